import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AlertSetUp, IncomingMessage } from '#schema/alerts/alerts.ts';
import { track } from '../../lib/analytics.ts';
import { api, trpc } from '../../lib/api.ts';
import { refreshLists } from '../../lib/order-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { untilNextSecond } from './import-timing.ts';

export function useStartImport() {
  return useCommand(api.customers.equipmentAlerts.import.mutate);
}

/** A run, polled every second while it is running. */
export function useImportRun(id: string | undefined) {
  return useQuery({
    ...trpc.customers.asyncRuns.byId.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    refetchInterval: (query) =>
      query.state.data === undefined || query.state.data.status === 'running'
        ? untilNextSecond(Date.now())
        : false,
    // A run goes on while its tab is in the background.
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

/** The alert that a run saved. */
export function fetchAlert(id: string) {
  return queryClient.fetchQuery(
    trpc.customers.equipmentAlerts.byTelematicsAlertId.queryOptions({ id }, { staleTime: 0 }),
  );
}

/** Fetched each time it is shown: another dialog may have corrected it or made an order. */
export function useAlert(id: string | undefined) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.byTelematicsAlertId.queryOptions({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

/** What was read about an alert's machine, used for its name. */
export function useReading(id: string) {
  return useQuery(trpc.customers.equipmentAlerts.original.queryOptions({ id }, { staleTime: 60_000 }));
}

export function useCreateFromAlert() {
  return useCommand(api.customers.orders.createFromEquipmentAlert.mutate);
}

/** Low-priority alerts that came in automatically. Polled while the list is visible. */
export function useWaitingAlerts(enabled: boolean) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.waiting.queryOptions(),
    enabled,
    refetchInterval: 10_000,
  });
}

/** Removes an alert that has been decided. */
export function leaveOutWaiting(id: string): void {
  queryClient.setQueryData(
    trpc.customers.equipmentAlerts.waiting.queryKey(),
    (list) => list && { alerts: list.alerts.filter((alert) => alert.id !== id) },
  );
}

export function useDismissAlert() {
  return useCommand(api.customers.equipmentAlerts.dismiss.mutate);
}

/**
 * Messages that came in by email or post, newest first; with `unread`, those that couldn't be read. Polled while any is
 * being read.
 */
export function useIncoming(unread: boolean) {
  return useInfiniteQuery({
    ...trpc.customers.incomingMessages.all.infiniteQueryOptions(
      { unread },
      { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
    ),
    refetchInterval: ({ state }) => {
      const isRead = state.data?.pages.some(({ messages }) =>
        messages.some(({ status }) => status === 'running'),
      );
      return unread || isRead ? 10_000 : false;
    },
  });
}

export function useMessageText(id: string, enabled: boolean) {
  return useQuery({
    ...trpc.customers.incomingMessages.text.queryOptions({ id }, { staleTime: 60_000 }),
    enabled,
  });
}

export function useTryAgain() {
  return useCommand(api.customers.incomingMessages.tryAgain.mutate, {
    onSuccess: (message, { id }) => changeIncoming(id, () => message),
  });
}

export function useDismissMessage() {
  return useCommand(api.customers.incomingMessages.dismiss.mutate, {
    onSuccess: ({ id }) => changeIncoming(id, (message) => ({ ...message, dismissed: true })),
  });
}

/** Applies a command's result to the cached lists, which the API updates moments later. */
function changeIncoming(id: string, change: (message: IncomingMessage) => IncomingMessage): void {
  for (const unread of [false, true]) {
    queryClient.setQueryData<InfiniteData<{ messages: IncomingMessage[]; nextCursor: string | null }>>(
      trpc.customers.incomingMessages.all.infiniteQueryKey({ unread }),
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            messages: page.messages
              .map((message) => (message.id === id ? change(message) : message))
              .filter(({ status, dismissed }) => !unread || (status === 'failed' && !dismissed)),
          })),
        },
    );
  }
}

/**
 * How alerts come in automatically, with the company's secrets. `every`: polling interval in milliseconds; fetched once
 * without it.
 */
export function useAlertSetUp({ every }: { readonly every?: number } = {}) {
  return useQuery({
    ...trpc.customers.equipmentAlerts.setUp.queryOptions(),
    refetchInterval: every ?? false,
  });
}

export function useReplaceAddress() {
  return useCommand(api.customers.equipmentAlerts.replaceAddress.mutate, {
    onSuccess: ({ equipmentAlertEmail }) => {
      // Gmail's confirmation was for the previous address.
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

/** An alert came in: refreshes the lists, the count and the first-alert notice. Each run counts once. */
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
