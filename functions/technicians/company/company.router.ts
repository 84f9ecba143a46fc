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

/** technicians.company.*: what the caller's company charges, how it shows its technicians, and who they are. */
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
   * For offers from now on: one made before keeps the quote and the name that it was made with. Candidates repeat of their
   * company only that it is active, which this does not change, so none is written again. The same again changes nothing, so
   * it needs no idempotency key. Two round trips.
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

/** A company that has set nothing yet reads the defaults that its quotes are made with. */
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
