import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Colleague } from '#schema/accounts/people.ts';
import type { OrderTab } from '#schema/orders/order-values.ts';
import { api, trpc } from '../../lib/api.ts';
import { useProfile } from '../../lib/profile.ts';
import { listInput, type OrderFilters } from './filters.ts';

/** A tab's orders, page by page. Changing filters keeps the current list until the new one arrives. */
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

/** Whether an alert has ever filed an order for this company; undefined while unknown. */
export function useHasOrderFromAlerts(): boolean | undefined {
  return useQuery(
    trpc.customers.orders.getHasOrderFromEquipmentAlerts.queryOptions(undefined, { staleTime: 60_000 }),
  ).data;
}

/** The colleagues with these ids, as far as loaded. */
export function usePeople(accountIds: readonly string[]): readonly Colleague[] {
  const { data } = useQuery(
    trpc.customers.accounts.all.queryOptions(
      { accountIds: [...accountIds], limit: 50 },
      { enabled: accountIds.length > 0, staleTime: 60_000, placeholderData: (shown) => shown },
    ),
  );
  return data?.data ?? [];
}

/** Colleagues by name, best match first. */
export async function findColleagues(search: string, signal: AbortSignal): Promise<Colleague[]> {
  const { data } = await api.customers.accounts.all.query({ search, limit: 20 }, { signal });
  return data;
}
