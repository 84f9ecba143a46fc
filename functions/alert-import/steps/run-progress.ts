import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { moveRun } from '../runs/runs.store.ts';
import type { MachineImport } from './import-steps.ts';

/** The steps for each machine of a message, and the progress message shown meanwhile. */
const machineSteps = {
  identify: 'Finding the machine',
  locate: 'Finding the location',
  assess: 'Assessing the fault codes',
  save: 'Saving the alert',
  file: 'Creating the order',
} as const;
export type MachineStep = keyof typeof machineSteps;

/** Reading the message is the first fifth. The machines share the rest equally, and each machine's steps share its part. */
const readingShare = 0.2;

/** Reports that the message is being read. Throws RUN_FINISHED if the run was cancelled or has ended. */
export async function reportReading(runId: string): Promise<void> {
  await report(runId, 0.05, 'Reading the alert');
}

/** Reports that a machine has reached a step. Throws RUN_FINISHED if the run was cancelled or has ended. */
export async function reportStep(
  { runId, position, of }: Pick<MachineImport, 'runId' | 'position' | 'of'>,
  step: MachineStep,
): Promise<void> {
  const steps = Object.keys(machineSteps);
  const done = (position + steps.indexOf(step) / steps.length) / of;
  const message = machineSteps[step] + (of > 1 ? ` (machine ${position + 1} of ${of})` : '');
  await report(runId, readingShare + (1 - readingShare) * done, message);
}

/** Thrown by a step whose run was cancelled or has ended. */
export function runFinished(): AppError {
  return new AppError('RUN_FINISHED', 'This import was cancelled or has ended.');
}

async function report(runId: string, progress: number, progressMessage: string): Promise<void> {
  try {
    await moveRun(runId, progress, progressMessage);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw runFinished();
  }
}
