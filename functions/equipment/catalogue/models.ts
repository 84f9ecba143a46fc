import { access } from './models/access.ts';
import { caterpillar } from './models/caterpillar.ts';
import { compact } from './models/compact.ts';
import { cranes } from './models/cranes.ts';
import { deere } from './models/deere.ts';
import { earthmoving } from './models/earthmoving.ts';
import { farming } from './models/farming.ts';
import { forestry } from './models/forestry.ts';
import { komatsu } from './models/komatsu.ts';
import { orderedForMost } from './models/ordered-for-most.ts';
import { powerAndAir } from './models/power-and-air.ts';
import { quarryAndMining } from './models/quarry-and-mining.ts';
import { roadbuilding } from './models/roadbuilding.ts';
import { trucks } from './models/trucks.ts';
import { volvo } from './models/volvo.ts';
import { warehouse } from './models/warehouse.ts';

/** A model of the catalogue, under an id that follows from its names. */
export interface CatalogueModel {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string;
}

/**
 * All of them; those that are ordered for most come first. Some thousands: import this only when somebody asks for models
 * (find-model.ts does).
 */
export const catalogueModels: readonly CatalogueModel[] = inOrder(
  [
    caterpillar,
    deere,
    komatsu,
    volvo,
    earthmoving,
    compact,
    access,
    roadbuilding,
    cranes,
    quarryAndMining,
    forestry,
    warehouse,
    powerAndAir,
    farming,
    trucks,
  ].flatMap((makers) =>
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

function listed(names: string): string[] {
  return names.split(/,\s+/);
}

function idOf(brand: string, model: string): string {
  return `mod_${`${brand}-${model}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
