import { AppError } from '#functions/platform/errors.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { type RateLimit, takeTurn } from '#functions/platform/rate-limit.ts';

/** Whether one more text of that number is read. */
export function mayBeRead(phone: string, now: Date): Promise<boolean> {
  return isWithin(limitOf('texts-read', phone), now);
}

/** Whether that number is answered once more. */
export function mayBeAnswered(phone: string, now: Date): Promise<boolean> {
  return isWithin(limitOf('texts-answered', phone), now);
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
