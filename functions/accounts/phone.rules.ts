import type { StoredAccount } from './account-rows.ts';

/**
 * Whether the phone number can be trusted (document 3 section 7): its code came back, or the person has signed in by email.
 * The latter is for numbers from before codes were asked for, and for those that admins enter for technicians.
 */
export function phoneCounts({
  phone,
  phoneIsProven,
  lastSignIn,
}: Pick<StoredAccount, 'phone' | 'phoneIsProven' | 'lastSignIn'>): boolean {
  return phone !== null && (phoneIsProven === true || lastSignIn !== null);
}

/** Whether the person's present number has opted out of texts (document 3 section 10: STOP ends SMS until START). */
export function hasStoppedTexts({ phone, texts }: Pick<StoredAccount, 'phone' | 'texts'>): boolean {
  return phone !== null && texts?.stoppedNumber === phone;
}
