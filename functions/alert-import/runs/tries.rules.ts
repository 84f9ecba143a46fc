import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import type { AsyncRun } from '#schema/alerts.ts';

/** What decides whether a message may be tried again. */
interface Tried extends Pick<AsyncRun, 'status' | 'error' | 'results'> {
  readonly failure?: 'broke' | 'answered' | undefined;
  readonly tries: number;
}

/** Whether the import itself failed: what the message says is not known then, so that the same message may come again. */
export function hasBroken({ status, failure, error }: Pick<Tried, 'status' | 'failure' | 'error'>): boolean {
  // Rows from before say it by their sentence alone.
  return status === 'failed' && (failure ?? (error === importFailed ? 'broke' : 'answered')) === 'broke';
}

/** Whether the same post or mail, told of again, begins a new try: five times at most. */
export function mayComeAgain(run: Tried): boolean {
  return hasBroken(run) && run.tries <= triesBySenders;
}

/**
 * Whether a manager may have it read again: where something of it became no order, which another reading may find. What waits
 * for a decision has been read.
 */
export function mayTryAgain({
  status,
  results,
  tries,
}: Pick<Tried, 'status' | 'results' | 'tries'>): boolean {
  if (status === 'running' || tries >= mostTries) return false;
  const isWhole = results.every(({ orderId, outcome }) => orderId !== null || outcome === 'low_priority');
  return status !== 'done' || !isWhole;
}

/** Beside the first one. */
const triesBySenders = 5;

/** Of one message, whoever asks for them. */
const mostTries = 10;
