import { track } from './analytics.ts';
import { api } from './api.ts';
import { apiFailure } from './api-failure.ts';
import { messageOf } from './messages.ts';
import { refreshLists, takeIntoLists } from './order-cache.ts';
import { queryClient } from './query-client.ts';
import { toast } from './toasts.ts';
import { useCommand } from './use-command.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * Reopens a rejected order at once, without a dialog (document 1 section 4), and shows the result. `busyId` is the
 * order being reopened.
 */
export function useReopenRejected(): {
  readonly reopen: (orderId: string) => void;
  readonly busyId: string | undefined;
} {
  const once = useOneAtATime();
  const command = useCommand(api.customers.orders.reopenPendingOrder.mutate, {
    onSuccess: ({ order }) => {
      queryClient.setQueryData(['order', order.id], order);
      takeIntoLists(order, 'rejected');
      track('order_reopened');
      toast.success('Order reopened successfully');
    },
    onError: (failure) => {
      const { code } = apiFailure(failure);
      if (code === 'INVALID_TRANSITION') toast.warning(messageOf(failure));
      else toast.error(messageOf(failure, 'reopen'));
      // Someone else was first, or the order is gone: the lists are out of date.
      if (code === 'INVALID_TRANSITION' || code === 'NOT_FOUND') refreshLists();
    },
  });
  return {
    reopen: (orderId) => once(() => command.mutateAsync({ id: orderId }).catch(() => undefined)),
    busyId: command.isPending ? String(command.variables.id) : undefined,
  };
}
