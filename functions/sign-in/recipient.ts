import { AppError } from '#functions/platform/errors.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { emailAddress } from '#schema/text.ts';
import { unnamed, type WrongCodes } from './wrong-codes.store.ts';

/** An id that nobody has: lookups with it find nothing, the same as for somebody new to this device. */
export const nobodysId = 'nobody';
/** Prefix of a handle, which stands for a phone number. */
export const handlePrefix = 'sms_';

/** An email address in normal form, or a handle unchanged. */
export function recipientOf(text: string): string {
  if (text.startsWith(handlePrefix) && !text.includes('@')) return text;
  const email = emailAddress.safeParse(text);
  if (email.success) return email.data;
  throw new AppError('BAD_INPUT', 'Please enter a valid email address', {
    fields: { email: 'Please enter a valid email address' },
  });
}

export function isHandle(recipient: string): boolean {
  return !recipient.includes('@');
}

/** What a code is bound to: its attempt and its account. */
export function boundTo(attempt: string, whose: string): string {
  return `${attempt} ${whose}`;
}

/** Where a wrong code counts: on the device if the account has signed in there, otherwise by channel. */
export function countedOf(
  userType: UserType,
  recipient: string,
  accountId: string | null | undefined,
  device: string | null,
): WrongCodes {
  const who = accountId ?? unnamed(`${userType} ${recipient}`);
  if (device !== null) return { who, by: { device } };
  return { who, by: isHandle(recipient) ? 'phone' : 'email' };
}
