import * as z from 'zod';
import type { Row } from '#functions/platform/table.ts';
import { type Account, account } from '#schema/accounts/account.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { timestamp } from '#schema/ids.ts';

/**
 * Whether the person takes text messages, as it told us itself by STOP and START. `stoppedNumber`: the number, in E.164, that
 * takes none; another one of the same person does. Absent until the first such word.
 */
const textConsent = z.object({ stoppedNumber: z.string().nullable(), changedAt: timestamp });

/**
 * An account as stored. `identityAt`: when the pool got its user; null until the first code of the account is right.
 * `signedOutAt`: sign-ins that began before count no more; absent until the person has signed out everywhere.
 */
export const storedAccount = account.extend({
  identityAt: timestamp.nullable(),
  signedOutAt: timestamp.optional(),
  /** Whether a code that was sent to the phone came back; unset where that was not asked for yet. */
  phoneIsProven: z.boolean().optional(),
  texts: textConsent.optional(),
});
export type StoredAccount = z.infer<typeof storedAccount>;

/** What the list of a company's people holds of each, so that it is read through the index alone. */
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
});
export type AccountCard = z.infer<typeof accountCard>;

/** A row that is read through the index alone. */
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

/** EMAIL#<userType>#<email> / UNIQUE, put on condition: one account for each address and type of user. */
export function emailRow(stored: Pick<Account, 'id' | 'userType' | 'email'>): Row {
  return { ...emailKey(stored.userType, stored.email), kind: 'unique', accountId: stored.id };
}

/** PHONE#<userType>#<E.164> / UNIQUE, likewise. */
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

/** Where somebody stands among the company's people. */
export function peopleSortKey({
  id,
  firstName,
  lastName,
}: Pick<Account, 'id' | 'firstName' | 'lastName'>): string {
  return `${lastName}#${firstName}#${id}`.toLowerCase();
}

/** Where an account stands in the index while its number waits for its code, beside others that the same number waits in. */
export function waitingPhoneKeys({ id, userType }: Pick<Account, 'id' | 'userType'>, phone: string) {
  return { gsi2pk: `WAITING_PHONE#${userType}#${phone}`, gsi2sk: id };
}

/** Partition of the index in which a company's people stand, by last name. */
export function peoplePk(companyId: string): string {
  return `COMPANY#${companyId}#ACCOUNTS`;
}

/** What most people have set nowhere is not written, so that account and card stay within a write unit. */
function unlessUnset<Of extends AccountCard>({ timeZone, noJobsAtNight, ...rest }: Of) {
  return { ...rest, ...(timeZone !== null && { timeZone }), ...(noJobsAtNight && { noJobsAtNight }) };
}
