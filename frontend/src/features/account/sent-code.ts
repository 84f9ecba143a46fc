import { keep, readKept } from '../../lib/kept.ts';

/** A code that is on its way to a contact: whoever opens its dialog again is not sent another one. Milliseconds since 1970. */
export interface SentCode {
  readonly resendAt: number;
  readonly expiresAt: number;
}

/** The code that was sent to the contact and can still be typed. */
export function sentCodeOf(contact: string, now = Date.now()): SentCode | undefined {
  const kept = readKept(name) as Partial<SentCode & { contact: string }> | null;
  const isOfContact = kept?.contact === contact;
  if (!isOfContact || typeof kept.resendAt !== 'number' || typeof kept.expiresAt !== 'number')
    return undefined;
  return kept.expiresAt > now ? { resendAt: kept.resendAt, expiresAt: kept.expiresAt } : undefined;
}

export function keepSentCode(contact: string, sent: SentCode): void {
  keep(name, { contact, ...sent });
}

const name = 'contact-code';
