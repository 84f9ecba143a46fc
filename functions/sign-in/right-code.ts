import { AppError } from '#functions/platform/errors.ts';
import { codeRules, judgeTry, type KeptCode } from './one-time-code.ts';
import { countWrongCode, type WrongCodes, warnOfWrongCodes } from './wrong-codes.store.ts';

/** A code as typed. */
interface GivenCode {
  readonly code: string;
  readonly boundTo: string;
  /** Where it counts if it is wrong. */
  readonly counted: WrongCodes;
}

/**
 * Returns the stored code if this is it; `kept` as it was before this try. A wrong one is counted before the answer, and the
 * owner is warned when there are many. Throws INVALID_CODE, CODE_EXPIRED, TOO_MANY_TRIES, and CODES_CLOSED after too many
 * wrong ones in a row.
 */
export async function requireRightCode<Kept extends KeptCode>(
  kept: Kept | undefined,
  given: GivenCode,
  now: Date,
): Promise<Kept> {
  if (kept === undefined) throw codeExpired();
  const judged = judgeTry(kept, given, now);
  switch (judged.verdict) {
    case 'right':
      return kept;
    case 'wrong': {
      const inARow = await countWrongCode(given.counted, now);
      if (inARow === undefined) throw codesClosed();
      await warnOfWrongCodes(given.counted, inARow, now);
      throw new AppError('INVALID_CODE', 'Invalid pass code.', { triesLeft: judged.triesLeft });
    }
    case 'expired':
      throw codeExpired();
    case 'too-many-tries':
      throw new AppError('TOO_MANY_TRIES', 'Too many tries on this code. Please ask for a new one.');
  }
}

export function codeExpired(): AppError {
  return new AppError('CODE_EXPIRED', 'This code has expired. Please ask for a new one.');
}

/** Too many wrong codes in a row came by this channel. A right one by the other channel, or support, opens it again. */
export function codesClosed(): AppError {
  return new AppError(
    'CODES_CLOSED',
    'Too many wrong codes in a row. Please log in the other way, or contact support.',
  );
}

export function tooSoon(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', `Please wait ${retryAfterSeconds} s before you ask for another code.`, {
    retryAfterSeconds,
  });
}

/** Two codes were asked for at once, and one was sent. */
export function onItsWay(): AppError {
  const retryAfterSeconds = codeRules.resendAfterSeconds;
  return new AppError('RATE_LIMITED', 'A code is on its way already.', { retryAfterSeconds });
}
