import stored from './trades.json' with { type: 'json' };

/** A kind of work that a technician knows: the machines, and what goes with them. */
export interface Trade {
  readonly name: string;
  /** Brands that everyone in the trade works on. */
  readonly brands: readonly string[];
  /** Brands that some know. */
  readonly rarerBrands: readonly string[];
  /** Equipment types that everyone in the trade serves. */
  readonly products: readonly string[];
  /** Equipment types that some serve. */
  readonly rarerProducts: readonly string[];
  readonly specialties: readonly string[];
  /** The product's skills that its work needs. */
  readonly skills: readonly string[];
  readonly software: readonly string[];
}

/**
 * The first six are what most field technicians do, the rest are sidelines. Together they cover every brand and
 * equipment type in the product's catalogue, by name. A test compares them.
 */
export const commonTrades = 6;

export const trades: readonly Trade[] = stored;
