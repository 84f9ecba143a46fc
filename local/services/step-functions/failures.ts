import type { Catcher, Retrier } from './definition.ts';
import { StateError } from './evaluate.ts';

/** What a state failed with, as `$states.errorOutput` shows it. */
export interface Failure {
  readonly Error: string;
  readonly Cause: string;
}

export const timeout = 'States.Timeout';
export const dataLimitExceeded = 'States.DataLimitExceeded';

/** The failure for a thrown error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StateError) return { Error: error.errorName, Cause: error.cause };
  return { Error: 'States.Runtime', Cause: error instanceof Error ? error.message : String(error) };
}

/** Index of the retrier for the error: the first that names it, or -1. */
export function retrierFor(retriers: readonly Retrier[] | undefined, error: string): number {
  return (retriers ?? []).findIndex(({ ErrorEquals }) => names(ErrorEquals, error));
}

export function catcherFor(catchers: readonly Catcher[] | undefined, error: string): Catcher | undefined {
  return catchers?.find(({ ErrorEquals }) => names(ErrorEquals, error));
}

/** Milliseconds until the next attempt; `random` is a number from 0 up to 1. */
export function retryDelay(retrier: Retrier, retriesSoFar: number, random: number): number {
  const grown = retrier.IntervalSeconds * retrier.BackoffRate ** retriesSoFar;
  const capped = Math.min(grown, retrier.MaxDelaySeconds ?? Number.POSITIVE_INFINITY);
  return capped * 1000 * (retrier.JitterStrategy === 'FULL' ? random : 1);
}

/**
 * `States.ALL` matches any error except these, which have to be named, and `States.Runtime`, which nothing catches.
 */
function names(errorNames: readonly string[], error: string): boolean {
  if (error === 'States.Runtime') return false;
  return errorNames.some(
    (name) =>
      name === error ||
      (name === 'States.ALL' && error !== dataLimitExceeded) ||
      (name === 'States.TaskFailed' && error !== timeout && error !== dataLimitExceeded),
  );
}
