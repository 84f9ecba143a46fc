import { changeRepairTerms } from '#functions/companies/company-writes.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { confirmPermitted, procedure, router } from '#functions/platform/trpc.ts';
import type { Company } from '#schema/accounts/account.ts';
import {
  type RepairCompany,
  repairCompany,
  repairTechniciansOutput,
  updateRepairSettingsInput,
} from '#schema/technicians/repair-company.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import { defaultHourlyRate } from '../fees.rules.ts';
import { companyTechnicians } from './company-technicians.ts';

/**
 * technicians.company.*: what the caller's company charges, whether it shows its technicians' names, and who they are.
 */
export const technicianCompanyRouter = router({
  /** One round trip, half a read unit. */
  get: procedure
    .meta({ permission: 'company_management' })
    .output(repairCompany)
    .query(async ({ ctx }) => repairCompanyOf(await readCompany(ctx.caller.companyId))),

  technicians: procedure
    .meta({ permission: 'technician_can_submit_availability' })
    .output(repairTechniciansOutput)
    .query(async ({ ctx }) => ({ data: await companyTechnicians(ctx.caller) })),

  /**
   * Applies to new offers: an existing one keeps its quote and name. Candidates repeat only whether their company is
   * active, so none is rewritten. Repeating changes nothing, so no idempotency key is needed. Two round trips.
   */
  updateSettings: procedure
    .meta({ permission: 'company_management' })
    .input(updateRepairSettingsInput)
    .output(repairCompany)
    .mutation(async ({ ctx, input }) => {
      const { companyId } = await confirmPermitted(ctx);
      return repairCompanyOf(await changeRepairTerms(companyId, input));
    }),
});

/** A company that has set nothing yet sees its quotes' defaults. */
function repairCompanyOf({ id, name, logo, repair }: Company): RepairCompany {
  return { id, name, logo, settings: repair ?? nothingSet, defaultHourlyRatePrice: defaultHourlyRate };
}

const nothingSet: RepairTerms = {
  hourlyRatePrice: null,
  hourlyTravelPrice: 0,
  mileagePrice: 0,
  callOutFeePrice: 0,
  miscFeePrice: 0,
  chargesOvertime: false,
  hideTechnicianNames: false,
};
