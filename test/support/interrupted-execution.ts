/**
 * A process to be killed: starts an execution in the given state directory and reports on standard output when its
 * second task, which never ends, is running.
 */
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { stepFunctions } from '#local/services/step-functions.ts';
import { startServiceHost } from '#test/support/service-host.ts';

const [, , stateDirectory = '', definition = ''] = process.argv;

const host = await startServiceHost({
  services: [stepFunctions()],
  stateDirectory,
  functions: {
    work: ({ step }: { step: number }) => {
      if (step !== 2) return { step };
      process.stdout.write('second task under way\n');
      return new Promise(() => undefined);
    },
  },
});
const { ref } = await host.create(
  'AWS::StepFunctions::StateMachine',
  { DefinitionString: definition },
  'Machine',
);
await host.start();
await new SFNClient(host.client).send(
  new StartExecutionCommand({ stateMachineArn: ref, name: 'interrupted', input: '{"orderId":"10001"}' }),
);
