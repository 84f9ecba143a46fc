import { ConditionFailed } from '#functions/platform/table.ts';
import { endRun, type StoredRun, storedRun } from './runs.store.ts';

/** Ends a run with a sentence for the person. Answers the run, or undefined where it had ended otherwise and stays as it is. */
export async function failRun(runId: string, message: string): Promise<StoredRun | undefined> {
  return end(runId, { status: 'failed', error: message, progressMessage: 'Not imported' });
}

/** Ends a run because its person asked for it. Answers the run, or undefined where it had ended. */
export async function cancelRun(runId: string): Promise<StoredRun | undefined> {
  return end(runId, { status: 'cancelled', error: null, progressMessage: 'Cancelled' });
}

async function end(
  runId: string,
  how: Pick<StoredRun, 'status' | 'error' | 'progressMessage'>,
): Promise<StoredRun | undefined> {
  try {
    return await endRun(runId, { ...how, progress: 1, refId: null, results: [] });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // It may have ended by this very call, whose first answer was lost on its way.
    const ended = storedRun.safeParse(error.row);
    return ended.success && ended.data.status === how.status && ended.data.error === how.error
      ? ended.data
      : undefined;
  }
}
