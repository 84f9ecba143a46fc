import stored from './models.json' with { type: 'json' };

/**
 * Model names by maker (as in `brands.json`) and kind of machine (as in `equipment-types.json`), separated by commas and spelled as
 * the maker does. Model ids are derived from these names, so a name must never be respelled.
 */
type ModelsByMaker = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The makers' ranges. A maker may be in several of them. */
export const allRanges: readonly ModelsByMaker[] = Object.values(stored.ranges);

/** The models ordered for most often, in the order in which they are suggested: those most common in rental and construction. */
export const orderedForMost: Readonly<Record<string, string>> = stored.orderedForMost;

/** Splits a list of names separated by commas. */
export function listed(names: string): string[] {
  return names.split(', ');
}
