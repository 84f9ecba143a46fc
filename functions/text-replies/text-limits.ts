import { limitOf } from '#functions/platform/limits.ts';
import { hasTurn } from '#functions/platform/rate-limit.ts';

/** Whether one more text of that number is read. */
export function mayBeRead(phone: string, now: Date): Promise<boolean> {
  return hasTurn(limitOf('texts-read', phone), now);
}

/** Whether that number is answered once more. */
export function mayBeAnswered(phone: string, now: Date): Promise<boolean> {
  return hasTurn(limitOf('texts-answered', phone), now);
}
