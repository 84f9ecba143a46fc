import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { roles } from '#schema/roles.ts';
import type { Audience, Channel } from './notification-types.ts';

/** Who of the company's people is told by that channel: active, meant by the notification, and with its switch on. */
export function recipientsOf<Facts>(
  audience: Audience<Facts>,
  facts: Facts,
  people: readonly AccountCard[],
  channel: Channel,
): AccountCard[] {
  const isMeant = meantBy(audience, facts);
  return people.filter(
    (person) => person.status === 'active' && isMeant(person) && isReachable(person, channel),
  );
}

function meantBy<Facts>(audience: Audience<Facts>, facts: Facts): (person: AccountCard) => boolean {
  if ('accounts' in audience) {
    const accountIds = new Set(audience.accounts(facts));
    return ({ id }) => accountIds.has(id);
  }
  const except = audience.except?.(facts);
  return ({ id, roleId }) =>
    id !== except &&
    audience.permissions.every((permission) => roles[roleId].permissions.includes(permission));
}

function isReachable(person: AccountCard, channel: Channel): boolean {
  return channel === 'email'
    ? person.emailNotificationEnabled
    : person.smsNotificationEnabled && person.phone !== null;
}
