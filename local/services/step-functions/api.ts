import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Runtime } from '../../runtime.ts';
import { AwsError, type Operation, operation } from '../aws-wire.ts';
import type { StateMachineDefinition } from './definition.ts';
import type { Interpreter } from './interpreter.ts';
import { type ExecutionRecord, eventKey, type HistoryEvent, recordsOf } from './records.ts';
import { largestPayload } from './state-data.ts';

export interface StateMachine {
  readonly arn: string;
  readonly name: string;
  readonly roleArn: string;
  readonly definition: StateMachineDefinition;
  /** Identifies the definition among all those that executions were started with. */
  readonly digest: string;
}

/** The API operations on executions. */
export function executionOperations(
  machines: ReadonlyMap<string, StateMachine>,
  interpreter: () => Interpreter,
): Record<string, Operation> {
  return {
    StartExecution: operation(startExecution, (input, runtime) => {
      const machine = machines.get(input.stateMachineArn);
      if (!machine) throw missingMachine(input.stateMachineArn);
      const execution = start(machine, input, runtime, interpreter());
      return { executionArn: execution.arn, startDate: execution.startedAt / 1000 };
    }),
    StopExecution: operation(
      z.strictObject({
        executionArn: arn,
        error: z.string().max(256).optional(),
        cause: z.string().optional(),
      }),
      (input, runtime) => {
        const execution = find(runtime, input.executionArn);
        if (execution.status === 'RUNNING') {
          interpreter().stop(execution.arn, { Error: input.error ?? '', Cause: input.cause ?? '' });
        }
        return { stopDate: (find(runtime, execution.arn).stoppedAt ?? runtime.clock.now()) / 1000 };
      },
    ),
    DescribeExecution: operation(
      z.strictObject({ executionArn: arn, includedData: z.enum(['ALL_DATA', 'METADATA_ONLY']).optional() }),
      (input, runtime) => executionDetails(find(runtime, input.executionArn)),
    ),
    GetExecutionHistory: operation(
      z.strictObject({
        executionArn: arn,
        maxResults: z.int().min(0).max(1000).default(100),
        reverseOrder: z.boolean().default(false),
        includeExecutionData: z.boolean().optional(),
        nextToken: z.string().optional(),
      }),
      (input, runtime) => {
        const { lastEvent } = find(runtime, input.executionArn);
        const most = input.maxResults || 100;
        const first = input.nextToken ? Number(input.nextToken) : input.reverseOrder ? lastEvent : 1;
        const { history } = recordsOf(runtime);
        const events: HistoryEvent[] = [];
        const direction = input.reverseOrder ? -1 : 1;
        for (let id = first; id >= 1 && id <= lastEvent && events.length < most; id += direction) {
          const event = history.get(eventKey(input.executionArn, id));
          if (event) events.push(event);
        }
        const next = first + direction * events.length;
        return { events, nextToken: next >= 1 && next <= lastEvent ? String(next) : undefined };
      },
    ),
    ListExecutions: operation(
      z.strictObject({
        stateMachineArn: arn,
        statusFilter: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']).optional(),
        maxResults: z.int().min(0).max(1000).default(100),
        nextToken: z.string().optional(),
      }),
      (input, runtime) => {
        if (!machines.has(input.stateMachineArn)) throw missingMachine(input.stateMachineArn);
        const found = listExecutions(runtime, input.stateMachineArn, input.statusFilter);
        const from = Number(input.nextToken ?? 0);
        const to = from + (input.maxResults || 100);
        return {
          executions: found.slice(from, to).map(summary),
          nextToken: to < found.length ? String(to) : undefined,
        };
      },
    ),
  };
}

/** Newest first. */
export function listExecutions(
  runtime: Runtime,
  stateMachineArn: string,
  status?: ExecutionRecord['status'],
): ExecutionRecord[] {
  const { byMachine, executions } = recordsOf(runtime);
  return [...byMachine.entries({ prefix: `${stateMachineArn}|`, reverse: true })].flatMap(
    ([, executionArn]) => {
      const execution = executions.get(executionArn);
      return execution && (!status || execution.status === status) ? [execution] : [];
    },
  );
}

/** Throws ExecutionDoesNotExist. */
function find(runtime: Runtime, executionArn: string): ExecutionRecord {
  const execution = recordsOf(runtime).executions.get(executionArn);
  if (!execution) {
    throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${executionArn}'`);
  }
  return execution;
}

export function executionDetails(execution: ExecutionRecord) {
  const { input, output, failure } = execution;
  return {
    ...summary(execution),
    input,
    inputDetails: { included: true },
    ...(output !== undefined && { output, outputDetails: { included: true } }),
    ...(failure && { error: failure.Error, cause: failure.Cause }),
    redriveStatus: 'NOT_REDRIVABLE',
    redriveStatusReason: 'Redriving executions is not supported on a laptop.',
  };
}

const arn = z.string().min(1).max(256);
const startExecution = z.strictObject({
  stateMachineArn: arn,
  name: z.string().optional(),
  input: z.string().default('{}'),
  traceHeader: z.string().optional(),
});

/** An execution starts once per name: the same call again returns the running one; any other is refused. */
function start(
  machine: StateMachine,
  given: z.output<typeof startExecution>,
  runtime: Runtime,
  interpreter: Interpreter,
): Pick<ExecutionRecord, 'arn' | 'startedAt'> {
  const name = given.name ?? randomUUID();
  if (!/^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]{1,80}$/u.test(name)) {
    throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
  }
  checkInput(given.input);
  const executionArn = `${machine.arn.replace(':stateMachine:', ':execution:')}:${name}`;
  const existing = recordsOf(runtime).executions.get(executionArn);
  if (existing) {
    if (existing.status === 'RUNNING' && existing.input === given.input) return existing;
    throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
  }
  const startedAt = runtime.clock.now();
  const limit = machine.definition.TimeoutSeconds;
  const execution = {
    arn: executionArn,
    name,
    stateMachineArn: machine.arn,
    stateMachineName: machine.name,
    roleArn: machine.roleArn,
    definition: machine.digest,
    input: given.input,
    startedAt,
    deadline: limit === undefined ? undefined : startedAt + limit * 1000,
  };
  interpreter.start(execution, machine.definition);
  return execution;
}

function checkInput(input: string): void {
  if (Buffer.byteLength(input) > largestPayload) {
    throw new AwsError('ValidationException', `Input is larger than ${largestPayload} bytes.`);
  }
  try {
    JSON.parse(input);
  } catch {
    throw new AwsError('InvalidExecutionInput', 'Invalid State Machine Execution Input: not JSON');
  }
}

function summary({
  arn: executionArn,
  stateMachineArn,
  name,
  status,
  startedAt,
  stoppedAt,
}: ExecutionRecord) {
  return {
    executionArn,
    stateMachineArn,
    name,
    status,
    startDate: startedAt / 1000,
    ...(stoppedAt !== undefined && { stopDate: stoppedAt / 1000 }),
    redriveCount: 0,
  };
}

function missingMachine(stateMachineArn: string): AwsError {
  return new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${stateMachineArn}'`);
}
