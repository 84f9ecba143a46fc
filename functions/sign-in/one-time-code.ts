import { createHmac, randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod';
import { sameSecret } from '#functions/platform/secret.ts';
import { timestamp } from '#schema/ids.ts';

/** Document 3 section 7. */
export const codeRules = {
  validSeconds: 600,
  tries: 5,
  resendAfterSeconds: 30,
  /** A right code may be repeated for this long: the first answer may have been lost. */
  repeatSeconds: 60,
} as const;

/** What is stored of a code: nothing that reveals it. */
export const keptCode = z.object({
  salt: z.string(),
  digest: z.string(),
  sentAt: timestamp,
  /** Tries on this code. */
  tries: z.number().int().nonnegative(),
  /** When the right code came. */
  usedAt: timestamp.nullable(),
});
export type KeptCode = z.infer<typeof keptCode>;

export type Verdict =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'wrong'; readonly triesLeft: number }
  | { readonly verdict: 'expired' }
  | { readonly verdict: 'too-many-tries' };

/** A new six-digit code. `boundTo` names the attempt and the recipient: it answers no other attempt. */
export function makeCode(boundTo: string, now: Date): { code: string; kept: KeptCode } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(32).toString('base64url');
  return { code, kept: { salt, digest: digestOf(salt, boundTo, code), ...fresh(now) } };
}

/** Stored when there is nobody to send a code to: no code is right, and everything else looks the same. */
export function makeUnanswerable(now: Date): KeptCode {
  return {
    salt: randomBytes(32).toString('base64url'),
    digest: randomBytes(32).toString('base64url'),
    ...fresh(now),
  };
}

/** Judges one try, given the code as it was stored before that try. */
export function judgeTry(
  kept: KeptCode,
  given: { readonly code: string; readonly boundTo: string },
  now: Date,
): Verdict {
  if (kept.tries >= codeRules.tries) return { verdict: 'too-many-tries' };
  if (secondsSince(kept.sentAt, now) >= codeRules.validSeconds) return { verdict: 'expired' };
  const right = sameSecret(kept.digest, digestOf(kept.salt, given.boundTo, given.code));
  if (!right) return { verdict: 'wrong', triesLeft: codeRules.tries - kept.tries - 1 };
  const used = kept.usedAt !== null && secondsSince(kept.usedAt, now) >= codeRules.repeatSeconds;
  return used ? { verdict: 'expired' } : { verdict: 'right' };
}

/** Whole seconds until another code may be asked for; 0 if right away. */
export function secondsUntilResend(kept: Pick<KeptCode, 'sentAt'>, now: Date): number {
  return Math.max(0, Math.ceil(codeRules.resendAfterSeconds - secondsSince(kept.sentAt, now)));
}

function fresh(now: Date) {
  return { sentAt: now.toISOString(), tries: 0, usedAt: null };
}

function digestOf(salt: string, boundTo: string, code: string): string {
  return createHmac('sha256', salt).update(`${boundTo}\n${code}`).digest('base64url');
}

function secondsSince(time: string, now: Date): number {
  return (now.getTime() - Date.parse(time)) / 1000;
}
