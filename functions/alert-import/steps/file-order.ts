import { Logger } from '@aws-lambda-powertools/logger';
import { alertFiling } from '#functions/alerts/alert-filing.ts';
import { alertToFile, fileAlert, forNewOrder } from '#functions/orders/creation/file-alert.ts';
import { filedAs } from './filed-as.ts';
import { fileOrderInput, idIfAdded, type MachineImport } from './import-steps.ts';
import { requireRunning } from './run-progress.ts';
import { stepHandler } from './step-handler.ts';

/**
 * The step of alert-import that gives the alert an order if it was saved without one, as by an earlier release or by a run that
 * broke: the machine's pending or open order, or a new pending one. None if the alert is of low priority or incomplete. Safe to run
 * again: it returns the same result.
 */
export const handler = stepHandler(
  fileOrderInput,
  async (input): Promise<Pick<MachineImport, 'orderId' | 'attached' | 'isNewOrder'>> => {
    const { runId, companyId, machine, place, assessment, alert, reading, filed } = input;
    if (filed !== undefined) return filed;
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
    return filedAs(filing, runId);
  },
);

const logger = new Logger();
