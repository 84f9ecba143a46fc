import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { ConditionFailed, transact, type Write } from '#functions/platform/table.ts';
import type { ImportStart } from './import-steps.ts';
import { messageOf } from './message-of-run.ts';
import { getRun, newRunWrite, type StoredRun, storedRun } from './runs.store.ts';

const workflows = new SFNClient({});

/** How long the person's dialog waits for a run before it counts as lost: the workflow's own two minutes, and some. */
const runSeconds = 180;

/**
 * Begins an import of a message that is kept already: writes the run, then starts its execution. Both bear given names, so a
 * second try of the same import finds the first: it is answered as it stands, and nothing has changed. `also` goes into the run's
 * transaction. Throws ConditionFailed for a condition of `also`, and the workflow service's errors: the run stands then.
 */
export async function startImport(
  start: ImportStart,
  {
    executionName,
    from = null,
    also = [],
    now,
  }: {
    readonly executionName: string;
    readonly from?: string | null;
    readonly also?: readonly Write[];
    readonly now: Date;
  },
): Promise<StoredRun | undefined> {
  const run: StoredRun = {
    id: start.runId,
    companyId: start.companyId,
    source: start.source,
    messageKey: start.object.key,
    requestedBy: start.requestedBy ?? null,
    receivedAt: start.receivedAt,
    from,
    tries: 1,
    told: false,
    executionName,
    ...begun(now),
  };
  try {
    await transact([newRunWrite(run), ...also]);
  } catch (error) {
    // The run stands: an earlier try got this far, and may have failed to start the execution.
    if (!(error instanceof ConditionFailed) || error.index !== 0) throw error;
    return storedRun.parse(error.row);
  }
  await startExecution(start, executionName);
  return undefined;
}

/** What every run begins with. */
export function begun(now: Date) {
  return {
    status: 'running',
    progress: 0,
    progressMessage: 'Starting',
    error: null,
    refId: null,
    results: [],
    dismissed: false,
    startedAt: now.toISOString(),
    deadline: new Date(now.getTime() + runSeconds * 1000).toISOString(),
  } satisfies Partial<StoredRun>;
}

/** Starts the execution of a run that stands; one that was started already stays as it is. Throws the workflow service's errors. */
export async function startRun(run: StoredRun): Promise<void> {
  const { id: runId, companyId, source, startedAt, receivedAt = startedAt, requestedBy } = run;
  const { object, format } = messageOf(run);
  const whose = requestedBy !== null && { requestedBy };
  await startExecution({ runId, companyId, source, object, format, receivedAt, ...whose }, run.executionName);
}

/** The same of a run that still runs, by its id. One that goes on or has gone is found under its name. */
export async function startAgain(runId: string): Promise<void> {
  const run = await getRun(runId, { consistent: true });
  if (run?.status === 'running') await startRun(run);
}

async function startExecution(start: ImportStart, name: string): Promise<void> {
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
