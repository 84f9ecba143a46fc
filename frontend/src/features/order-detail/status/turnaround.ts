import type { OrderView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';

/**
 * `Back in service in 2 days.`: the same day, or 1 to 7 days after the search for a technician began, by the jobsite's
 * calendar (document 1 section 9); undefined where it took longer, which is nothing to boast of.
 */
export function turnaroundWords(
  order: Pick<OrderView, 'openedAt' | 'createdAt' | 'closedAt' | 'timeZone'>,
): string | undefined {
  if (order.closedAt === null) return undefined;
  const number = (at: string) => Date.parse(localDay(new Date(at), order.timeZone)) / 86_400_000;
  const days = number(order.closedAt) - number(order.openedAt ?? order.createdAt);
  if (days < 0 || days > 7) return undefined;
  if (days === 0) return 'Back in service the same day.';
  return `Back in service in ${days} ${days === 1 ? 'day' : 'days'}.`;
}
