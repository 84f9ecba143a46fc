import { notFound } from '#functions/platform/errors.ts';
import { ConditionFailed, parseRow, updateRow } from '#functions/platform/table.ts';
import { type Company, company as storedCompany } from '#schema/accounts/account.ts';
import type { AdminCompany } from '#schema/admin.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import { companyKey } from './company-rows.ts';
import { creditUsageOf } from './credit-usage.ts';
import { readCompany } from './read-company.ts';

/** A company as admins see it. Fields are listed one by one so that a new one stays private until it is added here. */
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
 * A company that admins manage. Not their own: deactivating it would lock everybody out. Throws NOT_FOUND, also when the company
 * is not of the type asked for. Half a read unit, one when `consistent`.
 */
export async function readManagedCompany(
  companyId: string,
  { userType, ...reading }: { userType?: Company['userType']; consistent?: boolean } = {},
): Promise<Company> {
  const company = await readCompany(companyId, reading);
  if (company.userType === 'admin' || (userType !== undefined && company.userType !== userType)) {
    throw notFound('The company');
  }
  return company;
}

/** Sets what a repair company charges and returns the company with it. One write unit. Throws NOT_FOUND. */
export async function changeRepairTerms(companyId: string, terms: RepairTerms): Promise<Company> {
  try {
    const row = await updateRow(
      companyKey(companyId),
      { expression: 'SET repair = :terms', values: { ':terms': terms } },
      { expression: 'userType = :technicians', values: { ':technicians': 'technician' } },
    );
    return parseRow(storedCompany, row);
  } catch (error) {
    if (error instanceof ConditionFailed) throw notFound('The company');
    throw error;
  }
}
