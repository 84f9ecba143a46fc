import { accountCard, type StoredAccount } from '#functions/accounts/account-rows.ts';
import { colleagueFor } from '#functions/accounts/colleagues.rules.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { adminCompanyOf } from '#functions/companies/admin-company.ts';
import { readManagedCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { AdminTechnician } from '#schema/admin.ts';
import type { TechnicianProfile } from '#schema/technicians/technician.ts';
import { candidateOf } from '../candidate.rules.ts';
import { getProfile } from '../technicians.store.ts';

/** Somebody of a repair company, with or without a profile. */
export interface RepairPerson {
  readonly account: StoredAccount;
  readonly company: Company;
  readonly profile: TechnicianProfile | undefined;
}

/**
 * 1.5 read units, twice if `consistent`, in two round trips; one with `companyId`, which must be the technician's.
 * Throws NOT_FOUND.
 */
export async function readRepairPerson(
  technicianId: string,
  { companyId, ...reading }: { companyId?: string | undefined; consistent?: boolean } = {},
): Promise<RepairPerson> {
  const [account, profile, expected] = await Promise.all([
    readAccount(technicianId, reading),
    getProfile(technicianId, reading),
    companyId === undefined
      ? undefined
      : readManagedCompany(companyId, { userType: 'technician', ...reading }),
  ]);
  const isMeant =
    account?.userType === 'technician' && account.companyId === (companyId ?? account.companyId);
  if (account === undefined || !isMeant) throw notFound('The technician');
  const company =
    expected ?? (await readManagedCompany(account.companyId, { userType: 'technician', ...reading }));
  return { account, company, profile };
}

export function adminTechnicianOf(
  caller: Caller,
  { account, company, profile }: RepairPerson,
): AdminTechnician {
  return {
    person: colleagueFor(caller, accountCard.parse(account)),
    company: adminCompanyOf(company),
    profile: profile ?? null,
    bookable: profile !== undefined && candidateOf({ profile, account, company }).bookable,
  };
}
