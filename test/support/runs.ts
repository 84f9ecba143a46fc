import { getRun, newRunWrite, type StoredRun, storedRun } from '#functions/alert-import/runs/runs.store.ts';
import type { ImportStart } from '#functions/alert-import/steps/import-steps.ts';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { transact } from '#functions/platform/table.ts';

/** A running import of a pasted message, which is stored under the run's id. */
export function runningRun(
  id: string,
  companyId: string,
  startedAt: string,
  more: Partial<StoredRun> = {},
): StoredRun {
  return storedRun.parse({
    id,
    companyId,
    status: 'running',
    progress: 0.2,
    progressMessage: 'Reading the alert',
    error: null,
    refId: null,
    results: [],
    source: 'paste',
    messageKey: `alerts/${companyId}/${id}.txt`,
    requestedBy: null,
    executionName: id,
    startedAt,
    deadline: new Date(Date.parse(startedAt) + 180_000).toISOString(),
    ...more,
  });
}

/** Saves a running import of a pasted message. Returns the input of alert-import. */
export async function savedPaste(companyId: string, runId: string): Promise<ImportStart> {
  const receivedAt = '2026-06-08T12:31:00.000Z';
  const run = runningRun(runId, companyId, receivedAt);
  await transact([newRunWrite(run)]);
  return {
    runId,
    companyId,
    source: 'paste',
    object: { bucket: 'uploads', key: run.messageKey },
    format: 'text',
    receivedAt,
  };
}

/** A failed import by mail: its message is in the company's log and on the list of unread messages. */
export function brokenRun(
  id: string,
  companyId: string,
  startedAt: string,
  more: Partial<StoredRun> = {},
): StoredRun {
  return runningRun(id, companyId, startedAt, {
    status: 'failed',
    progress: 1,
    error: importFailed,
    failure: 'broke',
    source: 'mail',
    messageKey: `mail/${id}`,
    receivedAt: startedAt,
    from: 'alerts@telematics.example',
    ...more,
  });
}

/** The run as stored. */
export async function runOf(runId: string): Promise<StoredRun> {
  const run = await getRun(runId, { consistent: true });
  if (run === undefined) throw new Error(`There is no run ${runId}.`);
  return run;
}
