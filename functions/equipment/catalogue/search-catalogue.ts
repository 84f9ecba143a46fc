import type * as z from 'zod';
import type { catalogueOutput } from '#schema/catalogue.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { brands } from './brands.ts';
import { equipmentTypes } from './equipment-types.ts';

type Entries = z.infer<typeof catalogueOutput>;

/** Makers that fit, by any of the names they are known under: `cat` finds Caterpillar. */
export function searchBrands(search: string): Entries {
  return bestFits(brands, search, ({ name, aliases }) => [name, ...aliases]).map(withoutPicture);
}

/** Kinds of machine that fit, by any of the words that stand for them. */
export function searchEquipmentTypes(search: string): Entries {
  return bestFits(equipmentTypes, search, ({ name, words }) => [name, ...words]).map(withoutPicture);
}

/** The catalogue has no pictures: makers' marks are theirs. */
function withoutPicture({ name }: { readonly name: string }): Entries[number] {
  return { name, picture: null };
}
