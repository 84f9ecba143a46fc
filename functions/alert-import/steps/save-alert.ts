import { Logger } from '@aws-lambda-powertools/logger';
import { saveCounted } from '#functions/alerts/assessment/save-counted.ts';
import { filedAs } from './filed-as.ts';
import { idIfAdded, type MachineImport, saveInput } from './import-steps.ts';
import { reportStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that saves the alert, once, however often it is run or the alert is sent, together with its order if it
 * gets one. Passes the assessment on with the updated fault counts.
 */
export const handler = stepHandler(
  saveInput,
  async (input): Promise<Pick<MachineImport, 'alert' | 'assessment' | 'filed'>> => {
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
    const kept = await saveCounted({
      alert,
      receivedAt,
      allowed: reportStep(input, 'save'),
      isNewMachine: machine?.equipment.id === idIfAdded(input),
    });
    const filed = kept.filing && filedAs(kept.filing, runId);
    logger.info('The alert was saved.', { runId, alertId: kept.id, orderId: filed?.orderId });
    return {
      alert: { id: kept.id },
      assessment: { ...assessment, faultCodes: [...kept.faultCodes] },
      ...(filed && { filed }),
    };
  },
);

const logger = new Logger();
