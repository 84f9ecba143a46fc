import { ConditionFailed } from '#functions/platform/table.ts';
import { endRun, type StoredRun } from './runs.store.ts';

/** Ends a run with a sentence for the person. A run that has ended stays as it is; answers whether this ended it. */
export async function failRun(runId: string, message: string): Promise<boolean> {
  return end(runId, { status: 'failed', error: message, progressMessage: 'Not imported' });
}

/** Ends a run because its person asked for it; answers whether it still ran. */
export async function cancelRun(runId: string): Promise<boolean> {
  return end(runId, { status: 'cancelled', error: null, progressMessage: 'Cancelled' });
}

async function end(
  runId: string,
  how: Pick<StoredRun, 'status' | 'error' | 'progressMessage'>,
): Promise<boolean> {
  try {
    await endRun(runId, { ...how, progress: 1, refId: null, results: [] });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
