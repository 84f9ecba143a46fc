import type { AccountCard } from './account-rows.ts';

/** Why no mail but codes goes to the person's present address; null if mail goes there. */
export function whyMailStopped({
  email,
  stoppedMail,
}: Pick<AccountCard, 'email' | 'stoppedMail'>): 'bounced' | 'complained' | null {
  return stoppedMail?.address === email ? stoppedMail.why : null;
}
