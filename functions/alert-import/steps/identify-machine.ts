import { isImportable } from '#functions/alerts/reading/outcome.ts';
import { findOrAddMachine } from '#functions/equipment/find-or-add-machine.ts';
import { identifyInput, idIfAdded, type MachineImport } from './import-steps.ts';
import { reportStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that finds the machine in the company's fleet, or adds it. Safe to run again: a new machine's id is
 * derived from the run.
 */
export const handler = stepHandler(identifyInput, async (input): Promise<Pick<MachineImport, 'machine'>> => {
  const reported = reportStep(input, 'identify');
  const { outcome, brand, model, serialNumber, unitNumber, hours } = input.reading;
  // Invoices name machines too; only a real alert adds one to the fleet.
  if (!isImportable(outcome) || brand === null || model === null) {
    await reported;
    return { machine: null };
  }
  const equipment = await findOrAddMachine(
    input.companyId,
    {
      id: idIfAdded(input),
      brand: brand.value,
      model: model.value,
      serialNumber: serialNumber?.value ?? null,
      unitNumber: unitNumber?.value ?? null,
      hours: hours?.value ?? null,
    },
    new Date(),
    reported,
  );
  return { machine: { equipment } };
});
