import type { Model } from '#schema/catalogue.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { modelView } from '../model-view.ts';
import { brandNamed } from './find-brand.ts';
import { type CatalogueModel, catalogueModels } from './models.ts';

/** Models that fit, best first, as many as asked for: `cat 320`, `Caterpillar 320` and `320` find the same. */
export function searchModels(search: string, most: number): Model[] {
  return bestFits(catalogueModels, search, namesOf).slice(0, most).map(modelView);
}

export function modelOfCatalogue(modelId: string): CatalogueModel | undefined {
  return catalogueModels.find(({ id }) => id === modelId);
}

function namesOf({ brand, model }: CatalogueModel): string[] {
  const makers = [brand, ...(brandNamed(brand)?.aliases ?? [])];
  return [...makers.map((maker) => `${maker} ${model}`), model];
}
