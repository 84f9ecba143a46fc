import type { OrderView } from '#schema/orders/order.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { type AnalyticsEvent, track } from './analytics.ts';
import { trpc } from './api.ts';
import { type CachedList, type ListScope, withOrder } from './cached-list.ts';
import { queryClient } from './query-client.ts';

/** The cache key of an order. */
export const orderKey = (id: string) => ['order', id] as const;

/** Caches an order returned by a command: it is the newest state, while an index may lag. */
export async function takeOrder(order: OrderView, event?: AnalyticsEvent): Promise<void> {
  await queryClient.cancelQueries({ queryKey: orderKey(order.id) });
  const before = queryClient.getQueryData<OrderView>(orderKey(order.id));
  queryClient.setQueryData(orderKey(order.id), order);
  takeIntoLists(order, before?.status);
  if (event !== undefined) track(event);
}

/**
 * Updates every cached list, and the pending count, with a changed order. They are refetched when next shown, not at
 * once: an index may lag, and the row would reappear for a moment.
 */
export function takeIntoLists(order: OrderView, before: OrderStatus | undefined): void {
  for (const [key, list] of queryClient.getQueriesData<CachedList>({
    queryKey: trpc.customers.orders.all.pathKey(),
  })) {
    const scope = scopeOf(key);
    if (list && scope) queryClient.setQueryData(key, withOrder(list, scope, order));
  }
  queryClient.setQueriesData<{ count: number; more: boolean }>(
    { queryKey: trpc.customers.orders.getPendingOrdersCount.pathKey() },
    (known) =>
      known && !known.more
        ? { ...known, count: Math.max(0, known.count + countChange(before, order.status)) }
        : known,
  );
  for (const queryKey of [
    trpc.customers.orders.all.pathKey(),
    trpc.customers.orders.getPendingOrdersCount.pathKey(),
  ]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Refetches everything an import may have changed. */
export function refreshLists(): void {
  for (const queryKey of [
    trpc.customers.orders.all.pathKey(),
    trpc.customers.orders.getPendingOrdersCount.pathKey(),
    trpc.customers.orders.getHasOrderFromEquipmentAlerts.pathKey(),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function countChange(before: OrderStatus | undefined, now: OrderStatus): number {
  return Number(now === 'pending') - Number(before === 'pending');
}

/** tRPC's query keys contain the call's input. */
function scopeOf(key: readonly unknown[]): ListScope | undefined {
  const [, options] = key as [unknown, { readonly input?: ListScope }?];
  return options?.input?.status !== undefined ? options.input : undefined;
}
