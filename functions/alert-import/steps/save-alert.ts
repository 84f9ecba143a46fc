import { saveCounted } from '#functions/alerts/assessment/save-counted.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { type MachineImport, saveInput } from './import-steps.ts';
import { reportWrite, runFinished } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that saves the alert, once, however often it is run or the alert is sent. Passes the assessment on
 * with the updated fault counts.
 */
export const handler = stepHandler(
  saveInput,
  async (input): Promise<Pick<MachineImport, 'alert' | 'assessment'>> => {
    const { runId, companyId, source, receivedAt, reading, machine, place, assessment } = input;
    const { faultCodes, ...assessed } = assessment;
    const alert = {
      id: `alt_${runId.replace(/^run_/, '')}_${input.position}`,
      companyId,
      runId,
      orderId: null,
      createdAt: new Date().toISOString(),
      source,
      outcome: assessment.outcome,
      messageKey: input.object.key,
      reading,
      equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })),
      machine,
      place,
      assessment: assessed,
    };
    const kept = await saveCounted({ alert, receivedAt }, reportWrite(input, 'save')).catch(
      (error: unknown) => {
        throw error instanceof ConditionFailed && error.index === 0 ? runFinished() : error;
      },
    );
    return { alert: { id: kept.id }, assessment: { ...assessment, faultCodes: [...kept.faultCodes] } };
  },
);
