import { assess } from './assess-faults.rules.ts';
import { assessInput, type MachineImport } from './import-steps.ts';
import { tellStep } from './run-progress.ts';

/** The step of alert-import that names and weighs the machine's faults, and decides how the import goes on. */
export async function handler(event: unknown): Promise<Pick<MachineImport, 'assessment'>> {
  const input = assessInput.parse(event);
  await tellStep(input, 'assess');
  return { assessment: assess(input.reading, input, new Date().toISOString()) };
}
