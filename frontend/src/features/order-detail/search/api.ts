import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders/order.ts';
import { api } from '../../../lib/api.ts';
import { retryTransient } from '../../../lib/query-client.ts';

/** Why the order's search found nobody, in counts; asked for anew as the search comes farther or the jobsite changes. */
export function useSearchExplanation({ id, matchingRound, search, jobsite }: OrderView) {
  return useQuery({
    queryKey: ['order-search', id, matchingRound, search?.radiusMiles, search?.endedAt, jobsite.requirements],
    queryFn: ({ signal }) => api.customers.orders.explainSearch.query({ id }, { signal }),
    staleTime: 60_000,
    retry: retryTransient,
  });
}
