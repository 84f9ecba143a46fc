import { publicProcedure } from '#functions/platform/trpc.ts';
import {
  catalogueOutput,
  catalogueSearchInput,
  customModel,
  getModelsInput,
  getModelsOutput,
  parseCustomModelStringInput,
} from '#schema/machines/catalogue.ts';
import { parseCustomModel } from './catalogue/parse-custom-model.ts';
import { searchBrands, searchEquipmentTypes } from './catalogue/search-catalogue.ts';
import { searchModels } from './catalogue/search-models.ts';

/** public.*: makers and machines, open to everybody. Reads no table, because the catalogue is part of the code. */
export const catalogueProcedures = {
  getBrands: publicProcedure
    .meta({ permission: null })
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchBrands(input.search)),

  getProducts: publicProcedure
    .meta({ permission: null })
    .input(catalogueSearchInput)
    .output(catalogueOutput)
    .query(({ input }) => searchEquipmentTypes(input.search)),

  getModels: publicProcedure
    .meta({ permission: null })
    .input(getModelsInput)
    .output(getModelsOutput)
    .query(async ({ input }) => ({ data: await searchModels(input.search, input.limit) })),

  parseCustomModelString: publicProcedure
    .meta({ permission: null })
    .input(parseCustomModelStringInput)
    .output(customModel)
    .query(({ input }) => parseCustomModel(input.search)),
};
