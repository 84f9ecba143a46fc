import * as z from 'zod';
import { absent, getRow, parseRow, put, type Row, updateRow, type Write } from '#functions/platform/table.ts';
import { alertSources, asyncRun } from '#schema/alerts.ts';
import { entityId, timestamp } from '#schema/ids.ts';

/** A run as stored: what its dialog polls, whose it is, and when it counts as lost. */
export const storedRun = asyncRun.extend({
  companyId: entityId,
  source: z.enum(alertSources),
  messageKey: z.string(),
  requestedBy: entityId.nullable(),
  /** Of the workflow's execution: what a second start is refused by. */
  executionName: z.string(),
  startedAt: timestamp,
  /** From then on a run that still runs has been lost. */
  deadline: timestamp,
});
export type StoredRun = z.infer<typeof storedRun>;

/** The row of a new run. Fails where the run stands already. */
export function newRunWrite(run: StoredRun): Write {
  const row: Row = {
    ...runKey(run.id),
    kind: 'run',
    ...run,
    expiresAt: Math.floor(Date.parse(run.startedAt) / 1000) + keptSeconds,
  };
  return put(row, absent);
}

/** Half a read unit; one when `consistent`. */
export async function getRun(
  runId: string,
  options: { consistent?: boolean } = {},
): Promise<StoredRun | undefined> {
  const row = await getRow(runKey(runId), options);
  return row && parseRow(storedRun, row);
}

/** Moves a running run on, never back. Throws ConditionFailed when it has ended. */
export async function moveRun(runId: string, progress: number, progressMessage: string): Promise<void> {
  await updateRow(
    runKey(runId),
    {
      expression: 'SET #progress = :progress, #message = :message',
      names: { '#progress': 'progress', '#message': 'progressMessage' },
      values: { ':progress': progress, ':message': progressMessage },
    },
    running,
  );
}

/** Ends a running run. Throws ConditionFailed, with the row as it stands, when it has ended before. */
export async function endRun(
  runId: string,
  end: Pick<StoredRun, 'status' | 'progress' | 'progressMessage' | 'error' | 'refId' | 'results'>,
): Promise<StoredRun> {
  const row = await updateRow(
    runKey(runId),
    {
      expression:
        'SET #status = :status, #progress = :progress, #message = :message, #error = :error, #refId = :refId, #results = :results',
      names: {
        '#progress': 'progress',
        '#message': 'progressMessage',
        '#error': 'error',
        '#refId': 'refId',
        '#results': 'results',
      },
      values: {
        ':status': end.status,
        ':progress': end.progress,
        ':message': end.progressMessage,
        ':error': end.error,
        ':refId': end.refId,
        ':results': end.results,
      },
    },
    running,
  );
  return parseRow(storedRun, row);
}

/** Holds while nobody has ended the run: a member of the conditions by which a step may still write for it. */
export const running = {
  expression: 'attribute_exists(pk) AND #status = :running',
  names: { '#status': 'status' },
  values: { ':running': 'running' },
} as const;

export function runKey(runId: string) {
  return { pk: `RUN#${runId}`, sk: 'RUN' };
}

/** Runs are of interest while somebody waits, and for some weeks to whoever looks for an alert that went missing. */
const keptSeconds = 30 * 24 * 60 * 60;
