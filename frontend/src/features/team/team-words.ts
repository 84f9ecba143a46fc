import type { Colleague } from '#schema/people.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf, type Situation } from '../../lib/messages.ts';
import { calendarDay } from '../../lib/time.ts';
import type { TeamSort } from './people/team-query.ts';

/** The columns of the team by what they sort (document 2 section 2). */
export const columnNames: Readonly<Record<TeamSort, string>> = {
  name: 'Name',
  status: 'Status',
  email: 'Contact',
  ordersCount: 'Orders Owned',
  lastSignIn: 'Last Active',
};

export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;

/**
 * `Nov 3, 2026`, `Never`, or a dash where that is not shown: without user_management one reads of oneself alone (document 2
 * section 2).
 */
export function lastActiveWords({ lastSignIn }: Pick<Colleague, 'lastSignIn'>, readsAll: boolean): string {
  if (lastSignIn !== null) return calendarDay(lastSignIn);
  return readsAll ? 'Never' : '–';
}

/** `Dana owns 3 unfinished orders.` */
export function ownedWords({ firstName, ordersCount }: Pick<Colleague, 'firstName' | 'ordersCount'>): string {
  if (ordersCount === 0) return `${firstName} owns no unfinished orders.`;
  if (ordersCount === 1) return `${firstName} owns an unfinished order.`;
  return `${firstName} owns ${ordersCount} unfinished orders.`;
}

/** Document 2 section 5, to the letter. */
export function mustTransferWords(count: number): string {
  return `You must transfer all ${count} orders owned by this user to another manager before changing their role.`;
}

/** What to say of a change to somebody that was not made: why it was refused where the API says so, else the situation's words. */
export function refusalWords(error: unknown, situation: Situation): string {
  const { code, message } = apiFailure(error);
  const isReason = (code === 'CONFLICT' || code === 'ACCOUNT_EXISTS') && message !== '';
  return isReason ? message : messageOf(error, situation);
}
