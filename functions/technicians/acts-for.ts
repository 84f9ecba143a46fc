import type { AccountCard, StoredAccount } from '#functions/accounts/account-rows.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { roles } from '#schema/accounts/roles.ts';

/**
 * Whose jobs a caller of the technicians' surface sees and answers for: a technician its own; office staff, who takes none,
 * those of its company's technicians (document 3 section 4), ten of them at most so that a list stays bounded, `first` among
 * them. For office staff a round trip.
 */
export async function technicianIdsOf(caller: Caller, first?: string): Promise<string[]> {
  if (takesJobs(caller)) return [caller.accountId];
  const people = (await readPeopleOfCompany(caller.companyId)).filter(isTechnician);
  const ids = people.map(({ id }) => id);
  return [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)].slice(0, mostTechnicians);
}

/** Whether the caller answers for that person: a technician for itself, office staff for any technician of its company. */
export function actsFor(caller: Caller, person: StoredAccount): boolean {
  if (person.companyId !== caller.companyId || !isTechnician(person)) return false;
  return person.id === caller.accountId || !takesJobs(caller);
}

/** Office staff does not. */
export function takesJobs({ permissions }: Pick<Caller, 'permissions'>): boolean {
  return permissions.includes('technician_can_be_booked');
}

/** Somebody active who takes jobs. */
export function isTechnician({ status, roleId }: Pick<AccountCard, 'status' | 'roleId'>): boolean {
  return status === 'active' && takesJobs({ permissions: [...roles[roleId].permissions] });
}

const mostTechnicians = 10;
