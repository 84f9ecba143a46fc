import { useQuery } from '@tanstack/react-query';
import type { Unread } from '#schema/unreads.ts';
import { trpc } from './api.ts';

/** How many entries of the order's timeline the reader has not looked at; 0 while it is not known. */
export function useUnreadCount(orderId: string): number {
  return useUnreads((unreads) => unreads.find((one) => one.orderId === orderId)?.count ?? 0);
}

/** The same of all the reader's orders together. */
export function useUnreadSum(): number {
  return useUnreads((unreads) => unreads.reduce((sum, { count }) => sum + count, 0));
}

/** Asked for once for all who read it, in the batch of the tabs' own counts. */
function useUnreads(select: (unreads: readonly Unread[]) => number): number {
  const options = trpc.auth.getUnreads.queryOptions(undefined, {
    refetchInterval: 30_000,
    staleTime: 10_000,
  });
  return useQuery({ ...options, select }).data ?? 0;
}
