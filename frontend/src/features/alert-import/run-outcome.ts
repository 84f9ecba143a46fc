import type { AsyncRun } from '#schema/alerts.ts';

/** What an import that came to its end means for the dialog (document 2 section 4, Async run). */
export type RunOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'cancelled' }
  /** The run's own words. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Some or all machines have an order. */
  | {
      readonly kind: 'imported';
      readonly orderIds: readonly string[];
      /** Alerts that still wait for 'Proceed Anyway'. */
      readonly lowPriority: readonly string[];
      /** Machines of the same message that lack something. */
      readonly refused: number;
    }
  /** No machine has an order: the alert decides what comes next. */
  | { readonly kind: 'lookUp'; readonly alertId: string; readonly lowPriority: readonly string[] }
  | { readonly kind: 'lost' };

export function runOutcome(run: AsyncRun): RunOutcome {
  if (run.status === 'cancelled') return { kind: 'cancelled' };
  if (run.error !== null) return { kind: 'failed', message: run.error };
  if (run.status === 'running') return { kind: 'running' };

  const lowPriority = run.results
    .filter((result) => result.orderId === null && result.outcome === 'low_priority')
    .map((result) => result.alertId);
  const orderIds = [...new Set(run.results.map((result) => result.orderId).filter((id) => id !== null))];
  if (orderIds.length > 0) {
    const refused =
      run.results.length - lowPriority.length - run.results.filter(({ orderId }) => orderId).length;
    return { kind: 'imported', orderIds, lowPriority, refused };
  }
  // Of several machines, one that can be asked about.
  const open = run.results.find(
    ({ outcome }) => outcome === 'low_priority' || outcome === 'missing_fault_code',
  );
  const alertId = open?.alertId ?? run.refId ?? run.results[0]?.alertId;
  return alertId === undefined ? { kind: 'lost' } : { kind: 'lookUp', alertId, lowPriority };
}

/** Seconds left of an import: 30 at its start, fewer with its progress (document 2 section 9). */
export function remainingSeconds(progress: number): number {
  return Math.max(1, Math.ceil(30 * (1 - Math.min(1, Math.max(0, progress)))));
}
