import type * as z from 'zod';
import type { catalogueOutput } from '#schema/machines/catalogue.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { brands } from './find-brand.ts';
import { equipmentTypes } from './find-equipment-type.ts';

type Entries = z.infer<typeof catalogueOutput>;

/** Makers that match by any of their names: `cat` finds Caterpillar. `own`: makers a company has added itself. */
export function searchBrands(search: string, own: readonly string[] = []): Entries {
  return fitting(
    [...own.map((name) => ({ name, aliases: [] })), ...brands],
    search,
    ({ aliases }) => aliases,
  );
}

/** Kinds of machine that match by any of their words; `own` as above. */
export function searchEquipmentTypes(search: string, own: readonly string[] = []): Entries {
  return fitting(
    [...own.map((name) => ({ name, words: [] })), ...equipmentTypes],
    search,
    ({ words }) => words,
  );
}

/**
 * Matches by main name come first: `kom` means Komatsu, not Dresser, which was once `Komatsu Dresser`. Each name once. There are
 * no pictures because logos belong to the makers.
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
