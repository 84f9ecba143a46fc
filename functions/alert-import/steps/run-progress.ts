import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { getRun, moveRun, type RunProgress } from '../runs/runs.store.ts';
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

/**
 * Reading the message is the first fifth. The machines share the rest equally, and each machine's steps share its part. With
 * several machines at a time it may go back a little.
 */
const readingShare = 0.2;

type MachineOfRun = Pick<MachineImport, 'runId' | 'position' | 'of'>;

/** Reports that a machine has reached a step. Throws RUN_FINISHED if the run was cancelled or has ended. */
export async function reportStep(machine: MachineOfRun, step: MachineStep): Promise<void> {
  try {
    await moveRun(machine.runId, progressAt(machine, step));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw runFinished();
  }
}

/** For a step that is over before the dialog polls again. Throws RUN_FINISHED if the run was cancelled or has ended. */
export async function requireRunning(runId: string): Promise<void> {
  const run = await getRun(runId, { consistent: true });
  if (run?.status !== 'running') throw runFinished();
}

function runFinished(): AppError {
  return new AppError('RUN_FINISHED', 'This import was cancelled or has ended.');
}

function progressAt({ position, of }: MachineOfRun, step: MachineStep): RunProgress {
  const steps = Object.keys(machineSteps);
  const done = (position + steps.indexOf(step) / steps.length) / of;
  return {
    progress: readingShare + (1 - readingShare) * done,
    progressMessage: machineSteps[step] + (of > 1 ? ` (machine ${position + 1} of ${of})` : ''),
  };
}
