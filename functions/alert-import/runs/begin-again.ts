import { newId } from '#functions/platform/ids.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { endIfLost } from './end-run.ts';
import { getRun, putNextTry, type StoredRun, storedRun } from './runs.store.ts';
import { newRunState, startRun } from './start-import.ts';
import { mayComeAgain } from './tries.rules.ts';

/**
 * The same message came again, to the run that it began: one that still runs is started where the first start got lost, and one that
 * broke is tried anew. Answers its newest try; what ended with an answer, was cancelled, or broke too often stays as it is.
 * A read unit for each try; of two at once one begins. Throws the workflow service's errors.
 */
export async function resumeRun(first: StoredRun, now: Date): Promise<StoredRun> {
  const run = await endIfLost(await newestTry(first), now);
  if (run.status === 'running') await startRun(run);
  return mayComeAgain(run) ? beginAgain(run, now) : run;
}

/**
 * Begins a new run of an ended run's message, which takes its place in the company's log. Answers it, or the one that somebody else
 * began at the same moment. Throws the workflow service's errors: the new run stands then.
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

/** The last of the tries of a run's message. */
export async function newestTry(run: StoredRun): Promise<StoredRun> {
  const next = run.again === undefined ? undefined : await getRun(run.again, { consistent: true });
  return next === undefined ? run : newestTry(next);
}
