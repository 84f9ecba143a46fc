import { AppError } from '#functions/platform/errors.ts';
import { codeRules, judgeTry, type KeptCode } from './one-time-code.ts';

/** Throws INVALID_CODE, CODE_EXPIRED or TOO_MANY_TRIES unless the code is right. `kept`: as it stood before this try. */
export function requireRightCode(
  kept: KeptCode | undefined,
  given: { readonly code: string; readonly boundTo: string },
  now: Date,
): asserts kept is KeptCode {
  const judged = kept === undefined ? ({ verdict: 'expired' } as const) : judgeTry(kept, given, now);
  switch (judged.verdict) {
    case 'right':
      return;
    case 'wrong':
      throw new AppError('INVALID_CODE', 'Invalid pass code.', { triesLeft: judged.triesLeft });
    case 'expired':
      throw codeExpired();
    case 'too-many-tries':
      throw new AppError('TOO_MANY_TRIES', 'Too many tries on this code. Please ask for a new one.');
  }
}

export function codeExpired(): AppError {
  return new AppError('CODE_EXPIRED', 'This code has expired. Please ask for a new one.');
}

/** Two codes were asked for at once: one of them was sent. */
export function onItsWay(): AppError {
  const retryAfterSeconds = codeRules.resendAfterSeconds;
  return new AppError('RATE_LIMITED', 'A code is on its way already.', { retryAfterSeconds });
}
