import type { Model } from '#schema/machines/catalogue.ts';
import type { FleetModel } from '#schema/machines/fleet.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { brandNamed } from '../catalogue/find-brand.ts';

/** A company's machines, and the models it has added itself. */
export interface Fleet {
  readonly machines: readonly OrderEquipment[];
  readonly own: readonly {
    readonly id: string;
    readonly brand: string;
    readonly model: string;
    readonly product: string;
  }[];
}

/** Models and machines of a fleet that match a search, best first, up to `most` of each (document 2 section 5). */
export function findInFleet(
  { machines, own }: Fleet,
  search: string,
  most: number,
): { models: FleetModel[]; equipment: OrderEquipment[] } {
  // Serial numbers are stored without spaces, but people type them with spaces.
  const packed = search.replace(/\s+/g, '');
  const byNumber = bestFits(machines, packed, ({ serialNumber }) => (serialNumber ? [serialNumber] : []));
  const byName = bestFits(machines, search, (machine) => [
    ...(machine.serialNumber ? [machine.serialNumber] : []),
    ...(machine.unitNumber ? [machine.unitNumber] : []),
    ...namesOf(machine),
  ]);
  return {
    models: bestFits(modelsOf(machines, own), search, namesOf).slice(0, most),
    equipment: [...new Set(packed === search ? byName : [...byNumber, ...byName])].slice(0, most),
  };
}

/** The company's matching models, then those only in the catalogue; each once. */
export function withCatalogue(
  own: readonly FleetModel[],
  catalogue: readonly Model[],
  most: number,
): FleetModel[] {
  const known = new Set(own.flatMap(({ modelId, brand, model }) => [modelId, nameKey(brand, model)]));
  const others = catalogue
    .filter(({ id, brand, model }) => !known.has(id) && !known.has(nameKey(brand.name, model)))
    .map(({ id, brand, model, product }) => ({
      brand: brand.name,
      model,
      modelId: id,
      product: product.name,
      machines: 0,
    }));
  return [...own, ...others].slice(0, most);
}

/** Each model once, however its machines spell it; models with the most machines first. */
function modelsOf(machines: readonly OrderEquipment[], own: Fleet['own']): FleetModel[] {
  const models = new Map<string, FleetModel>(
    own.map(({ id, brand, model, product }) => [id, { brand, model, modelId: id, product, machines: 0 }]),
  );
  const ownByName = new Map(own.map(({ id, brand, model }) => [nameKey(brand, model), id]));
  for (const { brand, model, modelId, product } of machines) {
    const key = modelId ?? ownByName.get(nameKey(brand, model)) ?? nameKey(brand, model);
    const known = models.get(key);
    models.set(key, {
      ...(known ?? { brand, model, modelId }),
      product: known?.product ?? product,
      machines: (known?.machines ?? 0) + 1,
    });
  }
  return [...models.values()].sort((one, other) => other.machines - one.machines);
}

function nameKey(brand: string, model: string): string {
  return `${brand} ${model}`.toLowerCase();
}

/** A model can be found as `Caterpillar 320`, `Cat 320` or `320`. */
function namesOf({ brand, model }: { readonly brand: string; readonly model: string }): string[] {
  return [
    ...new Set([brand, ...(brandNamed(brand)?.aliases ?? [])].map((name) => `${name} ${model}`)),
    model,
  ];
}
