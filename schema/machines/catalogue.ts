import * as z from 'zod';
import { entityId } from '../ids.ts';
import { requiredLine } from '../text.ts';

/** Counts from two characters on; a shorter one lists all. */
export const catalogueSearchInput = z.object({ search: z.string().trim().max(100).default('') });

/** Makers, or kinds of machine; whoever names one again does so by its name. */
export const catalogueOutput = z.array(z.object({ name: z.string(), picture: z.string().nullable() }));

export const parseCustomModelStringInput = z.object({ search: z.string().trim().max(200) });

/** What a typed machine says; null where it does not. */
export const customModel = z.object({
  brand: z.string().nullable(),
  model: z.string().nullable(),
  equipmentType: z.string().nullable(),
});
export type CustomModel = z.infer<typeof customModel>;

/** A model that can be named by its id (document 1 section 3, Model). */
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

/** Without a search, or with one of a single letter, the models that are ordered for most. */
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
