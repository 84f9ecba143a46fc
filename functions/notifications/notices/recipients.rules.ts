import type { AccountCard } from '#functions/accounts/account-rows.ts';
import { whyMailStopped } from '#functions/accounts/email.rules.ts';
import { hasStoppedTexts, phoneCounts } from '#functions/accounts/phone.rules.ts';
import { roles } from '#schema/accounts/roles.ts';
import { isTextable } from '#schema/phone.ts';
import type { Channel, CompanyAudience } from '../texts/notification.ts';

/** What decides whether somebody can be reached. */
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
  | 'stoppedMail'
>;

/** The channels to use now, and those to use later if the person has not looked by then. */
export interface Plan {
  readonly now: readonly Channel[];
  readonly later: readonly Channel[];
}

/** The company's people that a notification is for. */
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

/**
 * Notices about orders require one of these two permissions; without either, a person gets only codes (document 3
 * section 10).
 */
export function getsNews(roleId: AccountCard['roleId']): boolean {
  const { permissions } = roles[roleId];
  return permissions.includes('internal_notifications') || permissions.includes('external_notifications');
}

/**
 * Who can be reached on that channel: active, switched on, with an address there, no STOP, no bounced mail, and not the
 * person who caused the event.
 */
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
          ? person.emailNotificationEnabled && whyMailStopped(person) === null
          : person.smsNotificationEnabled &&
            phoneCounts(person) &&
            isTextable(person.phone ?? '') &&
            !hasStoppedTexts(person))),
  );
}

/**
 * Push first, mail for the record, and a text if it matters: right away for people without push, otherwise only if
 * nobody has looked. Anything else is texted only to people whom nothing else reaches (document 3 section 10). `reach`:
 * every channel that works for the person.
 */
export function planOf(matters: boolean, reach: readonly Channel[]): Plan {
  const others = reach.filter((channel) => channel !== 'sms');
  if (!reach.includes('sms')) return { now: others, later: [] };
  if (others.length === 0) return { now: ['sms'], later: [] };
  if (!matters) return { now: others, later: [] };
  return others.includes('push') ? { now: others, later: ['sms'] } : { now: [...others, 'sms'], later: [] };
}
