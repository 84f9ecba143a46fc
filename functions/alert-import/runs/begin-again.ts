import { newId } from '#functions/platform/ids.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { endIfLost } from './end-run.ts';
import { getRun, putNextTry, type StoredRun, storedRun } from './runs.store.ts';
import { newRunState, startRun } from './start-import.ts';
import { mayComeAgain } from './tries.rules.ts';

/**
 * The message of an existing run arrived again. A run that is still running is started in case the first start was lost; one that
 * broke is retried. Returns the newest try; a run that ended with an answer, was cancelled or broke too often is left alone. One
 * read unit per try; of two calls at once, one starts the retry. Throws the workflow service's errors.
 */
export async function resumeRun(first: StoredRun, now: Date): Promise<StoredRun> {
  const run = await endIfLost(await newestTry(first), now);
  if (run.status === 'running') await startRun(run);
  return mayComeAgain(run) ? beginAgain(run, now) : run;
}

/**
 * Starts a new run for the message of an ended one; it takes the old run's place in the company's log. Returns the new run, or
 * the one that somebody else started at the same moment. Throws the workflow service's errors, after which the new run remains.
 */
export async function beginAgain(run: StoredRun, now: Date): Promise<StoredRun> {
  const { failure: _, again: __, ...kept } = run;
  const id = newId('run');
  const next: StoredRun = {
    ...kept,
    ...newRunState(now),
    id,
    executionName: id,
    receivedAt: run.receivedAt ?? run.startedAt,
    tries: run.tries + 1,
  };
  try {
    await putNextTry(run, next);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.row === undefined) throw error;
    return newestTry(storedRun.parse(error.row));
  }
  await startRun(next);
  return next;
}

/** The latest try of a run's message. */
export async function newestTry(run: StoredRun): Promise<StoredRun> {
  const next = run.again === undefined ? undefined : await getRun(run.again, { consistent: true });
  return next === undefined ? run : newestTry(next);
}
