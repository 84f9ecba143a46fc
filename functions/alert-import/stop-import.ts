import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import type { StoredRun } from './runs.store.ts';

const workflows = new SFNClient({});

/** Stops the execution of a run that was cancelled. Throws the workflow service's errors. */
export async function stopImport({ executionName }: Pick<StoredRun, 'executionName'>): Promise<void> {
  const { IMPORT_STATE_MACHINE_ARN } = readEnv({ IMPORT_STATE_MACHINE_ARN: z.string() });
  const executionArn = `${IMPORT_STATE_MACHINE_ARN.replace(':stateMachine:', ':execution:')}:${executionName}`;
  await workflows.send(new StopExecutionCommand({ executionArn, cause: 'Cancelled by its person' }));
}
