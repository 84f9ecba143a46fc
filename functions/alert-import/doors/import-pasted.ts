import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { keepMessage } from '#functions/alerts/kept-messages.ts';
import { readEnv } from '#functions/platform/env.ts';
import { AppError } from '#functions/platform/errors.ts';
import { type CommandId, idOf, requireSameInput } from '#functions/platform/idempotency.ts';
import { newId } from '#functions/platform/ids.ts';
import { failRun } from '../runs/end-run.ts';
import { getRun, type StoredRun } from '../runs/runs.store.ts';
import { messageKey, startImport, startRun } from '../runs/start-import.ts';

/**
 * Keeps a pasted text and starts its import. The run is named after the call's idempotency key, so that a retry finds it for as
 * long as the run is kept. Returns the run's id. Throws UNAVAILABLE if it could not be started, and IDEMPOTENCY_KEY_REUSED.
 */
export async function importPasted(
  text: string,
  {
    command,
    allowed,
    now,
  }: {
    readonly command: CommandId | undefined;
    /** Throws if the caller lacks permission; awaited in parallel with looking for the run. */
    readonly allowed: Promise<{ readonly accountId: string; readonly companyId: string }>;
    readonly now: Date;
  },
): Promise<{ id: string }> {
  const id = command === undefined ? newId('run') : `run_${idOf(command)}`;
  const [{ accountId, companyId }, before] = await Promise.all([
    allowed,
    command && getRun(id, { consistent: true }),
  ]);
  if (before !== undefined) return answerOf(before, command);

  const { UPLOADS_BUCKET: bucket } = readEnv({ UPLOADS_BUCKET: z.string() });
  // Not named after the run: of two submits at once, each keeps its own text.
  const object = { bucket, key: messageKey(companyId, newId('run'), 'text') };
  const start = { runId: id, companyId, source: 'paste', object, format: 'text' } as const;
  try {
    await keepMessage(object, 'text', text);
    const other = await startImport(
      { ...start, receivedAt: now.toISOString(), requestedBy: accountId },
      { executionName: id, inputDigest: command?.digest, now },
    );
    // The same submit arrived twice at once, and the other one was first.
    return other === undefined ? { id } : await answerOf(other, command);
  } catch (error) {
    if (error instanceof AppError && error.code === 'IDEMPOTENCY_KEY_REUSED') throw error;
    logger.error('An import could not be started.', { runId: id, error });
    const written = await getRun(id, { consistent: true });
    if (written?.messageKey === object.key) await failRun(id, notStarted, 'broke');
    throw new AppError('UNAVAILABLE', notStarted);
  }
}

/** The answer for an existing run. It may have been written but not started. */
async function answerOf(run: StoredRun, command: CommandId | undefined): Promise<{ id: string }> {
  if (command) requireSameInput(command, { digest: run.inputDigest, id: run.id });
  if (run.status !== 'running') return { id: run.id };
  try {
    await startRun(run);
  } catch (error) {
    logger.error('An import could not be started.', { runId: run.id, error });
    throw new AppError('UNAVAILABLE', notStarted);
  }
  return { id: run.id };
}

const logger = new Logger();

const notStarted = 'Failed to start import. Please try again.';
