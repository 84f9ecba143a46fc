import { activityWrite, changesBetween } from '#functions/companies/activity-log.ts';
import type { Write } from '#functions/platform/table.ts';
import type { ConfirmedCaller } from '#functions/platform/trpc.ts';
import type { StoredAccount } from './account-rows.ts';
import { changeAccountWrite, moveEmailWrites, movePhoneWrites } from './account-writes.ts';
import { whyMailStopped } from './email.rules.ts';

/**
 * The address or number waiting for its code; null if none is. The current address waits too, once mail to it has
 * stopped.
 */
export function waitingContact(account: StoredAccount, channel: 'email' | 'phone'): string | null {
  if (channel === 'phone') return account.unprovenPhone;
  return account.unprovenEmail ?? (whyMailStopped(account) === null ? null : account.email);
}

/**
 * The account with a newly proven contact, and the writes for it. The first write fails if another account has the
 * contact; a later one if the account changed since it was read.
 */
export function provenContact(
  before: StoredAccount,
  channel: 'email' | 'phone',
  contact: string,
  caller: ConfirmedCaller,
  now: Date,
): { after: StoredAccount; writes: Write[] } {
  const change =
    channel === 'email'
      ? { email: contact, unprovenEmail: null }
      : { phone: contact, unprovenPhone: null, phoneIsProven: true };
  const log = {
    action: 'contact_proven',
    subject: { id: before.id, name: caller.fullName },
    changes: changesBetween({ [channel]: before[channel] }, { [channel]: contact }),
  } as const;
  return {
    after: { ...before, ...change },
    writes: [
      ...(channel === 'email' ? moveEmailWrites(before, contact) : movePhoneWrites(before, contact)),
      changeAccountWrite(before, change, now),
      activityWrite(caller, log, now),
    ],
  };
}
