import { assess } from '#functions/alerts/assessment/assess-faults.rules.ts';
import { assessInput, type MachineImport } from './import-steps.ts';
import { tellStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/** The step of alert-import that names and weighs the machine's faults, and decides how the import goes on. */
export const handler = stepHandler(assessInput, async (input): Promise<Pick<MachineImport, 'assessment'>> => {
  await tellStep(input, 'assess');
  return { assessment: assess(input.reading, input, new Date().toISOString()) };
});
