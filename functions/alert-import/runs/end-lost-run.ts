import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { oneByOne } from '#functions/platform/queue.ts';
import { failRun } from './end-run.ts';

/** Ends the runs of executions that failed, timed out or were stopped before they could. Safe to run again. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return oneByOne(
    event,
    async (body) => {
      const { detail } = statusChange.parse(JSON.parse(body));
      const { runId } = z.object({ runId: z.string() }).parse(JSON.parse(detail.input));
      const ended = await failRun(runId, importFailed, 'broke');
      logger.info('An execution ended without its run.', {
        runId,
        status: detail.status,
        ended: ended !== undefined,
      });
    },
    (failed) => logger.error('A lost run could not be ended.', failed),
  );
}

const logger = new Logger();

/** EventBridge's 'Step Functions Execution Status Change', which includes the input because ours is small. */
const statusChange = z.object({
  detail: z.object({ status: z.string(), input: z.string() }),
});
