import { notFound } from '#functions/platform/errors.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { AdminCompany } from '#schema/admin.ts';
import { creditUsageOf } from './credit-usage.ts';
import { readCompany } from './read-company.ts';

/** A company as admins read it: each field by name, so that a new one stays inside until it is listed here. */
export function adminCompanyOf(company: Company): AdminCompany {
  return {
    id: company.id,
    name: company.name,
    userType: company.userType,
    status: company.status,
    logo: company.logo,
    segment: company.segment,
    category: company.category,
    fleetSize: company.fleetSize,
    billingEmails: company.billingEmails,
    billingAddresses: company.billingAddresses,
    telematicsOnboardingCompleted: company.telematicsOnboardingCompleted,
    hasOrderFromEquipmentAlerts: company.hasOrderFromEquipmentAlerts,
    repair: company.repair,
    createdAt: company.createdAt,
    creditUsage: creditUsageOf(company),
  };
}

/**
 * A company that admins look after. Their own is not among them: whoever deactivated it would lock everybody out. Throws
 * NOT_FOUND, also where it is not of the type that is asked for. Half a read unit, one when `consistent`.
 */
export async function readLookedAfter(
  companyId: string,
  { userType, ...reading }: { userType?: Company['userType']; consistent?: boolean } = {},
): Promise<Company> {
  const company = await readCompany(companyId, reading);
  if (company.userType === 'admin' || (userType !== undefined && company.userType !== userType)) {
    throw notFound('The company');
  }
  return company;
}
