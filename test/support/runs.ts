import { type StoredRun, storedRun } from '#functions/alerts/runs.store.ts';

/** An import that is under way, of a pasted message that is kept under its id. */
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
