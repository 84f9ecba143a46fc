import type { DurableMap, Runtime } from '../../runtime.ts';
import type { StateMachineDefinition } from './definition.ts';
import type { Failure } from './failures.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** An execution beside its branches and its history. Times are milliseconds of the runtime's clock. */
export interface ExecutionRecord {
  readonly arn: string;
  readonly name: string;
  readonly stateMachineArn: string;
  readonly stateMachineName: string;
  readonly roleArn: string;
  /** The definition that it was started with, by its digest: it goes on with this one when the machine changes. */
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
  /** Changes of status that EventBridge has not been told yet. */
  readonly untold: readonly ExecutionStatus[];
}

/**
 * One line of control in an execution: the machine itself, a branch of Parallel, a Map's steps for one item. All that
 * is needed to go on with it after the process has died.
 */
export interface BranchRecord {
  readonly id: string;
  readonly parent?: string;
  /** State and branch in turns, from the machine inwards. */
  readonly scope: readonly (string | number)[];
  readonly item?: { readonly Index: number; readonly Value: unknown };
  readonly state: string;
  readonly input: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly enteredAt: number;
  /** How often each retrier of the state has been used. */
  readonly retries: readonly number[];
  readonly phase: 'running' | 'waiting' | 'retrying' | 'branched' | 'ended';
  /** While waiting or retrying. */
  readonly wakeAt?: number | undefined;
  /** When the task that runs will have timed out. */
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
  /** By child: what it begins with, and in a Map the item that it stands for. */
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

/** The kept maps of the service. */
export interface Records {
  readonly executions: DurableMap<ExecutionRecord>;
  readonly branches: DurableMap<BranchRecord>;
  readonly history: DurableMap<HistoryEvent>;
  /** Executions of a machine in the order of their start. */
  readonly byMachine: DurableMap<string>;
  /** Those that run, or of whose end EventBridge has not been told. */
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
