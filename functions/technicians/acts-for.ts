import type { AccountCard, StoredAccount } from '#functions/accounts/account-rows.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { roles } from '#schema/accounts/roles.ts';

/**
 * The technicians whose jobs a caller of the technicians' API sees and acts for: technicians their own; office staff
 * those of the company's technicians (document 3 section 4), at most ten to keep lists bounded, including `first`. One
 * round trip for office staff.
 */
export async function technicianIdsOf(caller: Caller, first?: string): Promise<string[]> {
  if (takesJobs(caller)) return [caller.accountId];
  const people = (await readPeopleOfCompany(caller.companyId)).filter(isTechnician);
  const ids = people.map(({ id }) => id);
  return [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)].slice(0, mostTechnicians);
}

/**
 * Whether the caller acts for that person: technicians for themselves, office staff for any technician of the company.
 */
export function actsFor(caller: Caller, person: StoredAccount): boolean {
  if (person.companyId !== caller.companyId || !isTechnician(person)) return false;
  return person.id === caller.accountId || !takesJobs(caller);
}

/** False for office staff. */
export function takesJobs({ permissions }: Pick<Caller, 'permissions'>): boolean {
  return permissions.includes('technician_can_be_booked');
}

/** Whether somebody is active and takes jobs. */
export function isTechnician({ status, roleId }: Pick<AccountCard, 'status' | 'roleId'>): boolean {
  return status === 'active' && takesJobs({ permissions: [...roles[roleId].permissions] });
}

const mostTechnicians = 10;
