import stored from './trades.json' with { type: 'json' };

/** A kind of work that a technician knows: the machines, and what goes with them. */
export interface Trade {
  readonly name: string;
  /** Brands that everybody in the trade works on. */
  readonly brands: readonly string[];
  /** Brands of which a technician knows some. */
  readonly rarerBrands: readonly string[];
  /** Equipment types that everybody in the trade serves. */
  readonly products: readonly string[];
  /** Equipment types of which a technician serves some. */
  readonly rarerProducts: readonly string[];
  readonly specialties: readonly string[];
  /** What its work asks for, of the product's skills. */
  readonly skills: readonly string[];
  readonly software: readonly string[];
}

/**
 * The first six are what most field technicians do, the rest what one of them does beside it. Together they hold every brand and
 * equipment type of the product's catalogue, by its names. A test compares them.
 */
export const commonTrades = 6;

export const trades: readonly Trade[] = stored;
