import type { StoredAccount } from './account-rows.ts';

/** Whether the number that a person has now takes no text messages (document 3 section 10: STOP ends SMS until START). */
export function hasStoppedTexts({ phone, texts }: Pick<StoredAccount, 'phone' | 'texts'>): boolean {
  return phone !== null && texts?.stoppedNumber === phone;
}
