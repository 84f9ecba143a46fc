import { procedure, requirePermission, router } from '#functions/platform/trpc.ts';
import { catalogueOutput, catalogueSearchInput, createCustomModelInput, model } from '#schema/catalogue.ts';
import { searchBrands, searchEquipmentTypes } from './catalogue/search-catalogue.ts';
import { createCustomModel } from './custom-models.ts';

/** customers.models.* The catalogue is part of the code; what a company adds to it is its own. */
export const modelsRouter = router({
  getBrands: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchBrands(input.search)),

  getProducts: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchEquipmentTypes(input.search)),

  /** 'Add Model'. Two round trips. */
  createCustomModel: procedure
    .input(createCustomModelInput)
    .output(model)
    .mutation(async ({ ctx, input }) => {
      const caller = await ctx.confirm();
      requirePermission(caller, 'view_and_request_orders');
      return createCustomModel(caller.companyId, input, ctx.now);
    }),
});
