import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders.ts';
import { trpc } from '../../../lib/api.ts';
import { retryTransient } from '../../../lib/query-client.ts';

/** Why the order's search found nobody, in counts; asked for anew as the search comes farther. */
export function useSearchExplanation({ id, matchingRound, search }: OrderView) {
  const options = trpc.customers.orders.explainSearch.queryOptions({ id }, { retry: retryTransient });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, matchingRound, search?.radiusMiles, search?.endedAt] as never,
    staleTime: 60_000,
  });
}
