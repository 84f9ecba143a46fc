import { assess } from '#functions/alerts/assessment/assess-faults.rules.ts';
import { assessInput, type MachineImport } from './import-steps.ts';
import { stepHandler } from './step-handler.ts';

/** The step of alert-import that names the machine's faults, grades them and decides how the import continues. */
export const handler = stepHandler(assessInput, async (input): Promise<Pick<MachineImport, 'assessment'>> => {
  return { assessment: assess(input.reading, input, new Date().toISOString()) };
});
