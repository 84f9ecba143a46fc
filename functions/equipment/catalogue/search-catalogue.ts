import type * as z from 'zod';
import type { catalogueOutput } from '#schema/machines/catalogue.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { brands } from './brands.ts';
import { equipmentTypes } from './equipment-types.ts';

type Entries = z.infer<typeof catalogueOutput>;

/** Makers that fit, by any of the names they are known under: `cat` finds Caterpillar. `own`: those that a company has named itself. */
export function searchBrands(search: string, own: readonly string[] = []): Entries {
  return fitting(
    [...own.map((name) => ({ name, aliases: [] })), ...brands],
    search,
    ({ aliases }) => aliases,
  );
}

/** Kinds of machine that fit, by any of the words that stand for them; likewise `own`. */
export function searchEquipmentTypes(search: string, own: readonly string[] = []): Entries {
  return fitting(
    [...own.map((name) => ({ name, words: [] })), ...equipmentTypes],
    search,
    ({ words }) => words,
  );
}

/**
 * By the names themselves first: whoever types `kom` means Komatsu, not Dresser, which was `Komatsu Dresser` once. Each name once.
 * The catalogue has no pictures: makers' marks are theirs.
 */
function fitting<T extends { readonly name: string }>(
  entries: readonly T[],
  search: string,
  otherNamesOf: (entry: T) => readonly string[],
): Entries {
  const found = [
    ...bestFits(entries, search, ({ name }) => [name]),
    ...bestFits(entries, search, otherNamesOf),
  ];
  const names = new Map(found.map(({ name }) => [name.toLowerCase(), name]));
  return [...names.values()].map((name) => ({ name, picture: null }));
}
