import type { AsyncRun } from '#schema/alerts/alerts.ts';

type RunResult = AsyncRun['results'][number];

/** What the state of a run means for the dialog (document 2 section 4, Async run). */
export type RunOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'cancelled' }
  /** The run's own message, and the alert that was read, if any. */
  | { readonly kind: 'failed'; readonly message: string; readonly alertId: string | undefined }
  /** The machines ended differently, so each is listed. */
  | { readonly kind: 'mixed'; readonly machines: SortedMachines }
  /** Either all of its machines have orders or none has; the alert decides what comes next. */
  | ({ readonly kind: 'lookUp' } & AlertToLookUp)
  | { readonly kind: 'lost' };

export interface AlertToLookUp {
  readonly alertId: string;
  /** The machines' orders, as the run reports them. */
  readonly orders: readonly ImportedOrder[];
  /** Low-priority alerts. */
  readonly lowPriority: readonly string[];
}

export interface ImportedOrder {
  readonly id: string;
  /** True if the import created it, false if the alert was attached to an existing order. */
  readonly isNew: boolean;
}

/** A machine with its position in the message, from 1. */
export interface RunMachine extends RunResult {
  readonly position: number;
}

export interface SortedMachines {
  readonly withOrder: readonly (RunMachine & { readonly orderId: string })[];
  /** Waiting for 'Proceed Anyway'. */
  readonly lowPriority: readonly RunMachine[];
  /** Something is missing. */
  readonly refused: readonly RunMachine[];
}

export function runOutcome(run: AsyncRun): RunOutcome {
  if (run.status === 'cancelled') return { kind: 'cancelled' };
  if (run.error !== null) {
    return { kind: 'failed', message: run.error, alertId: run.refId ?? run.results[0]?.alertId };
  }
  if (run.status === 'running') return { kind: 'running' };

  const machines = sortedMachines(run.results);
  const { withOrder, lowPriority, refused } = machines;
  if ([withOrder, lowPriority, refused].filter((each) => each.length > 0).length > 1) {
    return { kind: 'mixed', machines };
  }
  // If none has an order, prefer a machine that can be asked about.
  const open = refused.find(({ outcome }) => outcome === 'missing_fault_code') ?? lowPriority[0];
  const alertId = open?.alertId ?? run.refId ?? run.results[0]?.alertId;
  if (alertId === undefined) return { kind: 'lost' };
  return {
    kind: 'lookUp',
    alertId,
    orders: [...new Set(withOrder.map(({ orderId }) => orderId))].map((id) => ({
      id,
      isNew: withOrder.some(({ orderId, isNewOrder }) => orderId === id && isNewOrder),
    })),
    lowPriority: lowPriority.map((machine) => machine.alertId),
  };
}

function sortedMachines(results: readonly RunResult[]): SortedMachines {
  const machines = results.map((result, index) => ({ ...result, position: index + 1 }));
  const without = machines.filter(({ orderId }) => orderId === null);
  return {
    withOrder: machines.flatMap((machine) =>
      machine.orderId === null ? [] : [{ ...machine, orderId: machine.orderId }],
    ),
    lowPriority: without.filter(({ outcome }) => outcome === 'low_priority'),
    refused: without.filter(({ outcome }) => outcome !== 'low_priority'),
  };
}
