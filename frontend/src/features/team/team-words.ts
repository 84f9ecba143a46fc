import type { Colleague } from '#schema/accounts/people.ts';
import { calendarDay } from '../../lib/time.ts';
import type { TeamSort } from './people/team-query.ts';

/** Column names by sort key (document 2 section 2). */
export const columnNames: Readonly<Record<TeamSort, string>> = {
  name: 'Name',
  status: 'Status',
  email: 'Contact',
  ordersCount: 'Orders Owned',
  lastSignIn: 'Last Active',
};

export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;

/**
 * `Nov 3, 2026`, `Never`, or a dash if hidden: without user_management people see only their own (document 2 section
 * 2).
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

/** The exact words of document 2 section 5. */
export function mustTransferWords(count: number): string {
  return `You must transfer all ${count} orders owned by this user to another manager before changing their role.`;
}
