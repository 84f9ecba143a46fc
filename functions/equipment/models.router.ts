import { confirmPermitted, procedure, router } from '#functions/platform/trpc.ts';
import {
  catalogueOutput,
  catalogueSearchInput,
  createCustomModelInput,
  model,
} from '#schema/machines/catalogue.ts';
import { createCustomModel } from './catalogue/custom-models.ts';
import { searchBrandsFor, searchEquipmentTypesFor } from './fleet/search-fleet.ts';

/** customers.models.* The catalogue is part of the code; companies can add models of their own. */
export const modelsRouter = router({
  getBrands: procedure
    .meta({ permission: null })
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ ctx, input }) => searchBrandsFor(ctx.caller, input.search)),

  getProducts: procedure
    .meta({ permission: null })
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ ctx, input }) => searchEquipmentTypesFor(ctx.caller, input.search)),

  /** 'Add Model'. Two round trips. */
  createCustomModel: procedure
    .meta({ permission: 'view_and_request_orders' })
    .input(createCustomModelInput)
    .output(model)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = await confirmPermitted(ctx);
      return createCustomModel(companyId, input, ctx.now);
    }),
});
