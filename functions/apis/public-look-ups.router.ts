import { companySearchProcedures } from '#functions/companies/company-search.procedures.ts';
import { catalogueProcedures } from '#functions/equipment/catalogue.procedures.ts';
import { addressSearchProcedures } from '#functions/jobsites/address-search.procedures.ts';
import { unsubscribeProcedures } from '#functions/notifications/unsubscribe.procedures.ts';
import { router } from '#functions/platform/trpc.ts';
import { technicianCountProcedures } from '#functions/technicians/near/counts.procedures.ts';

/** public.*: what the public pages look up. Most callers of this surface only sign in and never load it. */
export const publicLookUpsRouter = router({
  ...companySearchProcedures,
  ...catalogueProcedures,
  ...addressSearchProcedures,
  ...technicianCountProcedures,
  ...unsubscribeProcedures,
});
