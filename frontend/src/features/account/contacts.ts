import type { Colleague } from '#schema/accounts/people.ts';
import { formatPhoneNumber, isTextable, parsePhoneNumber } from '#schema/phone.ts';
import type { Profile } from '../../lib/profile.ts';

export type Channel = 'email' | 'phone';

type Account = Profile['account'];
type Waiting = Pick<Account, 'email' | 'emailStopped' | 'unprovenEmail' | 'unprovenPhone'>;

/** Initial values of the profile form. An email or phone waiting for its code is shown as the one the person gave. */
export function profileValues({ firstName, lastName, title, picture, ...account }: Account) {
  return {
    firstName,
    lastName,
    title,
    picture,
    email: account.unprovenEmail ?? account.email,
    phone: formatPhoneNumber(account.unprovenPhone ?? account.phone ?? ''),
  };
}

/** The contact that a change left waiting for its code, and that wasn't before. */
export function changedContact(
  before: Pick<Account, 'unprovenEmail' | 'unprovenPhone'>,
  after: Pick<Colleague, 'unprovenEmail' | 'phone' | 'phoneProven'>,
): Channel | undefined {
  const waitingPhone = after.phoneProven ? null : after.phone;
  if (waitingPhone !== null && waitingPhone !== before.unprovenPhone && isTextable(waitingPhone)) {
    return 'phone';
  }
  return after.unprovenEmail !== null && after.unprovenEmail !== before.unprovenEmail ? 'email' : undefined;
}

/**
 * The contact waiting for a code on that channel, including the current email if mail to it has stopped. Null if there
 * is none.
 */
export function waitingOf(account: Waiting, channel: Channel): string | null {
  if (channel === 'phone') return account.unprovenPhone;
  return account.unprovenEmail ?? (account.emailStopped ? account.email : null);
}

/** Whether a code can be sent to the waiting contact: texts reach US numbers only. */
export function canBeProven(account: Waiting, channel: Channel): boolean {
  const contact = waitingOf(account, channel);
  return contact !== null && (channel === 'email' || isTextable(contact));
}

/** Formatted for people. */
export function contactWords(channel: Channel, contact: string): string {
  return channel === 'email' ? contact : formatPhoneNumber(contact);
}

/** Whether a field's text is that contact. */
export function isSameContact(channel: Channel, contact: string, typed: string): boolean {
  return channel === 'email' ? typed.trim().toLowerCase() === contact : parsePhoneNumber(typed) === contact;
}
