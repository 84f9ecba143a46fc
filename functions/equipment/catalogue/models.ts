import { allRanges, listed, orderedForMost } from './ranges.ts';

/** A model of the catalogue. Its id is derived from its names. */
export interface CatalogueModel {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string;
}

/**
 * All models, the ones ordered for most often first. There are thousands, so this module is loaded only when somebody asks for
 * models (find-model.ts does that).
 */
export const catalogueModels: readonly CatalogueModel[] = inOrder(
  allRanges.flatMap((makers) =>
    Object.entries(makers).flatMap(([brand, kinds]) =>
      Object.entries(kinds).flatMap(([product, names]) =>
        listed(names).map((model) => ({ id: idOf(brand, model), brand, model, product })),
      ),
    ),
  ),
);

function inOrder(models: CatalogueModel[]): CatalogueModel[] {
  const most = Object.entries(orderedForMost).flatMap(([brand, names]) =>
    listed(names).map((model) => idOf(brand, model)),
  );
  const ranks = new Map(most.map((id, rank) => [id, rank]));
  const rankOf = ({ id }: CatalogueModel) => ranks.get(id) ?? ranks.size;
  return models.sort((one, other) => rankOf(one) - rankOf(other));
}

function idOf(brand: string, model: string): string {
  return `mod_${`${brand}-${model}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
