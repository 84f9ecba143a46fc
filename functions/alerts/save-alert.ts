import { ConditionFailed } from '#functions/platform/table.ts';
import { saveAlertOnce } from './alerts.store.ts';
import { type MachineImport, saveInput } from './import-steps.ts';
import { runFinished, tellStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/** The step of alert-import that keeps the alert: once, however often it is run or sent. */
export const handler = stepHandler(saveInput, async (input): Promise<Pick<MachineImport, 'alert'>> => {
  await tellStep(input, 'save');
  const { faultCodes, ...assessed } = input.assessment;
  try {
    const id = await saveAlertOnce({
      id: `alt_${input.runId.replace(/^run_/, '')}_${input.position}`,
      companyId: input.companyId,
      runId: input.runId,
      orderId: null,
      createdAt: new Date().toISOString(),
      source: input.source,
      outcome: input.assessment.outcome,
      messageKey: input.object.key,
      reading: input.reading,
      equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })),
      machine: input.machine,
      place: input.place,
      assessment: assessed,
    });
    return { alert: { id } };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw runFinished();
  }
});
