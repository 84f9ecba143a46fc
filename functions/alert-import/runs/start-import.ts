import { SFNClient, StartExecutionCommand, StopExecutionCommand } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import type { ImportStart } from '../steps/import-steps.ts';
import { putNewRun, type StoredRun, storedRun } from './runs.store.ts';

/**
 * Starts the import of a message that is already stored: writes the run, then starts its execution. Both have given names, so a
 * second attempt at the same import finds the first run, returns it and changes nothing. `also` is written in the run's
 * transaction. Throws ConditionFailed for a condition of `also`, and the workflow service's errors, after which the run remains.
 */
export async function startImport(
  start: ImportStart,
  {
    executionName,
    inputDigest,
    from = null,
    also = [],
    now,
  }: {
    readonly executionName: string;
    readonly inputDigest?: string | undefined;
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
    inputDigest,
    ...newRunState(now),
  };
  try {
    await putNewRun(run, also);
  } catch (error) {
    // The run exists: an earlier attempt got this far and may have failed to start the execution.
    if (!(error instanceof ConditionFailed) || error.index !== 0) throw error;
    return storedRun.parse(error.row);
  }
  await startExecution(start, executionName);
  return undefined;
}

/** The state in which every run starts. Reading the message is the first thing done, so nothing has to report it. */
export function newRunState(now: Date) {
  return {
    status: 'running',
    progress: 0,
    progressMessage: 'Reading the alert',
    error: null,
    refId: null,
    results: [],
    dismissed: false,
    startedAt: now.toISOString(),
    deadline: new Date(now.getTime() + runSeconds * 1000).toISOString(),
  } satisfies Partial<StoredRun>;
}

/** Starts the execution of an existing run, unless it was started before. Throws the workflow service's errors. */
export async function startRun(run: StoredRun): Promise<void> {
  const { id: runId, companyId, source, startedAt, receivedAt = startedAt, requestedBy } = run;
  const { object, format } = messageOf(run);
  const whose = requestedBy !== null && { requestedBy };
  await startExecution({ runId, companyId, source, object, format, receivedAt, ...whose }, run.executionName);
}

/** Stops the execution of a cancelled run. Throws the workflow service's errors. */
export async function stopImport({ executionName }: Pick<StoredRun, 'executionName'>): Promise<void> {
  const { IMPORT_STATE_MACHINE_ARN } = readEnv({ IMPORT_STATE_MACHINE_ARN: z.string() });
  const executionArn = `${IMPORT_STATE_MACHINE_ARN.replace(':stateMachine:', ':execution:')}:${executionName}`;
  await workflows.send(new StopExecutionCommand({ executionArn, cause: 'Cancelled by its person' }));
}

/** The key of a message that did not arrive by mail: under the id of its first run. */
export function messageKey(companyId: string, runId: string, format: ImportStart['format']): string {
  return `alerts/${companyId}/${runId}${endings[format]}`;
}

/** The object that holds a run's message as it arrived; SES has stored mails in a bucket of their own. */
export function messageOf({
  source,
  messageKey: key,
}: Pick<StoredRun, 'source' | 'messageKey'>): Pick<ImportStart, 'object' | 'format'> {
  if (source === 'mail') {
    return { object: { bucket: readEnv({ MAIL_BUCKET: z.string() }).MAIL_BUCKET, key }, format: 'mail' };
  }
  const { UPLOADS_BUCKET: bucket } = readEnv({ UPLOADS_BUCKET: z.string() });
  return { object: { bucket, key }, format: key.endsWith(endings.mail) ? 'mail' : 'text' };
}

const workflows = new SFNClient({});

/** When a run counts as lost: the workflow's limit of 15 minutes, plus a margin. */
const runSeconds = 960;

const endings = { text: '.txt', mail: '.eml' } as const satisfies Record<ImportStart['format'], string>;

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
    // It ran before: an execution name stays taken for 90 days.
    if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
  }
}
