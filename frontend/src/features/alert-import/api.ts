import { useQuery } from '@tanstack/react-query';
import { track } from '../../lib/analytics.ts';
import { api, trpc } from '../../lib/api.ts';
import { refreshLists } from '../../lib/order-lists.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';

export function useStartImport() {
  return useCommand(api.customers.equipmentAlerts.import.mutate);
}

/** A run, asked for every second while it goes on. */
export function useImportRun(id: string | undefined) {
  return useQuery({
    ...trpc.customers.asyncRuns.byId.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: (query) =>
      query.state.data === undefined || query.state.data.status === 'running' ? pollEvery : false,
    // A run goes on while the person looks elsewhere.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useCancelImport() {
  return useCommand(api.customers.asyncRuns.cancel.mutate);
}

export function refreshRun(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: trpc.customers.asyncRuns.byId.queryKey({ id }) });
}

/** The alert that a run has saved. */
export function fetchAlert(id: string) {
  return queryClient.fetchQuery(
    trpc.customers.equipmentAlerts.byTelematicsAlertId.queryOptions({ id }, { staleTime: 0 }),
  );
}

export function useAlert(id: string | undefined) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.byTelematicsAlertId.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
  });
}

export function useCreateFromAlert() {
  return useCommand(api.customers.orders.createFromEquipmentAlert.mutate);
}

/** An alert has come in: lists, count and the first-alert notice follow. */
export function noteImport(): void {
  track('alert_imported');
  refreshLists();
}

const pollEvery = 1_000;
