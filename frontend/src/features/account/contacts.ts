import type { Colleague } from '#schema/accounts/people.ts';
import { formatPhoneNumber, isTextable, parsePhoneNumber } from '#schema/phone.ts';
import type { Profile } from '../../lib/profile.ts';

export type Channel = 'email' | 'phone';

type Account = Profile['account'];
type Waiting = Pick<Account, 'email' | 'emailStopped' | 'unprovenEmail' | 'unprovenPhone'>;

/** What the profile's form begins with: an address or number that waits for its code is the one that the person gave. */
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

/** Which contact waits for its code since a change, and did not before. */
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

/** What waits for a code that came by that channel: the present address, too, if mail to it has stopped. Null if nothing does. */
export function waitingOf(account: Waiting, channel: Channel): string | null {
  if (channel === 'phone') return account.unprovenPhone;
  return account.unprovenEmail ?? (account.emailStopped ? account.email : null);
}

/** Whether something waits that a code can be sent to: texts reach US numbers only. */
export function canBeProven(account: Waiting, channel: Channel): boolean {
  const contact = waitingOf(account, channel);
  return contact !== null && (channel === 'email' || isTextable(contact));
}

/** As people read it. */
export function contactWords(channel: Channel, contact: string): string {
  return channel === 'email' ? contact : formatPhoneNumber(contact);
}

/** Whether what stands in a field is that contact. */
export function isSameContact(channel: Channel, contact: string, typed: string): boolean {
  return channel === 'email' ? typed.trim().toLowerCase() === contact : parsePhoneNumber(typed) === contact;
}
