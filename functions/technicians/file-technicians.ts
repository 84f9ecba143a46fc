import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { technicianEventDetail } from '#events/technicians.ts';
import { fileTechnician } from './file-technician.ts';

/**
 * Keeps what searches read of technicians, and the numbers of them, as their candidates say. Each item of the queue tells of
 * one technician that changed; what it has become is read, so events may come twice, late or in another order.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of event.Records) {
    try {
      const { detail } = changed.parse(JSON.parse(body));
      await fileTechnician(detail.technicianId);
      logger.info('A technician was filed.', { technicianId: detail.technicianId });
    } catch (error) {
      logger.error('A technician could not be filed.', { messageId, error });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
}

const logger = new Logger();

/** As EventBridge puts it into the queue. */
const changed = z.object({ detail: technicianEventDetail });
