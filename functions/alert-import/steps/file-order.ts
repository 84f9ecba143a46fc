import { Logger } from '@aws-lambda-powertools/logger';
import { alertFiling } from '#functions/alerts/alert-filing.ts';
import { alertToFile, fileAlert, forNewOrder } from '#functions/orders/creation/file-alert.ts';
import { fileOrderInput, idIfAdded, type MachineImport } from './import-steps.ts';
import { requireRunning } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that adds the alert to an order: the machine's pending or open one, or a new pending one. None if the
 * alert is of low priority or incomplete. Safe to run again: it returns the same result.
 */
export const handler = stepHandler(
  fileOrderInput,
  async (input): Promise<Pick<MachineImport, 'orderId' | 'attached' | 'isNewOrder'>> => {
    const { runId, companyId, machine, place, assessment, alert, reading } = input;
    const allowed = requireRunning(runId);
    if (assessment.flow !== 'order') {
      await allowed;
      return { orderId: null, attached: false, isNewOrder: false };
    }
    // A machine that this run added has no order yet; should another message have filed one, the transaction finds it.
    const isNewMachine = machine?.equipment.id === idIfAdded(input);
    const [ready] = await Promise.all([isNewMachine ? forNewOrder(companyId) : undefined, allowed]);
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
      undefined,
      ready && { ready },
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
