import type { Company } from '#schema/accounts/account.ts';
import type { RepairCompany } from '#schema/technicians/repair-company.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import { defaultHourlyRate } from './fees.rules.ts';

/** A company that has set nothing yet reads what it is quoted with. */
export function repairCompanyOf({ id, name, logo, repair }: Company): RepairCompany {
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
