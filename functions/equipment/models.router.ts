import { confirmWith, procedure, router } from '#functions/platform/trpc.ts';
import { catalogueOutput, catalogueSearchInput, createCustomModelInput, model } from '#schema/catalogue.ts';
import { createCustomModel } from './catalogue/custom-models.ts';
import { searchBrandsFor, searchEquipmentTypesFor } from './fleet/search-fleet.ts';

/** customers.models.* The catalogue is part of the code; companies can add models of their own. */
export const modelsRouter = router({
  getBrands: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ ctx, input }) => searchBrandsFor(ctx.caller, input.search)),

  getProducts: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ ctx, input }) => searchEquipmentTypesFor(ctx.caller, input.search)),

  /** 'Add Model'. Two round trips. */
  createCustomModel: procedure
    .input(createCustomModelInput)
    .output(model)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = await confirmWith(ctx, 'view_and_request_orders');
      return createCustomModel(companyId, input, ctx.now);
    }),
});
