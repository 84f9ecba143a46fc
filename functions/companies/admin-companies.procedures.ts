import { notFound } from '#functions/platform/errors.ts';
import { logChange } from '#functions/platform/log-change.ts';
import { procedure } from '#functions/platform/trpc.ts';
import {
  adminCompaniesAllInput,
  adminCompaniesAllOutput,
  adminCompanyOutput,
  companyIdInput,
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

/** Customers' companies and repair companies, as admins see and change them. */
export const adminCompaniesProcedures = {
  all: procedure
    .meta({ permission: 'admin_access' })
    .input(adminCompaniesAllInput)
    .output(adminCompaniesAllOutput)
    .query(({ input }) => companyList(input)),

  /** One round trip, half a read unit. Throws NOT_FOUND. */
  byId: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(companyIdInput)
    .output(adminCompanyOutput)
    .query(async ({ input }) => ({ company: adminCompanyOf(await readManagedCompany(input.id)) })),

  updateStatus: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(updateCompanyStatusInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input }) => ({
      company: adminCompanyOf(await changeCompanyStatus(ctx, input)),
    })),

  /** Repeating it changes nothing, so it needs no idempotency key. Two round trips. */
  setCreditLimit: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(setCreditLimitInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input: { id, creditLimitCents } }) => {
      await ctx.confirm();
      const company = await putCreditLimit(id, creditLimitCents);
      if (company === undefined) throw notFound('The company');
      logChange(ctx, { companyId: id, creditLimitCents });
      return { company: adminCompanyOf(company) };
    }),

  /** Applies to offers from now on. Repeating it changes nothing, so it needs no idempotency key. Two round trips. */
  setRepairTerms: procedure
    .meta({ permission: 'admin_access', entity: 'company' })
    .input(setRepairTermsInput)
    .output(adminCompanyOutput)
    .mutation(async ({ ctx, input: { id, repair } }) => {
      await ctx.confirm();
      const company = await changeRepairTerms(id, repair);
      logChange(ctx, { companyId: id });
      return { company: adminCompanyOf(company) };
    }),
};
