import { useQuery } from '@tanstack/react-query';
import { trpc } from './api.ts';

/** By order: how many entries of its timeline the reader has not looked at, where there are any. */
export function useUnreads(): ReadonlyMap<string, number> {
  const { data } = useQuery(trpc.auth.getUnreads.queryOptions(undefined, { staleTime: 30_000 }));
  return new Map(data?.map(({ orderId, count }) => [orderId, count]));
}

/** All of them together. The one reader that asks again and again, in the batch of the tabs' own counts. */
export function useUnreadSum(): number {
  const { data = [] } = useQuery(
    trpc.auth.getUnreads.queryOptions(undefined, { staleTime: 30_000, refetchInterval: 30_000 }),
  );
  return data.reduce((sum, { count }) => sum + count, 0);
}
