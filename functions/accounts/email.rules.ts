import type { StoredAccount } from './account-rows.ts';

/** Why only codes are mailed to the person's current address; null if all mail goes there. */
export function whyMailStopped({
  email,
  stoppedMail,
}: Pick<StoredAccount, 'email' | 'stoppedMail'>): 'bounced' | 'complained' | null {
  return stoppedMail?.address === email ? stoppedMail.why : null;
}
