import { useQuery } from '@tanstack/react-query';
import { trpc } from './api.ts';

/** Unread timeline entries by order, for orders that have any. */
export function useUnreads(): ReadonlyMap<string, number> {
  const { data } = useQuery(trpc.auth.getUnreads.queryOptions(undefined, { staleTime: 30_000 }));
  return new Map(data?.map(({ orderId, count }) => [orderId, count]));
}

/** The sum over all orders. The only one that polls, batched with the tabs' own counts. */
export function useUnreadSum(): number {
  const { data = [] } = useQuery(
    trpc.auth.getUnreads.queryOptions(undefined, { staleTime: 30_000, refetchInterval: 30_000 }),
  );
  return data.reduce((sum, { count }) => sum + count, 0);
}
