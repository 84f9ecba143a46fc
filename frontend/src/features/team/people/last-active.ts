import type { Colleague } from '#schema/accounts/people.ts';
import { calendarDay } from '../../../lib/time.ts';

/**
 * `Nov 3, 2026`, `Never`, or a dash where that is not shown: without user_management one reads of oneself alone (document 2
 * section 2).
 */
export function lastActiveWords({ lastSignIn }: Pick<Colleague, 'lastSignIn'>, readsAll: boolean): string {
  if (lastSignIn !== null) return calendarDay(lastSignIn);
  return readsAll ? 'Never' : '–';
}
