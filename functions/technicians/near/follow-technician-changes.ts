import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { technicianEventDetail } from '#events/accounts.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { indexTechnician } from './index-technician.ts';

/**
 * Keeps searches' data on technicians, and their counts, in step with the candidates. Each queue item names a
 * technician who changed. It reads the current state, so events may repeat, be late or arrive out of order.
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

/** The queue item, as EventBridge sends it. */
const changed = z.object({ detail: technicianEventDetail });
