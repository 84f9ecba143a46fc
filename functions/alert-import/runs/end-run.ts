import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { AppError } from '#functions/platform/errors.ts';
import { newId } from '#functions/platform/ids.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { outboxWrite } from '#functions/platform/outbox.ts';
import { countTurn } from '#functions/platform/rate-limit.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import { getRun, putEnd, type StoredRun, storedRun } from './runs.store.ts';

type Failure = NonNullable<StoredRun['failure']>;

/**
 * Ends a run with a sentence for the person. `failure`: whether it broke, or the sentence is about the message itself. Answers the
 * run, or undefined where it had ended otherwise and stays as it is.
 */
export async function failRun(
  runId: string,
  message: string,
  failure: Failure,
): Promise<StoredRun | undefined> {
  return end(await standing(runId), failed(message, failure));
}

/** Ends a run because its person asked for it. Answers the run, or undefined where it had ended. */
export function cancelRun(run: StoredRun): Promise<StoredRun | undefined> {
  const how = { status: 'cancelled', progressMessage: 'Cancelled' } as const;
  return end(run, { ...how, error: null, refId: null, results: [] });
}

/** Ends a run with what became of each machine; `error` where nothing could be made of any. Answers as above. */
export async function finishRun(
  runId: string,
  results: StoredRun['results'],
  error: string | null,
): Promise<StoredRun | undefined> {
  const how =
    error === null
      ? ({ status: 'done', progressMessage: 'Done' } as const)
      : ({ ...notImported, failure: 'answered' } as const);
  return end(await standing(runId), { ...how, error, refId: results[0]?.alertId ?? null, results });
}

/** A run past its deadline was never started, or lost with its event: it is ended by whoever looks. Answers how it stands. */
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

/** `run`: as it was read just now. */
async function end(run: StoredRun | undefined, how: End): Promise<StoredRun | undefined> {
  if (run?.status !== 'running') return sameEnd(run, how);
  const telling = await tellManagers({ ...run, ...how }, new Date());
  const ended: StoredRun = { ...run, ...how, progress: 1, told: run.told || telling.length > 0 };
  try {
    await putEnd(ended, telling);
    return ended;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return sameEnd(storedRun.safeParse(error.row).data, how);
  }
}

/** It may have ended by this very call, whose first answer was lost on its way. */
function sameEnd(run: StoredRun | undefined, how: End): StoredRun | undefined {
  return run?.status === how.status && run.error === how.error ? run : undefined;
}

/**
 * The event by which managers hear of a message that could not be read: once for each message, however often it is tried. Of one
 * that was pasted, who pasted it is told at once.
 */
async function tellManagers(run: StoredRun, now: Date): Promise<Write[]> {
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
