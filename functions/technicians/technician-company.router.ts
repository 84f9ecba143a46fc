import { changeRepairTerms } from '#functions/companies/company-writes.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { confirmWith, procedure, router } from '#functions/platform/trpc.ts';
import { repairCompany, repairTechniciansOutput, updateRepairSettingsInput } from '#schema/repair-company.ts';
import { companyTechnicians } from './company-technicians.ts';
import { repairCompanyOf } from './repair-company.rules.ts';

/** technicians.company.*: what the caller's company charges, how it shows its technicians, and who they are. */
export const technicianCompanyRouter = router({
  /** One round trip, half a read unit. */
  get: procedure
    .output(repairCompany)
    .query(async ({ ctx }) => repairCompanyOf(await readCompany(ctx.caller.companyId))),

  technicians: procedure
    .output(repairTechniciansOutput)
    .query(async ({ ctx }) => ({ data: await companyTechnicians(ctx.caller) })),

  /**
   * For offers from now on: one made before keeps the quote and the name that it was made with. Candidates repeat of their
   * company only that it is active, which this does not change, so none is written again. The same again changes nothing, so
   * it needs no idempotency key. Two round trips.
   */
  updateSettings: procedure
    .input(updateRepairSettingsInput)
    .output(repairCompany)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = await confirmWith(ctx, 'company_management');
      return repairCompanyOf(await changeRepairTerms(companyId, input));
    }),
});
