import { apiFailure } from '../../../lib/api-failure.ts';
import { messageOf, type Situation } from '../../../lib/messages.ts';

/** What to say of a change to somebody that was not made: why it was refused where the API says so, else the situation's words. */
export function refusalWords(error: unknown, situation: Situation): string {
  const { code, message } = apiFailure(error);
  const isReason = (code === 'CONFLICT' || code === 'ACCOUNT_EXISTS') && message !== '';
  return isReason ? message : messageOf(error, situation);
}
