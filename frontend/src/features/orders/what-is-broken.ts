import type { OrderCard } from '#schema/orders/order.ts';

/** What is broken in a line: the issue in somebody's words, else the gravest fault's; undefined where nothing is known. */
export function whatIsBroken({
  issue,
  topFaults,
}: Pick<OrderCard, 'issue' | 'topFaults'>): string | undefined {
  const [fault] = topFaults;
  return issue ?? fault?.name ?? fault?.fault;
}
