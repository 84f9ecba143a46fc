import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { RepairTechnician } from '#schema/technicians/repair-company.ts';
import type { TechnicianProfile } from '#schema/technicians/technician.ts';
import { takesJobs } from '../acts-for.ts';
import { getProfile } from '../technicians.store.ts';

/**
 * The technicians whose jobs the caller may see: for office staff and owners everyone in the company who takes jobs,
 * including inactive people; for other technicians only themselves. By last name, at most a hundred. Two round trips,
 * half a read unit per technician.
 */
export async function companyTechnicians(caller: Caller): Promise<RepairTechnician[]> {
  const people = await readPeopleOfCompany(caller.companyId);
  const technicians = people
    .filter(({ id, roleId }) => canBeBooked(roleId) && (seesAll(caller) || id === caller.accountId))
    .slice(0, mostTechnicians);
  const profiles = await Promise.all(technicians.map(({ id }) => getProfile(id)));
  return technicians.map((person, place) => shown(person, profiles[place]));
}

const mostTechnicians = 100;

function seesAll(caller: Caller): boolean {
  return !takesJobs(caller) || caller.permissions.includes('company_management');
}

function canBeBooked(roleId: AccountCard['roleId']): boolean {
  return roles[roleId].permissions.includes('technician_can_be_booked');
}

function shown(person: AccountCard, profile: TechnicianProfile | undefined): RepairTechnician {
  const { id, picture, title, roleId } = person;
  const { name, permissions } = roles[roleId];
  const active = person.status === 'active';
  return {
    id,
    fullName: fullNameOf(person),
    picture,
    title,
    role: { id: roleId, name, permissions: [...permissions] },
    active,
    bookable: active && profile !== undefined,
    homebase: profile ? { city: profile.homebase.city, state: profile.homebase.state } : null,
  };
}
