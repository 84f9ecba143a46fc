import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { importFailed } from '#functions/alerts/assessment/import-refusals.ts';
import { failRun } from '../runs/end-run.ts';
import { failInput } from './import-steps.ts';

/** The target of alert-import's Catch: ends the run with the refusal's own sentence or the general one. */
export async function handler(event: unknown): Promise<{ runId: string }> {
  const { runId, error } = failInput.parse(event);
  const refusal = error.Error === 'AppError' ? causeOf(error.Cause) : undefined;
  const ended =
    refusal === undefined
      ? await failRun(runId, importFailed, 'broke')
      : await failRun(runId, refusal, 'answered');
  logger.warn('The import was ended.', { runId, error: error.Error, ended: ended !== undefined });
  return { runId };
}

const logger = new Logger();

/** The message of a function's error, which Lambda passes on as JSON. */
function causeOf(cause: string | undefined): string | undefined {
  try {
    return z.object({ errorMessage: z.string() }).parse(JSON.parse(cause ?? '')).errorMessage;
  } catch {
    return undefined;
  }
}
