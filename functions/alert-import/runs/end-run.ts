import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import { countTurn } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import { endUnlogged, getRun, putEnd, type StoredRun, storedRun } from './runs.store.ts';

type Failure = NonNullable<StoredRun['failure']>;

/**
 * Ends a run as failed, with a sentence for the person. `failure`: whether the import broke or something is wrong with
 * the message. Returns the run, or undefined if it had already ended differently.
 */
export async function failRun(
  runId: string,
  message: string,
  failure: Failure,
): Promise<StoredRun | undefined> {
  return end(await standing(runId), failed(message, failure));
}

/** Ends a run at the user's request. Returns the run, or undefined if it had already ended. */
export function cancelRun(run: StoredRun): Promise<StoredRun | undefined> {
  const how = { status: 'cancelled', progressMessage: 'Cancelled' } as const;
  return end(run, { ...how, error: null, refId: null, results: [] });
}

/**
 * Ends a run with the result for each machine; `error` if none could be imported. A run known to be a `paste` is not read first,
 * because nobody is notified of it and no log shows it. Returns as above.
 */
export async function finishRun(
  runId: string,
  results: StoredRun['results'],
  error: string | null,
  source?: StoredRun['source'],
): Promise<StoredRun | undefined> {
  const how =
    error === null
      ? ({ status: 'done', progressMessage: 'Done' } as const)
      : ({ ...notImported, failure: 'answered' } as const);
  const ended = { ...how, error, refId: results[0]?.alertId ?? null, results };
  return source === 'paste'
    ? written(endUnlogged(runId, { ...ended, progress: 1 }), ended)
    : end(await standing(runId), ended);
}

/** A run past its deadline never started or was lost; whoever reads it ends it. Returns the run's current state. */
export async function endIfLost(run: StoredRun, now: Date): Promise<StoredRun> {
  if (run.status !== 'running' || now.toISOString() < run.deadline) return run;
  const ended = await end(run, failed(importFailed, 'broke'));
  return ended ?? (await standing(run.id)) ?? run;
}

const notImported = { status: 'failed', progressMessage: 'Not imported' } as const;

type End = Pick<StoredRun, 'status' | 'progressMessage' | 'error' | 'failure' | 'refId' | 'results'>;

function failed(error: string, failure: Failure): End {
  return { ...notImported, error, failure, refId: null, results: [] };
}

function standing(runId: string): Promise<StoredRun | undefined> {
  return getRun(runId, { consistent: true });
}

/** `run`: as just read. */
async function end(run: StoredRun | undefined, how: End): Promise<StoredRun | undefined> {
  if (run?.status !== 'running') return sameEnd(run, how);
  const notices = await noticesOf({ ...run, ...how }, new Date());
  const ended: StoredRun = { ...run, ...how, progress: 1, told: run.told || notices.length > 0 };
  return written(
    putEnd(ended, notices).then(() => ended),
    how,
  );
}

/** The run as written; if it had ended before, that run if it ended the same way. */
async function written(writing: Promise<StoredRun>, how: End): Promise<StoredRun | undefined> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return sameEnd(storedRun.safeParse(error.row).data, how);
  }
}

/** It may have been ended by an earlier attempt of this call whose answer was lost. */
function sameEnd(run: StoredRun | undefined, how: End): StoredRun | undefined {
  return run?.status === how.status && run.error === how.error ? run : undefined;
}

/**
 * The event that tells managers about a message that could not be read: once per message, however often it is retried. Whoever
 * pasted a message sees the result right away.
 */
async function noticesOf(run: StoredRun, now: Date): Promise<Write[]> {
  if (run.status !== 'failed' || run.source === 'paste' || run.told) return [];
  const { companyId, id: runId, source, from, error: reason } = run;
  try {
    await countTurn(limitOf('unread-alert-mail', companyId), now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return [];
    throw error;
  }
  const detail = { id: newId('evt'), version: 1 as const, at: now.toISOString(), companyId };
  return [outboxWrite({ name: 'alert.unread', detail: { ...detail, runId, source, from, reason } }, now)];
}
