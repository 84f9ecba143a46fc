import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { createCustomModelInput, Model } from '#schema/machines/catalogue.ts';
import { equipmentTypeNamed, foldModelName, makerNamed } from '../machine-names.rules.ts';
import { addCustomModel, type CustomModel, getCustomModel } from './custom-models.store.ts';
import { modelOfCatalogue, modelView } from './search-models.ts';

/**
 * Adds a model that is not in the catalogue. Its id is derived from maker and model, ignoring case, spacing and the maker's other
 * names, so creating it again returns the existing one and needs no idempotency key.
 */
export async function createCustomModel(
  companyId: string,
  { brand, model, equipmentType }: z.output<typeof createCustomModelInput>,
  now: Date,
): Promise<Model> {
  const maker = makerNamed(brand);
  const names = `${foldModelName(maker)}\n${foldModelName(model)}`;
  const id = `mdl_${createHash('sha256').update(names).digest('base64url').slice(0, 22)}`;
  return modelView(
    await addCustomModel(companyId, {
      id,
      brand: maker,
      model,
      product: equipmentTypeNamed(equipmentType),
      createdAt: now.toISOString(),
    }),
  );
}

/** The model with that id, from the catalogue or the company's own. Half a read unit for the latter. */
export async function readModel(
  companyId: string,
  modelId: string,
): Promise<Pick<CustomModel, 'id' | 'brand' | 'model' | 'product'> | undefined> {
  return (await modelOfCatalogue(modelId)) ?? getCustomModel(companyId, modelId);
}
