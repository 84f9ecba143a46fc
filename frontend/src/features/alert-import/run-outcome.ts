import type { AsyncRun } from '#schema/alerts.ts';

/** What an import that came to its end means for the dialog (document 2 section 4, Async run). */
export type RunOutcome =
  | { readonly kind: 'running' }
  | { readonly kind: 'cancelled' }
  /** The run's own words. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Some or all machines have an order; `lowPriority` are alerts that still wait for 'Proceed Anyway'. */
  | {
      readonly kind: 'imported';
      readonly orderIds: readonly string[];
      readonly lowPriority: readonly string[];
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
  if (orderIds.length > 0) return { kind: 'imported', orderIds, lowPriority };
  const alertId = run.refId ?? run.results[0]?.alertId;
  return alertId === undefined ? { kind: 'lost' } : { kind: 'lookUp', alertId, lowPriority };
}

/** Seconds left of an import: 30 at its start, fewer with its progress (document 2 section 9). */
export function remainingSeconds(progress: number): number {
  return Math.max(1, Math.ceil(30 * (1 - Math.min(1, Math.max(0, progress)))));
}
