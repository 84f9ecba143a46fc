import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { ConditionFailed, transact, type Write } from '#functions/platform/table.ts';
import type { ImportStart } from './import-steps.ts';
import { newRunWrite } from './runs.store.ts';

const workflows = new SFNClient({});

/** How long the person's dialog waits for a run before it counts as lost: the workflow's own two minutes, and some. */
const runSeconds = 180;

/**
 * Begins an import of a message that is kept already: writes the run, then starts its execution. Both bear given names, so a
 * second try of the same import finds the first and changes nothing. `also` goes into the run's transaction.
 * Throws ConditionFailed for a condition of `also`, and the workflow service's errors: the run stands then, and `failRun` ends it.
 */
export async function startImport(
  start: ImportStart,
  executionName: string,
  also: readonly Write[] = [],
): Promise<void> {
  const deadline = new Date(Date.parse(start.receivedAt) + runSeconds * 1000).toISOString();
  try {
    await transact([
      newRunWrite({
        id: start.runId,
        companyId: start.companyId,
        status: 'running',
        progress: 0,
        progressMessage: 'Starting',
        error: null,
        refId: null,
        results: [],
        source: start.source,
        messageKey: start.object.key,
        requestedBy: start.requestedBy ?? null,
        executionName,
        startedAt: start.receivedAt,
        deadline,
      }),
      ...also,
    ]);
  } catch (error) {
    // The run stands: an earlier try got this far, and may have failed to start the execution.
    if (!(error instanceof ConditionFailed) || error.index !== 0) throw error;
  }
  await startExecution(start, executionName);
}

/** Starts the execution of a run that stands; one that was started already stays as it is. Throws the workflow service's errors. */
export async function startExecution(start: ImportStart, name: string): Promise<void> {
  const { IMPORT_STATE_MACHINE_ARN } = readEnv({ IMPORT_STATE_MACHINE_ARN: z.string() });
  try {
    await workflows.send(
      new StartExecutionCommand({
        stateMachineArn: IMPORT_STATE_MACHINE_ARN,
        name,
        input: JSON.stringify(start),
      }),
    );
  } catch (error) {
    // It has run to its end before: the name is taken for 90 days.
    if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
  }
}
