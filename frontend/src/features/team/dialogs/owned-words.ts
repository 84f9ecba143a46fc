import type { Colleague } from '#schema/people.ts';

/** `Dana owns 3 orders that are not finished.` */
export function ownedWords({ firstName, ordersCount }: Pick<Colleague, 'firstName' | 'ordersCount'>): string {
  if (ordersCount === 0) return `${firstName} owns no orders that are not finished.`;
  if (ordersCount === 1) return `${firstName} owns an order that is not finished.`;
  return `${firstName} owns ${ordersCount} orders that are not finished.`;
}

/** Document 2 section 5, to the letter. */
export function mustTransferWords(count: number): string {
  return `You must transfer all ${count} orders owned by this user to another manager before changing their role.`;
}
