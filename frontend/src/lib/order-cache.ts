import type { OrderView } from '#schema/orders/order.ts';
import { type AnalyticsEvent, track } from './analytics.ts';
import { takeIntoLists } from './order-lists.ts';
import { queryClient } from './query-client.ts';

/** Under which an order is cached, for its page. */
export const orderKey = (id: string) => ['order', id] as const;

/** The answer of a command is the newest that there is; a row read through an index may still be behind. */
export async function takeOrder(order: OrderView, event?: AnalyticsEvent): Promise<void> {
  await queryClient.cancelQueries({ queryKey: orderKey(order.id) });
  const before = queryClient.getQueryData<OrderView>(orderKey(order.id));
  queryClient.setQueryData(orderKey(order.id), order);
  takeIntoLists(order, before?.status);
  if (event !== undefined) track(event);
}
