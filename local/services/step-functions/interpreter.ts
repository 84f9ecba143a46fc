import type { Runtime } from '../../runtime.ts';
import { type StateMachineDefinition, scopeAt } from './definition.ts';
import { type Evaluate, evaluator } from './evaluate.ts';
import { catcherFor, type Failure, failureOf, retrierFor, retryDelay, timeout } from './failures.ts';
import { type Branch, type Change, commit, descendants, forget, type Run } from './journal.ts';
import { ordinary, stateWork, type Wanted, type Way } from './perform-state.ts';
import {
  type BranchRecord,
  branchKey,
  type ExecutionRecord,
  type ExecutionStatus,
  machineKey,
  recordsOf,
} from './records.ts';
import { bindingsOf, limited, stateOf } from './state-data.ts';
import { announce } from './status-events.ts';
import type { RunTask } from './tasks.ts';

export interface Interpreter {
  /** Stores the execution, then runs it. */
  start(
    execution: Omit<ExecutionRecord, 'status' | 'lastEvent' | 'untold'>,
    definition: StateMachineDefinition,
  ): void;
  stop(arn: string, failure: Failure): void;
  /** Resumes every execution that was running when the process ended. */
  resume(): void;
  /** Drops everything, as a crash would. What is stored resumes at the next start. */
  close(): void;
}

const mostEvents = 25_000;

/**
 * Runs executions. Each step is stored before the next begins, so that an execution resumes after `kill -9`: a wait
 * ends at its time, and a task that was running runs again (at least once).
 */
export function interpreter(runtime: Runtime, runTask: RunTask): Interpreter {
  const evaluate: Evaluate = evaluator(runtime.clock);
  const records = recordsOf(runtime);
  const runs = new Map<string, Run>();
  let closed = false;
  const perform = stateWork(runtime, evaluate, runTask, {
    exit,
    fail: failState,
    sleep,
    startChild,
    join: (run, branch) => proceed(run, branch, join),
    wantedFrom,
  });

  return {
    start: (given, definition) => {
      const execution: ExecutionRecord = { ...given, status: 'RUNNING', lastEvent: 0, untold: ['RUNNING'] };
      const run: Run = { arn: given.arn, definition, branches: new Map(), orphans: new Set() };
      const root: Branch = { step: 0, record: newBranch({ id: '0', scope: [] }) };
      runtime.atomically(() => {
        records.executions.put(execution.arn, execution);
        records.byMachine.put(machineKey(execution), execution.arn);
        records.unfinished.put(execution.arn, true);
        records.definitions.put(execution.definition, definition);
        commit(runtime, run, (change) => {
          change.event('ExecutionStarted', {
            executionStartedEventDetails: { input: execution.input, roleArn: execution.roleArn },
          });
          enter(run, change, root, definition.StartAt, JSON.parse(execution.input));
        });
      });
      follow(run, execution);
    },
    stop: (arn, failure) => {
      const run = runs.get(arn);
      if (run) commit(runtime, run, (change) => finish(run, change, 'ABORTED', { failure }));
    },
    resume: () => {
      for (const [arn] of [...records.unfinished.entries()]) {
        const execution = records.executions.get(arn);
        const definition = execution && records.definitions.get(execution.definition);
        if (execution?.status === 'RUNNING' && definition) pickUp(execution, definition);
        else announce(runtime, arn, () => closed);
      }
    },
    close: () => {
      closed = true;
      for (const run of runs.values()) {
        run.timer?.cancel();
        for (const branch of run.branches.values()) branch.timer?.cancel();
      }
      runs.clear();
    },
  };

  function follow(run: Run, execution: ExecutionRecord): void {
    runs.set(run.arn, run);
    if (execution.deadline !== undefined) {
      run.timer = runtime.clock.at(execution.deadline, () => {
        if (runs.get(run.arn) !== run) return;
        const failure = { Error: timeout, Cause: '' };
        commit(runtime, run, (change) => finish(run, change, 'TIMED_OUT', { failure }));
      });
    }
    announce(runtime, run.arn, () => closed);
  }

  function pickUp(execution: ExecutionRecord, definition: StateMachineDefinition): void {
    const run: Run = { arn: execution.arn, definition, branches: new Map(), orphans: new Set() };
    for (const [, record] of records.branches.entries({ prefix: branchKey(execution.arn, '') })) {
      run.branches.set(record.id, { record, step: 0 });
    }
    follow(run, execution);
    for (const branch of run.branches.values()) {
      const { phase, children } = branch.record;
      if (phase === 'running') proceed(run, branch, perform);
      else if (phase === 'waiting' || phase === 'retrying') sleep(run, branch);
      else if (phase === 'branched' && children?.ended === children?.total) proceed(run, branch, join);
    }
  }

  /** Does a step's work in its own turn of the event loop. An exception is the state's failure. */
  function proceed(
    run: Run,
    branch: Branch,
    work: (run: Run, branch: Branch, wanted: Wanted) => Promise<void>,
  ) {
    const wanted = wantedFrom(run, branch);
    const release = runtime.clock.hold();
    const begin = async () => {
      try {
        if (wanted()) await work(run, branch, wanted);
      } catch (error) {
        if (wanted()) await failState(run, branch, failureOf(error), wanted);
      }
    };
    setImmediate(() => void begin().finally(release));
  }

  /** Tells later whether work begun now is still wanted: the branch exists and is at the same step. */
  function wantedFrom(run: Run, branch: Branch): Wanted {
    const { step } = branch;
    const { id } = branch.record;
    return () =>
      !closed && runs.get(run.arn) === run && run.branches.get(id) === branch && branch.step === step;
  }

  function sleep(run: Run, branch: Branch): void {
    const wanted = wantedFrom(run, branch);
    branch.timer = runtime.clock.at(branch.record.wakeAt ?? 0, () => {
      if (!wanted()) return;
      if (branch.record.phase === 'waiting') return proceed(run, branch, wake);
      commit(runtime, run, (change) => {
        change.save(branch, { phase: 'running', wakeAt: undefined });
        change.after(() => proceed(run, branch, perform));
      });
    });
  }

  async function wake(run: Run, branch: Branch, wanted: Wanted): Promise<void> {
    await exit(run, branch, { ...ordinary(stateOf(run, branch)), otherwise: branch.record.input }, wanted);
  }

  function startChild(run: Run, change: Change, parent: Branch): void {
    const { children, id, scope, state } = parent.record;
    const index = children?.started ?? 0;
    const begin = children?.inputs[index];
    if (!children || !begin) return;
    const isMap = stateOf(run, parent).Type === 'Map';
    const record = newBranch({
      id: `${id}.${index}`,
      parent: id,
      scope: [...scope, state, index],
      ...(isMap && { item: { Index: index, Value: begin.item } }),
    });
    change.save(parent, { children: { ...children, started: index + 1 } });
    if (isMap) {
      change.event('MapIterationStarted', { mapIterationStartedEventDetails: { name: state, index } });
    }
    enter(run, change, { step: 0, record }, scopeAt(run.definition, record.scope).StartAt, begin.input);
  }

  /** All branches have ended: their outputs, in order, are the state's result. */
  async function join(run: Run, branch: Branch, wanted: Wanted): Promise<void> {
    const children = [...run.branches.values()].filter(({ record }) => record.parent === branch.record.id);
    const position = ({ record }: Branch) => Number(record.id.split('.').at(-1));
    const result = children
      .sort((a, b) => position(a) - position(b))
      .map(({ record }) => record.output ?? null);
    const way = ordinary(stateOf(run, branch));
    await exit(run, branch, { ...way, otherwise: result, seen: { result } }, wanted);
  }

  /** Leaves a state with its Output and Assign, for the next state or the end of the branch. */
  async function exit(run: Run, branch: Branch, way: Way, wanted: Wanted): Promise<void> {
    const { Output, Assign } = way.described;
    const bindings = bindingsOf(records.executions.get(run.arn), run, branch, way.seen);
    const output = limited(
      Output === undefined ? way.otherwise : await evaluate(Output, bindings, 'Output'),
      branch,
    );
    const assigned = { ...Object(Assign && (await evaluate(Assign, bindings, 'Assign'))) };
    if (!wanted()) return;
    const state = stateOf(run, branch);
    commit(runtime, run, (change) => {
      if (state.Type === 'Map') change.event('MapStateSucceeded');
      if (state.Type === 'Parallel') change.event('ParallelStateSucceeded');
      change.event(`${state.Type}StateExited`, {
        stateExitedEventDetails: {
          name: branch.record.state,
          output: JSON.stringify(output),
          ...(Assign !== undefined && { assignedVariables: stringified(assigned) }),
        },
      });
      for (const child of descendants(run, branch)) change.drop(child);
      change.save(branch, { variables: { ...branch.record.variables, ...assigned } });
      if (way.next !== undefined) enter(run, change, branch, way.next, output);
      else end(run, change, branch, output);
    });
  }

  function enter(run: Run, change: Change, branch: Branch, name: string, input: unknown): void {
    const execution = records.executions.get(run.arn);
    branch.step++;
    change.save(branch, {
      state: name,
      input,
      enteredAt: runtime.clock.now(),
      retries: [],
      phase: 'running',
      wakeAt: undefined,
      deadline: undefined,
      children: undefined,
    });
    change.event(`${stateOf(run, branch).Type}StateEntered`, {
      stateEnteredEventDetails: { name, input: JSON.stringify(input) },
    });
    if ((execution?.lastEvent ?? 0) < mostEvents - 20) {
      change.after(() => proceed(run, branch, perform));
      return;
    }
    const Cause = `The execution reached the maximum number of history events (${mostEvents}).`;
    finish(run, change, 'FAILED', { failure: { Error: 'States.Runtime', Cause } });
  }

  function end(run: Run, change: Change, branch: Branch, output: unknown): void {
    const parent = run.branches.get(branch.record.parent ?? '');
    const siblings = parent?.record.children;
    if (!parent || !siblings) {
      finish(run, change, 'SUCCEEDED', { output: JSON.stringify(output) });
      return;
    }
    branch.step++;
    change.save(branch, { phase: 'ended', output });
    const { item } = branch.record;
    if (item) {
      const details = { name: parent.record.state, index: item.Index };
      change.event('MapIterationSucceeded', { mapIterationSucceededEventDetails: details });
    }
    const ended = siblings.ended + 1;
    change.save(parent, { children: { ...siblings, ended } });
    if (siblings.started < siblings.total) startChild(run, change, parent);
    else if (ended === siblings.total) change.after(() => proceed(run, parent, join));
  }

  /** Retries, continues where the failure is caught, or fails what the branch belongs to. */
  async function failState(run: Run, branch: Branch, failure: Failure, wanted: Wanted): Promise<void> {
    const state = stateOf(run, branch);
    const position = 'Retry' in state ? retrierFor(state.Retry, failure.Error) : -1;
    const retrier = 'Retry' in state ? state.Retry?.[position] : undefined;
    const used = branch.record.retries[position] ?? 0;
    if (retrier && used < retrier.MaxAttempts) {
      const retries = (('Retry' in state && state.Retry) || []).map(
        (_, each) => (branch.record.retries[each] ?? 0) + (each === position ? 1 : 0),
      );
      const wakeAt = runtime.clock.now() + retryDelay(retrier, used, Math.random());
      branch.step++;
      commit(runtime, run, (change) => {
        for (const child of descendants(run, branch)) change.drop(child);
        change.save(branch, { phase: 'retrying', wakeAt, retries, deadline: undefined, children: undefined });
        change.after(() => sleep(run, branch));
      });
      return;
    }
    const catcher = 'Catch' in state ? catcherFor(state.Catch, failure.Error) : undefined;
    if (!catcher) return failBranch(run, branch, failure);
    const way = {
      described: catcher,
      next: catcher.Next,
      otherwise: failure,
      seen: { errorOutput: failure },
    };
    try {
      await exit(run, branch, way, wanted);
    } catch (error) {
      if (wanted()) await failBranch(run, branch, failureOf(error));
    }
  }

  async function failBranch(run: Run, branch: Branch, failure: Failure): Promise<void> {
    const parent = run.branches.get(branch.record.parent ?? '');
    if (!parent) {
      commit(runtime, run, (change) => finish(run, change, 'FAILED', { failure }));
      return;
    }
    for (const other of descendants(run, parent)) forget(run, other);
    const { item } = branch.record;
    commit(runtime, run, (change) => {
      // Until the parent has continued, a restart runs it again.
      change.save(parent, { phase: 'running', children: undefined });
      if (item) {
        const details = { name: parent.record.state, index: item.Index };
        change.event('MapIterationFailed', { mapIterationFailedEventDetails: details });
        change.event('MapStateFailed');
      } else change.event('ParallelStateFailed');
    });
    parent.step++;
    await failState(run, parent, failure, wantedFrom(run, parent));
  }

  function finish(
    run: Run,
    change: Change,
    status: Exclude<ExecutionStatus, 'RUNNING'>,
    { output, failure }: { readonly output?: string; readonly failure?: Failure },
  ): void {
    const [type, details] = endings[status];
    change.event(type, {
      [details]: output === undefined ? { error: failure?.Error, cause: failure?.Cause } : { output },
    });
    const { untold = [] } = records.executions.get(run.arn) ?? {};
    change.execution({
      status,
      stoppedAt: runtime.clock.now(),
      ...(output !== undefined && { output }),
      ...(failure && { failure }),
      untold: [...untold, status],
    });
    for (const branch of [...run.branches.values()]) change.drop(branch);
    run.timer?.cancel();
    runs.delete(run.arn);
    change.after(() => announce(runtime, run.arn, () => closed));
  }
}

const endings = {
  SUCCEEDED: ['ExecutionSucceeded', 'executionSucceededEventDetails'],
  FAILED: ['ExecutionFailed', 'executionFailedEventDetails'],
  TIMED_OUT: ['ExecutionTimedOut', 'executionTimedOutEventDetails'],
  ABORTED: ['ExecutionAborted', 'executionAbortedEventDetails'],
} as const;

function newBranch(begin: Pick<BranchRecord, 'id' | 'scope' | 'parent' | 'item'>): BranchRecord {
  return { ...begin, state: '', input: null, variables: {}, enteredAt: 0, retries: [], phase: 'running' };
}

function stringified(variables: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)]));
}
