import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { roles } from '#schema/accounts/roles.ts';
import type { OwnNotice } from '#schema/accounts/team.ts';
import {
  type Channel,
  type NotificationType,
  notificationNames,
  type Reader,
} from '../texts/notification.ts';
import { orderNotifications, personNotifications } from '../texts/notification-types.ts';
import { getsNews, planOf, reachedBy } from './recipients.rules.ts';

type Settled = Pick<StoredAccount, 'roleId' | 'quietHours'>;
/** What a type says to somebody. What depends on an order's facts is left open. */
type Told = Pick<NonNullable<NotificationType<never>['customer']>, 'matters' | 'waits'>;

/**
 * Which notices a person gets, how and when, read off the notification types, without those their role never gets.
 * `textsAreCapped`: the person has reached the day's limit of texts.
 */
export function ownNotices(
  account: StoredAccount,
  { hasPush, textsAreCapped }: { readonly hasPush: boolean; readonly textsAreCapped: boolean },
): OwnNotice[] {
  const reader = account.userType === 'technician' ? 'technician' : 'customer';
  const reach = channels.filter(
    (channel) => (channel !== 'push' || hasPush) && reachedBy(channel, [account], null).length > 0,
  );
  return Object.entries(notificationNames).flatMap(([name, words]) => {
    const what = (words as { readonly [By in Reader]?: string })[reader];
    const told = [...orderNotifications, ...personNotifications]
      .filter((type) => type.name === name)
      .flatMap((type) => toldAs(type as NotificationType<never>, reader, account));
    if (what === undefined || told.length === 0) return [];
    const plan = planOf(
      told.some(({ matters }) => matters !== undefined && matters !== false),
      reach,
    );
    const used = channels.filter((channel) => [...plan.now, ...plan.later].includes(channel));
    const when = whenOf(told, plan.later.includes('sms'), account);
    const isCapped = textsAreCapped && used.includes('sms');
    return [{ name, what, channels: used, when: isCapped ? `${when}; no more texts today` : when }];
  });
}

const channels: readonly Channel[] = ['push', 'email', 'sms'];

function toldAs(type: NotificationType<never>, reader: Reader, { roleId }: Settled): Told[] {
  const { permissions } = roles[roleId];
  if (reader === 'customer') {
    const { customer } = type;
    const isMeant = customer?.to.permissions?.every((permission) => permissions.includes(permission)) ?? true;
    return customer && getsNews(roleId) && isMeant ? [customer] : [];
  }
  const { technician } = type;
  const isMeant = technician?.toOffice === true || permissions.includes('technician_can_be_booked');
  return technician && isMeant ? [technician] : [];
}

function whenOf(told: readonly Told[], textFollows: boolean, { quietHours }: Settled): string {
  const waiting = told.filter(({ waits }) => waits !== undefined && waits !== false);
  const follows = textFollows ? '; a text follows if you have not looked' : '';
  if (quietHours === null || waiting.length === 0) return `At once${follows}`;
  const always = waiting.length === told.length && waiting.every(({ waits }) => waits === true);
  const hours = `from ${twelveHours(quietHours.from)} to ${twelveHours(quietHours.to)}`;
  return always ? `At once; ${hours} it waits${follows}` : `At once; ${hours} only what can't wait${follows}`;
}

/** `21:00` as 9:00 PM. */
function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
