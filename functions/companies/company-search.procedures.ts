import { networkOf, takeTurn } from '#functions/platform/rate-limit.ts';
import { publicProcedure } from '#functions/platform/trpc.ts';
import {
  companySearchMinimum,
  searchCustomerCompaniesInput,
  searchCustomerCompaniesOutput,
} from '#schema/auth.ts';
import { companyNamesThatBegin } from './companies.store.ts';

/** public.*: companies, for whoever signs up. */
export const companySearchProcedures = {
  /** Up to ten names that begin with what was typed. Limited, since it would otherwise list all customers. */
  searchCustomerCompanies: publicProcedure
    .input(searchCustomerCompaniesInput)
    .output(searchCustomerCompaniesOutput)
    .query(async ({ ctx, input }) => {
      if (input.search.length < companySearchMinimum) return [];
      await takeTurn(
        { what: 'company-search', who: networkOf(ctx.address), turns: 120, seconds: 600 },
        ctx.now,
      );
      return (await companyNamesThatBegin(input.search, 10)).map((name) => ({ name }));
    }),
};
