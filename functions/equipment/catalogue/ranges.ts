import stored from './models.json' with { type: 'json' };

/**
 * Names of models by maker (as `brands.json` calls it) and kind of machine (as `equipment-types.ts` calls it), apart by commas, as the maker
 * writes them. The id of a model follows from its names, so what is once listed is never respelled.
 */
type ModelsByMaker = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The makers' ranges, as they are written down. A maker may stand in several. */
export const allRanges: readonly ModelsByMaker[] = Object.values(stored.ranges);

/** The models that are ordered for most, the first of all suggested first: what rental and construction companies have most of. */
export const orderedForMost: Readonly<Record<string, string>> = stored.orderedForMost;

/** The names of a list, apart by commas. */
export function listed(names: string): string[] {
  return names.split(', ');
}
