import stored from './brands.json' with { type: 'json' };

/** A maker of machines that are ordered for, with the other ways in which telematics systems and people write it. */
export interface Brand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Also a word of everyday language: in running text it counts only when it is capitalised and a model follows. */
  readonly everydayWord?: boolean;
}

export const brands: readonly Brand[] = stored.brands;
