import { type AccountCard, hasStoppedTexts, phoneCounts } from '#functions/accounts/account-rows.ts';
import { roles } from '#schema/accounts/roles.ts';
import { isTextable } from '#schema/phone.ts';
import type { Channel, CompanyAudience } from './notification.ts';

/** What decides whether somebody can be told. */
export type Reachable = Pick<
  AccountCard,
  | 'id'
  | 'email'
  | 'phone'
  | 'phoneIsProven'
  | 'lastSignIn'
  | 'status'
  | 'emailNotificationEnabled'
  | 'smsNotificationEnabled'
  | 'texts'
>;

/** Who of a company's people a notification means. */
export function meantOf<Facts>(
  { accounts, except, permissions = [] }: CompanyAudience<Facts>,
  facts: Facts,
  people: readonly AccountCard[],
): AccountCard[] {
  const ids = accounts && new Set(accounts(facts));
  const left = new Set(except?.(facts));
  return people.filter(
    ({ id, roleId }) =>
      (ids?.has(id) ?? true) &&
      !left.has(id) &&
      getsNews(roleId) &&
      permissions.every((permission) => roles[roleId].permissions.includes(permission)),
  );
}

/** News of one's own orders take one of the two; who has neither gets codes only (document 3 section 10). */
export function getsNews(roleId: AccountCard['roleId']): boolean {
  const { permissions } = roles[roleId];
  return permissions.includes('internal_notifications') || permissions.includes('external_notifications');
}

/** Who of these is told by that channel: active, with its switch on, an address there and no STOP, and not who brought it about. */
export function reachedBy<Someone extends Reachable>(
  channel: Channel,
  people: readonly Someone[],
  actorId: string | null,
): Someone[] {
  return people.filter(
    (person) =>
      person.id !== actorId &&
      person.status === 'active' &&
      (channel === 'push' ||
        (channel === 'email'
          ? person.emailNotificationEnabled
          : person.smsNotificationEnabled &&
            phoneCounts(person) &&
            isTextable(person.phone ?? '') &&
            !hasStoppedTexts(person))),
  );
}
