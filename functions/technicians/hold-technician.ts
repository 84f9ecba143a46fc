import { accountKey } from '#functions/accounts/account-rows.ts';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import { check, type Write } from '#functions/platform/table.ts';
import { roleIds, roles } from '#schema/accounts/roles.ts';
import { type Abilities, candidateKey } from './technician-rows.ts';

/**
 * Members of a booking's transaction: it holds only while the technician can do what its offer says, from where it says, and
 * while account, role and company let it be booked. Three checks rather than the candidate's `bookable` alone: of a company
 * that is deactivated the candidates are written anew one after the other.
 */
export function holdTechnician(
  { id, companyId }: { readonly id: string; readonly companyId: string },
  abilities: Abilities,
): Write[] {
  const held = Object.entries({ ...abilities, bookable: true });
  return [
    check(candidateKey({ technicianId: id, ...abilities }), {
      expression: held.map(([field]) => `#${field} = :${field}`).join(' AND '),
      names: Object.fromEntries(held.map(([field]) => [`#${field}`, field])),
      values: Object.fromEntries(held.map(([field, value]) => [`:${field}`, value])),
    }),
    check(accountKey(id), {
      expression: `#status = :active AND companyId = :company AND roleId IN (${roleNames.join(', ')})`,
      names: { '#status': 'status' },
      values: {
        ':active': 'active',
        ':company': companyId,
        ...Object.fromEntries(bookableRoles.map((roleId, place) => [roleNames[place], roleId])),
      },
    }),
    companyIsActive(companyId),
  ];
}

const bookableRoles = roleIds.filter((roleId) =>
  roles[roleId].permissions.includes('technician_can_be_booked'),
);
const roleNames = bookableRoles.map((_, place) => `:role${place}`);
