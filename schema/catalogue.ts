import * as z from 'zod';

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
