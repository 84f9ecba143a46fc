import type { CatalogueModel } from './models.ts';

/** The catalogue's models, ready to be searched. Built once, on the first request, so that no API start waits for it. */
export interface ModelIndex {
  readonly models: readonly CatalogueModel[];
  readonly byId: ReadonlyMap<string, CatalogueModel>;
  /** All makers' models of a name, by `foldModel(name)`. */
  readonly byName: ReadonlyMap<string, readonly CatalogueModel[]>;
}

export function modelIndex(): Promise<ModelIndex> {
  prepared ??= prepare();
  return prepared;
}

/** `320 GC`, `320gc` and `320-GC` are the same; `H3.0FT` and `H30FT` are not, nor are `694` and `694+`. */
export function foldModel(name: string): string {
  return name.toLowerCase().replace(/[\s\-‐-―_/]+/g, '');
}

let prepared: Promise<ModelIndex> | undefined;

async function prepare(): Promise<ModelIndex> {
  const { catalogueModels: models } = await import('./models.ts');
  const byName = new Map<string, CatalogueModel[]>();
  for (const model of models) {
    const name = foldModel(model.model);
    const others = byName.get(name);
    if (others) others.push(model);
    else byName.set(name, [model]);
  }
  return { models, byId: new Map(models.map((model) => [model.id, model])), byName };
}
