import type { Colleague } from '#schema/accounts/people.ts';

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
