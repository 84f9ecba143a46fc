import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { technicianEventDetail } from '#events/accounts.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { indexTechnician } from './index-technician.ts';

/**
 * Keeps what searches read of technicians, and the numbers of them, as their candidates say. Each item of the queue tells of
 * one technician that changed; what it has become is read, so events may come twice, late or in another order.
 */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { detail } = changed.parse(JSON.parse(body));
      await indexTechnician(detail.technicianId);
      logger.info('A technician was filed.', { technicianId: detail.technicianId });
    },
    (failed) => logger.error('A technician could not be filed.', failed),
  );
}

const logger = new Logger();

/** As EventBridge puts it into the queue. */
const changed = z.object({ detail: technicianEventDetail });
