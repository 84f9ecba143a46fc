import { useQuery } from '@tanstack/react-query';
import type { AlertSetUp } from '#schema/alerts.ts';
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

/** Asked for whenever it is shown anew: what was read may have been corrected, and an order made, in another dialog. */
export function useAlert(id: string | undefined) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.byTelematicsAlertId.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** What was read of an alert's machine, for naming it. */
export function useReading(id: string) {
  return useQuery(trpc.customers.equipmentAlerts.original.queryOptions({ id }, { staleTime: 60_000 }));
}

export function useCreateFromAlert() {
  return useCommand(api.customers.orders.createFromEquipmentAlert.mutate);
}

/** Alerts of low priority that came in by themselves; asked for again while the list is in sight. */
export function useWaitingAlerts(enabled: boolean) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.waiting.queryOptions(),
    enabled,
    refetchInterval: 10_000,
  });
}

/** An alert was decided about: it no longer waits. */
export function leaveOutWaiting(id: string): void {
  queryClient.setQueryData(
    trpc.customers.equipmentAlerts.waiting.queryKey(),
    (list) => list && { alerts: list.alerts.filter((alert) => alert.id !== id) },
  );
}

export function useDismissAlert() {
  return useCommand(api.customers.equipmentAlerts.dismiss.mutate);
}

/** How alerts get in by themselves, with the company's secrets. `every`: milliseconds between looks; once where it is missing. */
export function useAlertSetUp({ every }: { readonly every?: number } = {}) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.setUp.queryOptions(),
    refetchInterval: every ?? false,
  });
}

export function useReplaceAddress() {
  return useCommand(api.customers.equipmentAlerts.replaceAddress.mutate, {
    onSuccess: ({ equipmentAlertEmail }) => {
      // What Gmail confirmed was the address before.
      changeSetUp({ equipmentAlertEmail, gmailConfirmation: null });
      queryClient.setQueryData(
        trpc.customers.profile.get.queryKey(),
        (profile) => profile && { ...profile, equipmentAlertEmail },
      );
    },
  });
}

export function useReplaceProviderKey() {
  return useCommand(api.customers.equipmentAlerts.replaceProviderKey.mutate, {
    onSuccess: ({ key }) =>
      changeSetUp({ providerKey: { endsWith: key.slice(-4), createdAt: new Date().toISOString() } }),
  });
}

export function useRemoveProviderKey() {
  return useCommand(api.customers.equipmentAlerts.removeProviderKey.mutate, {
    onSuccess: () => changeSetUp({ providerKey: null }),
  });
}

/** An alert has come in: lists, count and the first-alert notice follow. A run is counted once. */
export function noteImport(runId?: string): void {
  if (runId === undefined || !counted.has(runId)) track('alert_imported');
  if (runId !== undefined) counted.add(runId);
  refreshLists();
}

const counted = new Set<string>();

function changeSetUp(change: Partial<AlertSetUp>): void {
  const queryKey = trpc.customers.equipmentAlerts.setUp.queryKey();
  queryClient.setQueryData(queryKey, (setUp) => setUp && { ...setUp, ...change });
  void queryClient.invalidateQueries({ queryKey });
}

const pollEvery = 1_000;
