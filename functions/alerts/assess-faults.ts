import { assessInput, type MachineImport } from '#functions/alert-import/import-steps.ts';
import { tellStep } from '#functions/alert-import/run-progress.ts';
import { stepHandler } from '#functions/alert-import/step-handler.ts';
import { assess } from './assess-faults.rules.ts';

/** The step of alert-import that names and weighs the machine's faults, and decides how the import goes on. */
export const handler = stepHandler(assessInput, async (input): Promise<Pick<MachineImport, 'assessment'>> => {
  await tellStep(input, 'assess');
  return { assessment: assess(input.reading, input, new Date().toISOString()) };
});
