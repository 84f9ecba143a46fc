import { AppError } from '#functions/platform/errors.ts';
import type { UserType } from '#schema/accounts/roles.ts';
import { emailAddress } from '#schema/text.ts';
import { unnamed, type WrongCodes } from './wrong-codes.store.ts';

/** Nobody has it: what is read and written for it finds nothing, as it would for somebody new to this device. */
export const nobodysId = 'nobody';
/** What a handle begins with, which stands for a phone that was asked for. */
export const handlePrefix = 'sms_';

/** An email address in its one form, or a handle as it is. */
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

/** What a code is bound to: the attempt that it was sent for, and whose it is. */
export function boundTo(attempt: string, whose: string): string {
  return `${attempt} ${whose}`;
}

/** Where a wrong code counts: on a device that the account has signed in on, else by what it was sent. */
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
