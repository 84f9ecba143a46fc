import { Logger } from '@aws-lambda-powertools/logger';
import { alertFiling } from '#functions/alerts/alert-filing.ts';
import { alertToFile, fileAlert } from '#functions/orders/creation/file-alert.ts';
import { fileOrderInput, type MachineImport } from './import-steps.ts';
import { reportStep } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that adds the alert to an order: the machine's pending or open one, or a new pending one. None if the
 * alert is of low priority or incomplete. Safe to run again: it returns the same result.
 */
export const handler = stepHandler(
  fileOrderInput,
  async (input): Promise<Pick<MachineImport, 'orderId' | 'attached' | 'isNewOrder'>> => {
    const { runId, companyId, machine, place, assessment, alert, reading } = input;
    await reportStep(input, 'file');
    if (assessment.flow !== 'order') return { orderId: null, attached: false, isNewOrder: false };
    const { faultCodes } = assessment;
    const filing = await fileAlert(
      alertToFile({
        companyId,
        alertId: alert.id,
        orderId: null,
        reading,
        machine,
        place,
        assessment,
        faultCodes,
        filing: alertFiling(alert.id),
      }),
      { actor: 'system', now: new Date(), source: 'heavebot' },
    );
    const { orderId, kind } = filing;
    logger.info('The alert was filed.', { runId, alertId: alert.id, orderId, how: kind });
    if (filing.kind === 'answered') return { orderId, attached: false, isNewOrder: false };
    // A repeated step finds what its first run filed.
    const isOfThisRun = filing.kind === 'filed' || filing.runId === runId;
    return { orderId, attached: filing.attached, isNewOrder: !filing.attached && isOfThisRun };
  },
);

const logger = new Logger();
