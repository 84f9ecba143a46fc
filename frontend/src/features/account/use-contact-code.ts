import { useEffect, useEffectEvent, useState } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSendContactCode } from './api.ts';
import type { Channel } from './contacts.ts';

/** Sends a code to the contact at once, unless an earlier one is still valid. */
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
  /** Resolves to whether a code was sent. */
  const send = async (): Promise<boolean> => {
    try {
      const { resendAfterSeconds, expiresInSeconds } = await call.mutateAsync({ channel });
      note(resendAfterSeconds, expiresInSeconds);
      return true;
    } catch (error) {
      const { code, message, details } = apiFailure(error);
      const { retryAfterSeconds = 3_600 } = details;
      // A code was sent a moment ago, perhaps from another tab.
      if (code === 'RATE_LIMITED' && retryAfterSeconds <= 60) note(retryAfterSeconds, 600);
      else setFailure(code === 'CONFLICT' ? message : messageOf(error));
      return false;
    }
  };

  const begin = useEffectEvent(() => {
    if (sentCodeOf(contact) === undefined) void send();
  });
  useEffect(() => {
    // The timer prevents a second send in React's strict mode, which mounts twice.
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);

  return { sent, failure, isSending: call.isPending, send };
}

/** When a sent code can be resent and when it expires, in milliseconds since 1970. Kept so that reopening sends no other. */
export interface SentCode {
  readonly resendAt: number;
  readonly expiresAt: number;
}

export function keepSentCode(contact: string, sent: SentCode): void {
  keep(keptName, { contact, ...sent });
}

/** The last code sent to the contact, if it has not expired. */
function sentCodeOf(contact: string, now = Date.now()): SentCode | undefined {
  const kept = readKept(keptName) as Partial<SentCode & { contact: string }> | null;
  const isOfContact = kept?.contact === contact;
  if (!isOfContact || typeof kept.resendAt !== 'number' || typeof kept.expiresAt !== 'number')
    return undefined;
  return kept.expiresAt > now ? { resendAt: kept.resendAt, expiresAt: kept.expiresAt } : undefined;
}

const keptName = 'contact-code';
