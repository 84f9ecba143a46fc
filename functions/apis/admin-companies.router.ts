import { createCompanyProcedures } from '#functions/accounts/create-company.ts';
import { adminCompaniesProcedures } from '#functions/companies/admin-companies.procedures.ts';
import { router } from '#functions/platform/trpc.ts';

/** admin.companies.*: customers' companies and repair companies. */
export const adminCompaniesRouter = router({ ...adminCompaniesProcedures, ...createCompanyProcedures });
