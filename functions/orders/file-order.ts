import { Logger } from '@aws-lambda-powertools/logger';
import type * as z from 'zod';
import { fileOrderInput, type fileOrderOutput } from '#functions/alerts/import-steps.ts';
import { tellStep } from '#functions/alerts/run-progress.ts';
import { AppError } from '#functions/platform/errors.ts';
import { alertToFile, fileAlert } from './file-alert.ts';

/**
 * The step of alert-import that ends in an order: a new pending one, or the one that the machine has; none where the alert
 * is of low priority or lacks something. Safe to run again: it answers as it did the first time.
 */
export async function handler(event: unknown): Promise<z.output<typeof fileOrderOutput>> {
  const input = fileOrderInput.parse(event);
  const { runId, companyId, machine, place, assessment, alert, reading } = input;
  await tellStep(input, 'file');
  if (assessment.flow !== 'order') return { orderId: null, attached: false };
  const filing = await retriable(() =>
    fileAlert(
      alertToFile({
        companyId,
        alertId: alert.id,
        orderId: null,
        reading,
        machine,
        place,
        assessment,
        faultCodes: assessment.faultCodes,
      }),
      { actor: 'system', now: new Date(), source: 'heavebot' },
    ),
  );
  logger.info('The alert was filed.', {
    runId,
    alertId: alert.id,
    orderId: filing.orderId,
    how: filing.kind,
  });
  return { orderId: filing.orderId, attached: filing.kind !== 'answered' && filing.attached };
}

const logger = new Logger();

/** The workflow takes our refusals for answers to whoever sent the alert; what may pass, it is to try again. */
async function retriable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'UNAVAILABLE')) {
      throw new Error(error.message, { cause: error });
    }
    throw error;
  }
}
