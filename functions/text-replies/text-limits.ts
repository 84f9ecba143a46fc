import { AppError } from '#functions/platform/errors.ts';
import { type RateLimit, takeTurn } from '#functions/platform/rate-limit.ts';

/** Texts of one number that are read in an hour: what comes beyond, no person types. */
export function mayBeRead(phone: string, now: Date): Promise<boolean> {
  return isWithin({ what: 'texts-read', who: phone, turns: 60, seconds: 3600 }, now);
}

/** Answers to one number in an hour: a phone that answers by itself, and answers our answers, is left alone after these. */
export function mayBeAnswered(phone: string, now: Date): Promise<boolean> {
  return isWithin({ what: 'texts-answered', who: phone, turns: 20, seconds: 3600 }, now);
}

async function isWithin(limit: RateLimit, now: Date): Promise<boolean> {
  try {
    await takeTurn(limit, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
