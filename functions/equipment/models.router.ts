import { procedure, router } from '#functions/platform/trpc.ts';
import { catalogueOutput, catalogueSearchInput } from '#schema/catalogue.ts';
import { searchBrands, searchEquipmentTypes } from './catalogue/search-catalogue.ts';

/** customers.models.* Nothing is read: the catalogue is part of the code. */
export const modelsRouter = router({
  getBrands: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchBrands(input.search)),

  getProducts: procedure
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchEquipmentTypes(input.search)),
});
