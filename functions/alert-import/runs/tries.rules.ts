import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import type { AsyncRun } from '#schema/alerts/alerts.ts';

/** What decides whether a message may be tried again. */
interface Tried extends Pick<AsyncRun, 'status' | 'error' | 'results'> {
  readonly failure?: 'broke' | 'answered' | undefined;
  readonly tries: number;
}

/** Whether the import itself failed. We don't know what the message says then, so it may be sent again. */
export function hasBroken({ status, failure, error }: Pick<Tried, 'status' | 'failure' | 'error'>): boolean {
  // Old rows have only the sentence.
  return status === 'failed' && (failure ?? (error === importFailed ? 'broke' : 'answered')) === 'broke';
}

/** Whether the same post or mail, delivered again, starts a retry: five times at most. */
export function mayComeAgain(run: Tried): boolean {
  return hasBroken(run) && run.tries <= triesBySenders;
}

/**
 * Whether a manager may have it read again: only if part of it became no order, which another reading may change. Alerts waiting
 * for a decision count as read.
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

/** In addition to the first try. */
const triesBySenders = 5;

/** Per message, no matter who asks for them. */
const mostTries = 10;
