import { GetExecutionHistoryCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { matching } from '#infra/workflows/matching.ts';
import { recordsOf } from '#local/services/step-functions/records.ts';
import { eventually } from './eventually.ts';
import type { ServiceHost } from './service-host.ts';

/** Starts a search with the deployed definition and the host's function `wave`. Returns the execution's ARN. */
export async function startSearch(host: ServiceHost, openedAt: string): Promise<string> {
  const { ref: stateMachineArn } = await host.create('AWS::StepFunctions::StateMachine', {
    DefinitionString: JSON.stringify(matching),
    DefinitionSubstitutions: { AlertWave: 'arn:aws:lambda:us-east-1:123456789012:function:wave' },
  });
  const { executionArn = '' } = await new SFNClient(host.client).send(
    new StartExecutionCommand({
      stateMachineArn,
      name: '10001-1',
      input: JSON.stringify({ orderId: '10001', matchingRound: 1, openedAt }),
    }),
  );
  return executionArn;
}

/** How an execution has ended, once it has. */
export function searchEnded(host: ServiceHost, executionArn: string) {
  return eventually(() => {
    const status = recordsOf(host.runtime).executions.get(executionArn)?.status;
    return status === 'RUNNING' ? undefined : status;
  });
}

/** What Step Functions charges: each state entered. */
export async function transitionsOf(host: ServiceHost, executionArn: string): Promise<number> {
  const { events = [] } = await new SFNClient(host.client).send(
    new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
  );
  return events.filter(({ type }) => type?.endsWith('StateEntered')).length;
}
