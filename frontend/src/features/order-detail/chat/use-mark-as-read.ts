import { useEffect } from 'react';
import type { Unread } from '#schema/orders/chat.ts';
import type { OrderView } from '#schema/orders/order.ts';
import { api, trpc } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVisible } from '../../../lib/use-window.ts';

/**
 * Marks the order's timeline as read for each new entry while it is visible. If a call fails, the next entry's makes up
 * for it. While it isn't visible, each new entry refetches the unread counts.
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
    // Nobody waits for it, and a failure corrects itself: the next count comes from the server.
    api.auth.markAsRead.mutate({ orderId }).catch(() => undefined);
  }, [orderId, lastUpdate, isInSight, isVisible]);
}

const unreads = () => trpc.auth.getUnreads.queryKey();

/** Removes the lists' badges at once. */
function takeAsRead(orderId: string): void {
  queryClient.setQueryData<Unread[]>(unreads(), (known) =>
    known?.filter((unread) => unread.orderId !== orderId),
  );
}
