import type { AsyncRun } from '#schema/alerts.ts';

type RunResult = AsyncRun['results'][number];

/** What an import that came to its end means for the dialog (document 2 section 4, Async run). */
export type RunOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'cancelled' }
  /** The run's own words, and the alert that was read, where one was. */
  | { readonly kind: 'failed'; readonly message: string; readonly alertId: string | undefined }
  /** Every machine has an order. */
  | { readonly kind: 'imported'; readonly orderIds: readonly string[] }
  /** Not the same became of every machine of the message, so each is told of. */
  | { readonly kind: 'mixed'; readonly machines: SortedMachines }
  /** No machine has an order: the alert decides what comes next. */
  | { readonly kind: 'lookUp'; readonly alertId: string; readonly lowPriority: readonly string[] }
  | { readonly kind: 'lost' };

/** A machine of a message, by its place there, from 1. */
export interface RunMachine extends RunResult {
  readonly position: number;
}

export interface SortedMachines {
  readonly withOrder: readonly (RunMachine & { readonly orderId: string })[];
  /** Wait for 'Proceed Anyway'. */
  readonly lowPriority: readonly RunMachine[];
  /** Lack something. */
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
  if (withOrder.length > 0) {
    return { kind: 'imported', orderIds: [...new Set(withOrder.map(({ orderId }) => orderId))] };
  }
  // Of several machines, one that can be asked about.
  const open = run.results.find(
    ({ outcome }) => outcome === 'low_priority' || outcome === 'missing_fault_code',
  );
  const alertId = open?.alertId ?? run.refId ?? run.results[0]?.alertId;
  return alertId === undefined
    ? { kind: 'lost' }
    : { kind: 'lookUp', alertId, lowPriority: lowPriority.map((machine) => machine.alertId) };
}

/** Seconds left of an import: 30 at its start, fewer with its progress (document 2 section 9). */
export function remainingSeconds(progress: number): number {
  return Math.max(1, Math.ceil(30 * (1 - Math.min(1, Math.max(0, progress)))));
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
