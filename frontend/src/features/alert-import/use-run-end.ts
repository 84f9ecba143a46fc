import { useEffect, useRef } from 'react';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';
import { messageOf, situations } from '../../lib/messages.ts';
import { fetchAlert, useImportRun } from './api.ts';
import { type AlertToLookUp, type ImportedOrder, runOutcome, type SortedMachines } from './run-outcome.ts';

/** What can come of a run. One of these is called, once. */
export interface RunEnd {
  readonly onImported: (orders: readonly ImportedOrder[]) => void;
  /** Several machines, with different results. */
  readonly onMixed: (machines: SortedMachines) => void;
  readonly onLowPriority: (alertIds: readonly string[]) => void;
  readonly onCancelled: () => void;
  /** Nothing was imported; the message is for the main page. */
  readonly onRefused: (message: string, alertId: string | undefined) => void;
  /** The result could not be determined. */
  readonly onFailure: (message: string) => void;
}

/** Follows a run to its end (document 2 section 4, Async run). */
export function useRunEnd(id: string | undefined, end: RunEnd): void {
  const { data: run, error } = useImportRun(id);
  const ended = useRef<string>(undefined);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });

  useEffect(() => {
    if (id === undefined || ended.current === id) return;
    const failure = error ? apiFailure(error) : undefined;
    // The import goes on while the connection is down; the next poll comes in a second.
    if (failure !== undefined && !isTransient(failure)) {
      ended.current = id;
      latest.current.onFailure(messageOf(error, 'importAlert'));
      return;
    }
    if (run === undefined || run.id !== id) return;
    const outcome = runOutcome(run);
    if (outcome.kind === 'running') return;
    ended.current = id;
    switch (outcome.kind) {
      case 'cancelled':
        return latest.current.onCancelled();
      case 'failed':
        return latest.current.onRefused(outcome.message, outcome.alertId);
      case 'mixed':
        return latest.current.onMixed(outcome.machines);
      case 'lost':
        return latest.current.onFailure(situations.findAlert);
      case 'lookUp':
        void lookUp(outcome, latest.current);
    }
  }, [id, run, error]);
}

async function lookUp({ alertId, orders, lowPriority }: AlertToLookUp, end: RunEnd): Promise<void> {
  const alert = await fetchAlert(alertId).catch((error: unknown) => {
    // The orders exist, whether or not the alert can be loaded now.
    if (orders.length > 0) end.onImported(orders);
    else end.onFailure(messageOf(error, 'findAlert'));
    return undefined;
  });
  if (alert === undefined) return;
  if (orders.length > 0) end.onImported(orders);
  else if (alert.orderId !== null) end.onImported([{ id: alert.orderId, isNew: false }]);
  else if (alert.equipmentAlertsFaultCodes.length === 0) {
    end.onRefused('No fault codes were detected on this alert.', alertId);
  } else end.onLowPriority(lowPriority.length > 0 ? lowPriority : [alertId]);
}
