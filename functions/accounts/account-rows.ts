import * as z from 'zod';
import type { Row } from '#functions/platform/table.ts';
import { type Account, account } from '#schema/accounts/account.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { timestamp } from '#schema/ids.ts';

/**
 * The person's opt-out from texts by STOP and START; unset until the first of them. `stoppedNumber`, in E.164, gets no
 * texts; another number of the same person does.
 */
const textConsent = z.object({ stoppedNumber: z.string().nullable(), changedAt: timestamp });

/**
 * Set once mail to `address` bounced for good or was marked as spam; the person gets mail at another address, or after
 * proving this one again.
 */
const stoppedMail = z.object({ address: z.string(), why: z.enum(['bounced', 'complained']), at: timestamp });

/**
 * An account as stored. `identityAt`: when the user pool got the user; null until the first right code. `signedOutAt`:
 * sign-ins that began before it are over; unset until the person signs out everywhere.
 */
export const storedAccount = account.extend({
  identityAt: timestamp.nullable(),
  signedOutAt: timestamp.optional(),
  /** Whether a code sent to the phone was entered; unset if none was asked for yet. */
  phoneIsProven: z.boolean().optional(),
  texts: textConsent.optional(),
  stoppedMail: stoppedMail.optional(),
});
export type StoredAccount = z.infer<typeof storedAccount>;

/** What a list of a company's people needs of each, so that it can be read through the index alone. */
export const accountCard = storedAccount.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  unprovenEmail: true,
  unprovenPhone: true,
  picture: true,
  title: true,
  roleId: true,
  status: true,
  emailNotificationEnabled: true,
  smsNotificationEnabled: true,
  quietHours: true,
  timeZone: true,
  noJobsAtNight: true,
  lastSignIn: true,
  ordersCount: true,
  phoneIsProven: true,
  texts: true,
  stoppedMail: true,
});
export type AccountCard = z.infer<typeof accountCard>;

/** A row as read through that index. */
export const rowWithCard = z.object({ card: accountCard });

/** ACCOUNT#<id> / ACCOUNT: the person. */
export function accountRow(stored: StoredAccount): Row {
  return {
    ...accountKey(stored.id),
    kind: 'account',
    ...unlessUnset(stored),
    card: unlessUnset(accountCard.parse(stored)),
    gsi1pk: peoplePk(stored.companyId),
    gsi1sk: peopleSortKey(stored),
    ...(stored.unprovenPhone !== null && waitingPhoneKeys(stored, stored.unprovenPhone)),
  };
}

/** EMAIL#<userType>#<email> / UNIQUE, put if absent: one account per address and user type. */
export function emailRow(stored: Pick<Account, 'id' | 'userType' | 'email'>): Row {
  return { ...emailKey(stored.userType, stored.email), kind: 'unique', accountId: stored.id };
}

/** PHONE#<userType>#<E.164> / UNIQUE: the same for phone numbers. */
export function phoneRow(stored: Pick<Account, 'id' | 'userType'>, phone: string): Row {
  return { ...phoneKey(stored.userType, phone), kind: 'unique', accountId: stored.id };
}

export function accountKey(accountId: string) {
  return { pk: `ACCOUNT#${accountId}`, sk: 'ACCOUNT' };
}

/** `email` in lower case. */
export function emailKey(userType: UserType, email: string) {
  return { pk: `EMAIL#${userType}#${email}`, sk: 'UNIQUE' };
}

export function phoneKey(userType: UserType, phone: string) {
  return { pk: `PHONE#${userType}#${phone}`, sk: 'UNIQUE' };
}

/** Sort key among the company's people. */
export function peopleSortKey({
  id,
  firstName,
  lastName,
}: Pick<Account, 'id' | 'firstName' | 'lastName'>): string {
  return `${lastName}#${firstName}#${id}`.toLowerCase();
}

/** Index keys of an account while its number waits for a code, next to other accounts with that number. */
export function waitingPhoneKeys({ id, userType }: Pick<Account, 'id' | 'userType'>, phone: string) {
  return { gsi2pk: `WAITING_PHONE#${userType}#${phone}`, gsi2sk: id };
}

/** Index partition of a company's people, by last name. */
export function peoplePk(companyId: string): string {
  return `COMPANY#${companyId}#ACCOUNTS`;
}

/** Leaves out rarely set fields, so that account and card stay within a write unit. */
function unlessUnset<Of extends AccountCard>({ timeZone, noJobsAtNight, ...rest }: Of) {
  return { ...rest, ...(timeZone !== null && { timeZone }), ...(noJobsAtNight && { noJobsAtNight }) };
}
