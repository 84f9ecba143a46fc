import { Logger } from '@aws-lambda-powertools/logger';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { orderEventDetail } from '#events/orders.ts';
import { readEnv } from '#functions/platform/env.ts';
import { oneByOne } from '#functions/platform/queue.ts';

/** Starts the search of each order that opened. A repeated event finds the search under the same name. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { detail } = opened.parse(JSON.parse(body));
      // A new order may need approval first.
      if (detail.status === 'open') await startSearch(detail);
    },
    (failed) => logger.error('A search could not be started.', failed),
  );
}

const logger = new Logger();
const workflows = new SFNClient({});
const env = readEnv({ MATCHING_STATE_MACHINE_ARN: z.string().min(1) });

const opened = z.object({ detail: orderEventDetail });

async function startSearch({ orderId, matchingRound, at }: z.output<typeof orderEventDetail>): Promise<void> {
  try {
    await workflows.send(
      new StartExecutionCommand({
        stateMachineArn: env.MATCHING_STATE_MACHINE_ARN,
        name: `${orderId}-${matchingRound}`,
        // This is the event of the command that opened the order.
        input: JSON.stringify({ orderId, matchingRound, openedAt: at }),
      }),
    );
    logger.info('A search was started.', { orderId, matchingRound });
  } catch (error) {
    // The search ran to its end before: the name stays taken for 90 days.
    if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
  }
}
