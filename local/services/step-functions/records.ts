import type { DurableMap, Runtime } from '../../runtime.ts';
import type { StateMachineDefinition } from './definition.ts';
import type { Failure } from './failures.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** An execution without its branches and history. Times are milliseconds of the runtime's clock. */
export interface ExecutionRecord {
  readonly arn: string;
  readonly name: string;
  readonly stateMachineArn: string;
  readonly stateMachineName: string;
  readonly roleArn: string;
  /** Digest of the definition that it was started with, and keeps even if the machine changes. */
  readonly definition: string;
  /** As it was given. */
  readonly input: string;
  readonly startedAt: number;
  readonly deadline?: number | undefined;
  readonly status: ExecutionStatus;
  readonly stoppedAt?: number;
  readonly output?: string;
  readonly failure?: Failure;
  /** Number of the last history event. */
  readonly lastEvent: number;
  /** Status changes not yet sent to EventBridge. */
  readonly untold: readonly ExecutionStatus[];
}

/**
 * One line of control in an execution: the machine itself, a branch of Parallel, a Map's steps for one item. Holds
 * everything needed to resume after the process has died.
 */
export interface BranchRecord {
  readonly id: string;
  readonly parent?: string;
  /** State and branch alternating, from the machine inwards. */
  readonly scope: readonly (string | number)[];
  readonly item?: { readonly Index: number; readonly Value: unknown };
  readonly state: string;
  readonly input: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly enteredAt: number;
  /** How often each of the state's retriers has been used. */
  readonly retries: readonly number[];
  readonly phase: 'running' | 'waiting' | 'retrying' | 'branched' | 'ended';
  /** While waiting or retrying. */
  readonly wakeAt?: number | undefined;
  /** When the running task times out. */
  readonly deadline?: number | undefined;
  /** While branched. */
  readonly children?: ChildrenRecord | undefined;
  /** Once ended. */
  readonly output?: unknown;
}

interface ChildrenRecord {
  readonly total: number;
  readonly started: number;
  readonly ended: number;
  readonly concurrency: number;
  /** For each child its input, and in a Map its item. */
  readonly inputs: readonly { readonly input: unknown; readonly item?: unknown }[];
}

export interface HistoryEvent {
  readonly id: number;
  readonly previousEventId: number;
  /** Seconds, as on the wire. */
  readonly timestamp: number;
  readonly type: string;
  readonly [details: string]: unknown;
}

/** The service's stored maps. */
export interface Records {
  readonly executions: DurableMap<ExecutionRecord>;
  readonly branches: DurableMap<BranchRecord>;
  readonly history: DurableMap<HistoryEvent>;
  /** Executions of a machine in starting order. */
  readonly byMachine: DurableMap<string>;
  /** Those that are running, or whose end has not been sent to EventBridge. */
  readonly unfinished: DurableMap<true>;
  readonly definitions: DurableMap<StateMachineDefinition>;
}

export function recordsOf(runtime: Runtime): Records {
  return {
    executions: runtime.durable('sfn-executions'),
    branches: runtime.durable('sfn-branches'),
    history: runtime.durable('sfn-history'),
    byMachine: runtime.durable('sfn-by-machine'),
    unfinished: runtime.durable('sfn-unfinished'),
    definitions: runtime.durable('sfn-definitions'),
  };
}

export function branchKey(executionArn: string, branchId: string): string {
  return `${executionArn}|${branchId}`;
}

export function eventKey(executionArn: string, eventId: number): string {
  return `${executionArn}|${String(eventId).padStart(6, '0')}`;
}

export function machineKey({ stateMachineArn, startedAt, name }: ExecutionRecord): string {
  return `${stateMachineArn}|${String(startedAt).padStart(15, '0')}|${name}`;
}
