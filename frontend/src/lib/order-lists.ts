import type { InfiniteData } from '@tanstack/react-query';
import { type OrderStatus, orderTabs } from '#schema/order-values.ts';
import type { OrderCard, OrderView } from '#schema/orders.ts';
import { severityRank } from '#schema/severity.ts';
import { trpc } from './api.ts';
import { queryClient } from './query-client.ts';

/** A list as it is cached, page by page. */
export type CachedList = InfiniteData<{ readonly data: OrderCard[]; readonly nextCursor: string | null }>;

/** What of a list's input decides whether a status belongs in it. */
export interface ListScope {
  readonly status: keyof typeof orderTabs;
  readonly showCancelledJobs?: boolean | undefined;
  readonly showRejectedJobs?: boolean | undefined;
}

/**
 * Brings a changed order into every cached list and into the count of pending orders. They are asked for again when they
 * are next shown, and not at once: an index may not have the change yet, and the row would come back for a moment.
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

/** Asks again for everything that an import may have added to. */
export function refreshLists(): void {
  for (const queryKey of [
    trpc.customers.orders.all.pathKey(),
    trpc.customers.orders.getPendingOrdersCount.pathKey(),
    trpc.customers.orders.getHasOrderFromEquipmentAlerts.pathKey(),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** The list with the order's row as it now is, or without it where its status no longer belongs there. */
export function withOrder(list: CachedList, scope: ListScope, order: OrderView): CachedList {
  const stays = statusesOf(scope).includes(order.status);
  return {
    ...list,
    pages: list.pages.map((page) =>
      page.data.some(({ id }) => id === order.id)
        ? {
            ...page,
            data: page.data.flatMap((card) =>
              card.id !== order.id ? [card] : stays ? [cardOf(order, card)] : [],
            ),
          }
        : page,
    ),
  };
}

/** The row of an order. What only a list knows is kept from the row before. */
export function cardOf(order: OrderView, before: OrderCard): OrderCard {
  const { equipment, jobsite, address } = order;
  const bySeverity = [...order.faultCodes].sort(
    (a, b) => severityRank(b.severity) - severityRank(a.severity),
  );
  return {
    ...before,
    status: order.status,
    priority: order.priority,
    brand: equipment.brand,
    model: equipment.model,
    product: equipment.product,
    serialNumber: equipment.serialNumber,
    unitNumber: equipment.unitNumber,
    jobsiteName: jobsite.name,
    city: address.city,
    state: address.state,
    issue: order.issue ?? order.pendingIssue,
    topFaults: bySeverity.slice(0, 2).map(({ fault, severity }) => ({ fault, severity })),
    faultCount: order.faultCodes.length,
    ownerId: order.customerId,
    serviceDate: order.serviceDate,
    serviceTime: order.serviceTime,
  };
}

function statusesOf(scope: ListScope): readonly OrderStatus[] {
  const { statuses, withToggle } = orderTabs[scope.status];
  const toggled = withToggle === 'cancelled' ? scope.showCancelledJobs : scope.showRejectedJobs;
  return withToggle !== undefined && toggled ? [...statuses, withToggle] : statuses;
}

function countChange(before: OrderStatus | undefined, now: OrderStatus): number {
  return Number(now === 'pending') - Number(before === 'pending');
}

/** tRPC's keys carry the input of their call. */
function scopeOf(key: readonly unknown[]): ListScope | undefined {
  const [, options] = key as [unknown, { readonly input?: ListScope }?];
  return options?.input?.status !== undefined ? options.input : undefined;
}
