import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OrderTab } from '#schema/order-values.ts';
import { trpc } from '../../lib/api.ts';
import { useProfile } from '../../lib/profile.ts';
import { listInput, type OrderFilters } from './filters.ts';

/** A tab's orders, page by page. While other filters are asked for, what is shown stays. */
export function useOrders(tab: OrderTab, filters: OrderFilters) {
  const reader = useProfile().data?.account.id;
  return useInfiniteQuery(
    trpc.customers.orders.all.infiniteQueryOptions(listInput(tab, filters, reader), {
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: (shown) => shown,
      // 'Only my orders' needs to know who is asking.
      enabled: filters.showAllUsersOrders || reader !== undefined,
    }),
  );
}

/** Whether an alert has ever made an order for this company; undefined until it is known. */
export function useHasOrderFromAlerts(): boolean | undefined {
  return useQuery(
    trpc.customers.orders.getHasOrderFromEquipmentAlerts.queryOptions(undefined, { staleTime: 60_000 }),
  ).data;
}
