import { useEffect, useEffectEvent, useState } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSendContactCode } from './api.ts';
import type { Channel } from './contacts.ts';

/** Has a code sent to the contact as soon as it is asked for, unless one that still works went there. */
export function useContactCode(channel: Channel, contact: string) {
  const [sent, setSent] = useState<SentCode | undefined>(() => sentCodeOf(contact));
  const [failure, setFailure] = useState<string>();
  const call = useSendContactCode();

  const note = (resendAfterSeconds: number, expiresInSeconds: number) => {
    const now = Date.now();
    const noted = { resendAt: now + resendAfterSeconds * 1000, expiresAt: now + expiresInSeconds * 1000 };
    keepSentCode(contact, noted);
    setSent(noted);
    setFailure(undefined);
  };
  /** Whether a code went out. */
  const send = async (): Promise<boolean> => {
    try {
      const { resendAfterSeconds, expiresInSeconds } = await call.mutateAsync({ channel });
      note(resendAfterSeconds, expiresInSeconds);
      return true;
    } catch (error) {
      const { code, message, details } = apiFailure(error);
      const { retryAfterSeconds = 3_600 } = details;
      // Another one is on its way, from another tab or a moment ago.
      if (code === 'RATE_LIMITED' && retryAfterSeconds <= 60) note(retryAfterSeconds, 600);
      else setFailure(code === 'CONFLICT' ? message : messageOf(error));
      return false;
    }
  };

  const begin = useEffectEvent(() => {
    if (sentCodeOf(contact) === undefined) void send();
  });
  useEffect(() => {
    // Not twice where the page is drawn twice at first.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);

  return { sent, failure, isSending: call.isPending, send };
}

/** A code that is on its way to a contact: whoever opens its dialog again is not sent another one. Milliseconds since 1970. */
export interface SentCode {
  readonly resendAt: number;
  readonly expiresAt: number;
}

/** The code that was sent to the contact and can still be typed. */
export function sentCodeOf(contact: string, now = Date.now()): SentCode | undefined {
  const kept = readKept(keptName) as Partial<SentCode & { contact: string }> | null;
  const isOfContact = kept?.contact === contact;
  if (!isOfContact || typeof kept.resendAt !== 'number' || typeof kept.expiresAt !== 'number')
    return undefined;
  return kept.expiresAt > now ? { resendAt: kept.resendAt, expiresAt: kept.expiresAt } : undefined;
}

export function keepSentCode(contact: string, sent: SentCode): void {
  keep(keptName, { contact, ...sent });
}

const keptName = 'contact-code';
