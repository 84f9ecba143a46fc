import { readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { roles } from '#schema/roles.ts';

/**
 * Whose jobs a caller of the technicians' surface sees and answers for: a technician its own; office staff, who takes none,
 * those of its company's technicians (document 3 section 4), ten of them at most so that a list stays bounded. For office
 * staff a round trip.
 */
export async function technicianIdsOf(caller: Caller): Promise<string[]> {
  if (caller.permissions.includes('technician_can_be_booked')) return [caller.accountId];
  const people = await readPeopleOfCompany(caller.companyId);
  return people
    .filter(
      ({ status, roleId }) =>
        status === 'active' && roles[roleId].permissions.includes('technician_can_be_booked'),
    )
    .map(({ id }) => id)
    .slice(0, mostTechnicians);
}

const mostTechnicians = 10;
