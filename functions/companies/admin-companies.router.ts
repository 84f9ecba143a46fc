import { createCompany } from '#functions/accounts/create-company.ts';
import { notFound } from '#functions/platform/errors.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { procedure, router } from '#functions/platform/trpc.ts';
import {
  adminCompaniesAllInput,
  adminCompaniesAllOutput,
  adminCompanyOutput,
  companyIdInput,
  createCompanyInput,
  createCompanyOutput,
  setCreditLimitInput,
  setRepairTermsInput,
  updateCompanyStatusInput,
} from '#schema/admin.ts';
import { adminCompanyOf } from './admin-company.ts';
import { changeCompanyStatus } from './change-status.ts';
import { putCreditLimit } from './companies.store.ts';
import { companyList } from './company-list.ts';
import { changeRepairTerms } from './company-writes.ts';
import { readManagedCompany } from './read-company.ts';

/** admin.companies.*: customers and repair companies. */
export const adminCompaniesRouter = router({
  all: procedure
    .input(adminCompaniesAllInput)
    .output(adminCompaniesAllOutput)
    .query(({ input }) => companyList(input)),

  /** One round trip, half a read unit. Throws NOT_FOUND. */
  byId: procedure
    .input(companyIdInput)
    .output(adminCompanyOutput)
    .query(async ({ input }) => ({ company: adminCompanyOf(await readManagedCompany(input.id)) })),

  create: procedure
    .input(createCompanyInput)
    .output(createCompanyOutput)
    .mutation(({ ctx, input }) => createCompany(ctx, input)),

  updateStatus: procedure
    .input(updateCompanyStatusInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input }) => ({
      company: adminCompanyOf(await changeCompanyStatus(ctx, input)),
    })),

  /** Repeating it changes nothing, so it needs no idempotency key. Two round trips. */
  setCreditLimit: procedure
    .input(setCreditLimitInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input: { id, creditLimitCents } }) => {
      const caller = await ctx.confirm();
      const company = await putCreditLimit(id, creditLimitCents);
      if (company === undefined) throw notFound('The company');
      logChange(caller, 'admin.companies.setCreditLimit', { companyId: id, creditLimitCents });
      return { company: adminCompanyOf(company) };
    }),

  /** Applies to offers from now on. Repeating it changes nothing, so it needs no idempotency key. Two round trips. */
  setRepairTerms: procedure
    .input(setRepairTermsInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input: { id, repair } }) => {
      const caller = await ctx.confirm();
      const company = await changeRepairTerms(id, repair);
      logChange(caller, 'admin.companies.setRepairTerms', { companyId: id });
      return { company: adminCompanyOf(company) };
    }),
});
