import { check, type Write } from '#functions/platform/table.ts';
import { runKey, running } from './runs.store.ts';

/** A member of the transaction by which a step writes for a run: it holds while nobody has ended it. */
export function whileRunning(runId: string): Write {
  return check(runKey(runId), running);
}
