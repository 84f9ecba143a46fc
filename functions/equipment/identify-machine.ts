import { identifyInput, type MachineImport } from '#functions/alerts/import-steps.ts';
import { tellStep } from '#functions/alerts/run-progress.ts';
import { findOrAddMachine } from './find-or-add-machine.ts';

/**
 * The step of alert-import that finds the company's machine that a reading names, or adds it. Safe to run again: the id of
 * a machine that it adds follows from the run.
 */
export async function handler(event: unknown): Promise<Pick<MachineImport, 'machine'>> {
  const input = identifyInput.parse(event);
  await tellStep(input, 'identify');
  const { brand, model, serialNumber, unitNumber, hours } = input.reading;
  if (brand === null || model === null) return { machine: null };
  const equipment = await findOrAddMachine(
    input.companyId,
    {
      id: `equ_${input.runId.replace(/^run_/, '')}_${input.position}`,
      brand: brand.value,
      model: model.value,
      serialNumber: serialNumber?.value ?? null,
      unitNumber: unitNumber?.value ?? null,
      hours: hours?.value ?? null,
    },
    new Date(),
  );
  return { machine: { equipment } };
}
