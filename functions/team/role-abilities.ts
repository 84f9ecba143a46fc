import { seesAllOrders } from '#functions/orders/order-visibility.rules.ts';
import { type Policy, policies } from '#functions/platform/policy.ts';
import type { Role } from '#schema/accounts/roles.ts';

/** What a role lets people do, and what it does not, in the words of the policy table; which orders it does so on comes first. */
export function abilitiesOf({ permissions }: Pick<Role, 'permissions'>): { can: string[]; cannot: string[] } {
  const all: readonly Policy[] = Object.values(policies);
  const told = all.filter(({ surface, does }) => surface === 'app' && does !== undefined);
  const may = ({ permission }: Policy) => permission === null || permissions.includes(permission);
  const seesAll = seesAllOrders({ permissions });
  const words = (some: readonly Policy[]) => some.map(({ does }) => does ?? '');
  return {
    can: [
      seesAll ? 'See every order of the company' : 'See the orders that they take part in',
      ...words(told.filter(may)),
    ],
    cannot: [
      ...(seesAll ? [] : ['See the company’s other orders']),
      ...words(told.filter((policy) => !may(policy))),
    ],
  };
}
