import { useQuery } from '@tanstack/react-query';
import type { AlertOriginal } from '#schema/alerts/alerts.ts';
import { api, trpc } from '../../lib/api.ts';
import { refreshLists } from '../../lib/order-cache.ts';
import { queryClient, retryTransient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

/** The alerts behind an order, oldest first. */
export function useAlertsOfOrder(orderId: string | undefined) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.ofOrder.queryOptions({ id: orderId ?? '' }, { retry: retryTransient }),
    enabled: orderId !== undefined,
  });
}

/** The message and what was read from it. Not refetched, so that a correction in progress isn't lost. */
export function useOriginal(alertId: string | undefined) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.original.queryOptions({ id: alertId ?? '' }, { retry: retryTransient }),
    enabled: alertId !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useCorrectAlert() {
  return useCommand(api.customers.equipmentAlerts.correct.mutate, {
    onSuccess: (original) => take(original),
  });
}

export function useCreateFromAlert() {
  return useCommand(api.customers.orders.createFromEquipmentAlert.mutate, {
    onSuccess: () => refreshLists(),
  });
}

/** Updates everything that shows the alert or its order. */
function take(original: AlertOriginal): void {
  const { id, orderId } = original;
  queryClient.setQueryData(trpc.customers.equipmentAlerts.original.queryKey({ id }), original);
  void queryClient.invalidateQueries({
    queryKey: trpc.customers.equipmentAlerts.byTelematicsAlertId.queryKey({ id }),
  });
  void queryClient.invalidateQueries({ queryKey: trpc.customers.equipmentAlerts.waiting.queryKey() });
  if (orderId === null) return;
  void queryClient.invalidateQueries({ queryKey: ['order', orderId] });
  refreshLists();
}
