import { GetExecutionHistoryCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { lastWave, timeOf } from '#functions/matching/waves.rules.ts';
import { matching } from '#infra/workflows/matching.ts';
import { recordsOf } from '#local/services/step-functions/records.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { eventually, startServiceHost } from '#test/support/service-host.ts';

/** State transitions of the deployed definition, which Step Functions charges for: each state that is entered. */
export async function searchTransitions(): Promise<{ bookedInFirstWave: number; wholeSearch: number }> {
  return {
    bookedInFirstWave: await transitionsOf({ overAfterMs: 20_000 }),
    wholeSearch: await transitionsOf({ overAfterMs: undefined }),
  };
}

/** Runs one search on the laptop's interpreter and its moved clock; `overAfterMs`: when the order is booked. */
async function transitionsOf({ overAfterMs }: { overAfterMs: number | undefined }): Promise<number> {
  let openedAt = '';
  const host = await startServiceHost({
    services: [stepFunctions()],
    functions: {
      wave: ({ wave }: { wave: number }) => {
        const passed = host.clock.now() - Date.parse(openedAt);
        const done = wave > lastWave || (overAfterMs !== undefined && passed >= overAfterMs);
        const at = done ? new Date(host.clock.now()) : timeOf(wave + 1, openedAt);
        return { wave: wave + 1, at: at.toISOString(), done };
      },
    },
  });
  try {
    await host.start();
    openedAt = new Date(host.clock.now()).toISOString();
    const { ref: stateMachineArn } = await host.create('AWS::StepFunctions::StateMachine', {
      DefinitionString: JSON.stringify(matching),
      DefinitionSubstitutions: { AlertWave: 'arn:aws:lambda:us-east-1:123456789012:function:wave' },
    });
    const client = new SFNClient(host.client);
    const input = JSON.stringify({ orderId: '10001', matchingRound: 1, openedAt });
    const { executionArn = '' } = await client.send(
      new StartExecutionCommand({ stateMachineArn, name: '10001-1', input }),
    );
    await host.clock.advance(640_000);
    await eventually(() => {
      const status = recordsOf(host.runtime).executions.get(executionArn)?.status;
      return status === 'RUNNING' ? undefined : status;
    });
    const { events = [] } = await client.send(
      new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
    );
    return events.filter(({ type }) => type?.endsWith('StateEntered')).length;
  } finally {
    await host.dispose();
  }
}
