import { limitOfNetwork } from '#functions/platform/limits.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import { publicProcedure } from '#functions/platform/trpc.ts';
import {
  companySearchMinimum,
  searchCustomerCompaniesInput,
  searchCustomerCompaniesOutput,
} from '#schema/accounts/auth.ts';
import { companyNamesThatBegin } from './companies.store.ts';

/** public.*: companies, for people who sign up. */
export const companySearchProcedures = {
  /**
   * Up to ten names that start with the search. Limited, because it could otherwise be used to list all customers. Two round
   * trips.
   */
  searchCustomerCompanies: publicProcedure
    .meta({ permission: null })
    .input(searchCustomerCompaniesInput)
    .output(searchCustomerCompaniesOutput)
    .query(async ({ ctx, input }) => {
      if (input.search.length < companySearchMinimum) return [];
      const limit = limitOfNetwork('company-search', ctx.address);
      const [names] = await Promise.all([companyNamesThatBegin(input.search, 10), takeTurn(limit, ctx.now)]);
      return names.map((name) => ({ name }));
    }),
};
