import { useEffect } from 'react';
import type { Unread } from '#schema/orders/chat.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { api, trpc } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVisible } from '../../../lib/use-window.ts';

/**
 * Says that the order's timeline has been read, once for each newest entry, while it is in sight of somebody who looks. What
 * could not be said is said with the next entry. Out of sight, each new entry has the unread ones counted again.
 */
export function useMarkAsRead(order: Pick<OrderView, 'id' | 'lastUpdate'>, isInSight: boolean): void {
  const isVisible = useVisible();
  const { id: orderId, lastUpdate } = order;
  useEffect(() => {
    if (lastUpdate === 0) return;
    if (!isInSight || !isVisible) {
      void queryClient.invalidateQueries({ queryKey: unreads() });
      return;
    }
    takeAsRead(orderId);
    // Nobody waits for it, and nobody can do anything about it: the count comes back with the next answer.
    api.auth.markAsRead.mutate({ orderId }).catch(() => undefined);
  }, [orderId, lastUpdate, isInSight, isVisible]);
}

const unreads = () => trpc.auth.getUnreads.queryKey();

/** The lists' badges are taken down at once. */
function takeAsRead(orderId: string): void {
  queryClient.setQueryData<Unread[]>(unreads(), (known) =>
    known?.filter((unread) => unread.orderId !== orderId),
  );
}
