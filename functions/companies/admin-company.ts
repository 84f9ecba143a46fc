import type { Company } from '#schema/accounts/account.ts';
import type { AdminCompany } from '#schema/admin.ts';
import { creditUsageOf } from './credit-usage.ts';

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
