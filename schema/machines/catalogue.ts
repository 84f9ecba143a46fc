import * as z from 'zod';
import { entityId } from '../ids.ts';
import { requiredLine } from '../text.ts';

/** Ignored below two characters, which lists everything. */
export const catalogueSearchInput = z.object({ search: z.string().trim().max(100).default('') });

/** Makers or equipment types, identified by name. */
export const catalogueOutput = z.array(z.object({ name: z.string(), picture: z.string().nullable() }));

export const parseCustomModelStringInput = z.object({ search: z.string().trim().max(200) });

/** What the typed text says; null for what it doesn't. */
export const customModel = z.object({
  brand: z.string().nullable(),
  model: z.string().nullable(),
  equipmentType: z.string().nullable(),
});
export type CustomModel = z.infer<typeof customModel>;

/** A model with an id (document 1 section 3, Model). */
export const model = z.object({
  id: entityId,
  model: z.string(),
  makeModel: z.string(),
  picture: z.string().nullable(),
  brand: z.object({ name: z.string(), picture: z.string().nullable() }),
  product: z.object({
    name: z.string(),
    picture: z.string().nullable(),
    picture3d: z.string().nullable(),
  }),
});
export type Model = z.infer<typeof model>;

/** Without a search, or with a single letter: the models with the most orders. */
export const getModelsInput = z.object({
  search: z.string().trim().max(100).default(''),
  limit: z.number().int().min(1).max(100).default(20),
});
export const getModelsOutput = z.object({ data: z.array(model) });

const requiredName = requiredLine(200);

export const createCustomModelInput = z.object({
  model: requiredName,
  brand: requiredName,
  equipmentType: requiredName,
});
