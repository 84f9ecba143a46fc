import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { jsonService } from './aws-wire.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName } from './resource-names.ts';
import {
  executionDetails,
  executionOperations,
  listExecutions,
  type StateMachine,
} from './step-functions/api.ts';
import { readDefinition, type Scope } from './step-functions/definition.ts';
import { type Interpreter, interpreter } from './step-functions/interpreter.ts';
import { branchKey, type ExecutionRecord, machineKey, recordsOf } from './step-functions/records.ts';
import { checkResource, runTask } from './step-functions/tasks.ts';

/**
 * State machines (Standard, JSONata), with executions stored step by step. For the console, `/_local/api/workflows`
 * lists executions; with `?execution=<arn>` it returns one with its history.
 */
export function stepFunctions(): LocalService {
  const machines = new Map<string, StateMachine>();
  let running: Interpreter | undefined;
  const interpreterIn = () => {
    if (!running) throw new Error('Executions start once all resources exist.');
    return running;
  };

  return {
    providers: [
      provider('AWS::StepFunctions::StateMachine', properties, async (machine, resource, runtime) => {
        const name = physicalName(resource, machine.StateMachineName);
        const arn = `arn:aws:states:${runtime.region}:${runtime.accountId}:stateMachine:${name}`;
        const text = await definitionText(machine, runtime);
        const definition = readDefinition(text, machine.DefinitionSubstitutions);
        checkResources(definition, '');
        machines.set(arn, {
          arn,
          name,
          roleArn: machine.RoleArn,
          definition,
          digest: createHash('sha256').update(JSON.stringify(definition)).digest('hex'),
        });
        return { ref: arn, attributes: { Arn: arn, Name: name, StateMachineRevisionId: 'INITIAL' } };
      }),
    ],
    aws: [
      jsonService({
        signingName: 'states',
        target: 'AWSStepFunctions',
        version: '1.0',
        operations: executionOperations(machines, interpreterIn),
      }),
    ],
    routes: {
      '/_local/api/workflows': async ({ query }, runtime) => {
        const wanted = query.get('execution');
        return json(wanted ? withHistory(runtime, wanted) : overview(runtime, [...machines.values()]));
      },
    },
    start: (runtime) => {
      forgetOld(runtime);
      running = interpreter(runtime, runTask);
      running.resume();
    },
    stop: () => {
      running?.close();
      running = undefined;
    },
  };
}

const properties = z.strictObject({
  DefinitionS3Location: z.strictObject({ Bucket: inert, Key: z.string(), Version: inert }).optional(),
  DefinitionString: z.string().optional(),
  DefinitionSubstitutions: z.record(z.string(), z.coerce.string()).default({}),
  EncryptionConfiguration: inert,
  LoggingConfiguration: inert,
  RoleArn: z.string().default(''),
  StateMachineName: z.string().optional(),
  StateMachineType: z.literal('STANDARD').optional(),
  Tags: inert,
  TracingConfiguration: inert,
});

/** How long Step Functions keeps a finished execution. */
const keptFor = 90 * 24 * 3_600_000;

async function definitionText(machine: z.output<typeof properties>, runtime: Runtime): Promise<string> {
  if (machine.DefinitionString !== undefined) return machine.DefinitionString;
  if (machine.DefinitionS3Location) return readFile(runtime.asset(machine.DefinitionS3Location.Key), 'utf8');
  throw new Error('DefinitionString or DefinitionS3Location is required');
}

function checkResources({ States }: Scope, path: string): void {
  for (const [name, state] of Object.entries(States)) {
    if (state.Type === 'Task') checkResource(state.Resource, `${path}${name}`);
    if (state.Type === 'Map') checkResources(state.ItemProcessor, `${path}${name}/`);
    if (state.Type === 'Parallel') {
      for (const branch of state.Branches) checkResources(branch, `${path}${name}/`);
    }
  }
}

function overview(runtime: Runtime, machines: readonly StateMachine[]) {
  const executions = machines
    .flatMap(({ arn }) => listExecutions(runtime, arn).slice(0, 100))
    .sort((a, b) => b.startedAt - a.startedAt)
    .slice(0, 100);
  return {
    machines: machines.map(({ arn, name }) => ({ arn, name })),
    executions: executions.map((execution) => ({
      ...executionDetails(execution),
      stateMachineName: execution.stateMachineName,
      states: currentStates(runtime, execution),
    })),
  };
}

function withHistory(runtime: Runtime, executionArn: string) {
  const execution = recordsOf(runtime).executions.get(executionArn);
  if (!execution) return { message: `There is no execution ${executionArn}.` };
  const history = [...recordsOf(runtime).history.entries({ prefix: `${executionArn}|` })].map(
    ([, event]) => event,
  );
  return {
    ...executionDetails(execution),
    stateMachineName: execution.stateMachineName,
    states: currentStates(runtime, execution),
    history,
  };
}

/** Where an execution is, innermost last, and how long it waits. */
function currentStates(runtime: Runtime, { arn, status }: ExecutionRecord) {
  if (status !== 'RUNNING') return [];
  return [...recordsOf(runtime).branches.entries({ prefix: branchKey(arn, '') })]
    .filter(([, { phase }]) => phase !== 'ended')
    .map(([, { state, phase, wakeAt }]) => ({ state, phase, wakeAt: wakeAt ?? null }));
}

function forgetOld(runtime: Runtime): void {
  const { executions, history, byMachine } = recordsOf(runtime);
  for (const [arn, execution] of [...executions.entries()]) {
    if (execution.stoppedAt === undefined || execution.stoppedAt > runtime.clock.now() - keptFor) continue;
    runtime.atomically(() => {
      for (const [key] of [...history.entries({ prefix: `${arn}|` })]) history.delete(key);
      byMachine.delete(machineKey(execution));
      executions.delete(arn);
    });
  }
}

function json(body: unknown): AwsResponse {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
