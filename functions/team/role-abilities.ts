import { seesAllOrders } from '#functions/orders/visibility.rules.ts';
import { type Ability, abilities } from '#functions/platform/abilities.ts';
import type { Role } from '#schema/accounts/roles.ts';

/** What a role allows and what it doesn't, in words, starting with the orders it can see. */
export function abilitiesOf({ permissions }: Pick<Role, 'permissions'>): { can: string[]; cannot: string[] } {
  const all: readonly Ability[] = Object.values(abilities);
  const may = ({ permission }: Ability) => permission === null || permissions.includes(permission);
  const wordsOf = (some: readonly Ability[]) => some.map(({ does }) => does);
  const seesAll = seesAllOrders({ permissions });
  return {
    can: [
      seesAll ? 'See every order of the company' : 'See the orders that they take part in',
      ...wordsOf(all.filter(may)),
    ],
    cannot: [
      ...(seesAll ? [] : ['See the company’s other orders']),
      ...wordsOf(all.filter((ability) => !may(ability))),
    ],
  };
}
