import { accountKey } from '#functions/accounts/account-rows.ts';
import { companyIsActive } from '#functions/companies/company-writes.ts';
import { check, type Write } from '#functions/platform/table.ts';
import { roleIds, roles } from '#schema/accounts/roles.ts';
import { type Abilities, candidateKey } from './technician-rows.ts';

/**
 * Checks for a booking's transaction: the technician still has the abilities and homebase of the offer, and account,
 * role and company still allow booking. These are three checks, since when a company is deactivated, its candidates'
 * `bookable` is rewritten one after another.
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
