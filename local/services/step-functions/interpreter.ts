import type { Runtime } from '../../runtime.ts';
import {
  type ChoiceState,
  type MapState,
  type ParallelState,
  type State,
  type StateMachineDefinition,
  scopeAt,
  type TaskState,
  type WaitState,
} from './definition.ts';
import { type Bindings, type Evaluate, evaluator, StateError } from './evaluate.ts';
import { catcherFor, dataLimitExceeded, type Failure, retrierFor, retryDelay, timeout } from './failures.ts';
import { type Branch, type Change, commit, descendants, forget, type Run } from './journal.ts';
import {
  type BranchRecord,
  branchKey,
  type ExecutionRecord,
  type ExecutionStatus,
  machineKey,
  recordsOf,
} from './records.ts';
import { announce } from './status-events.ts';
import type { RunTask } from './tasks.ts';

export interface Interpreter {
  /** Keeps the execution, then sets it going. */
  start(
    execution: Omit<ExecutionRecord, 'status' | 'lastEvent' | 'untold'>,
    definition: StateMachineDefinition,
  ): void;
  stop(arn: string, failure: Failure): void;
  /** Goes on with every execution that was running when the process ended. */
  resume(): void;
  /** Lets go of everything, as a crash would: what is kept goes on at the next start. */
  close(): void;
}

/** Bytes of JSON that a state may take or give, by the quotas of Step Functions. */
export const largestPayload = 262_144;
const mostEvents = 25_000;

/**
 * Runs executions. Each step is kept before the next begins, so that an execution goes on after `kill -9` where it
 * was: a wait ends at its time, and a task that was running runs again (at least once).
 */
export function interpreter(runtime: Runtime, runTask: RunTask): Interpreter {
  const evaluate: Evaluate = evaluator(runtime.clock);
  const records = recordsOf(runtime);
  const runs = new Map<string, Run>();
  let closed = false;

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

  /** Does a step's work in a turn of its own; what it throws is the state's failure. */
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

  /** Whether what is begun now is still wanted later: the branch is there, and at the same step. */
  function wantedFrom(run: Run, branch: Branch): Wanted {
    const { step } = branch;
    const { id } = branch.record;
    return () =>
      !closed && runs.get(run.arn) === run && run.branches.get(id) === branch && branch.step === step;
  }

  async function perform(run: Run, branch: Branch, wanted: Wanted): Promise<void> {
    const state = stateOf(run, branch);
    switch (state.Type) {
      case 'Task':
        return performTask(run, branch, state, wanted);
      case 'Wait':
        return performWait(run, branch, state, wanted);
      case 'Choice':
        return performChoice(run, branch, state, wanted);
      case 'Map':
      case 'Parallel':
        return branchOut(run, branch, state, wanted);
      case 'Pass':
        return exit(
          run,
          branch,
          { described: state, next: state.Next, otherwise: branch.record.input },
          wanted,
        );
      case 'Succeed':
        return exit(run, branch, { described: state, otherwise: branch.record.input }, wanted);
      case 'Fail': {
        const bindings = bindingsOf(run, branch);
        throw new StateError(
          String(await evaluate(state.Error ?? '', bindings, 'Error')),
          String(await evaluate(state.Cause ?? '', bindings, 'Cause')),
        );
      }
    }
  }

  async function performTask(run: Run, branch: Branch, state: TaskState, wanted: Wanted): Promise<void> {
    const bindings = bindingsOf(run, branch);
    const given = limited(
      state.Arguments === undefined
        ? branch.record.input
        : await evaluate(state.Arguments, bindings, 'Arguments'),
      branch,
    );
    const limit = await wholeNumber(state.TimeoutSeconds, bindings, 'TimeoutSeconds');
    if (!wanted()) return;
    const { deadline = limit && runtime.clock.now() + limit * 1000 } = branch.record;
    const task = taskDetails(state.Resource);
    commit(runtime, run, (change) => {
      change.event('TaskScheduled', {
        taskScheduledEventDetails: {
          ...task,
          region: runtime.region,
          parameters: JSON.stringify(given),
          ...(limit !== undefined && { timeoutInSeconds: limit }),
        },
      });
      change.event('TaskStarted', { taskStartedEventDetails: task });
      change.save(branch, { deadline });
    });
    if (deadline !== undefined) {
      branch.timer = runtime.clock.at(deadline, async () => {
        if (!wanted()) return;
        // What the task still answers comes too late from here on.
        branch.step++;
        await failTask(run, branch, 'TaskTimedOut', { Error: timeout, Cause: '' }, wantedFrom(run, branch));
      });
    }
    let result: unknown;
    try {
      result = limited(await runTask(runtime, state.Resource, given), branch);
    } catch (error) {
      branch.timer?.cancel();
      if (wanted()) await failTask(run, branch, 'TaskFailed', failureOf(error), wanted);
      return;
    }
    branch.timer?.cancel();
    if (!wanted()) return;
    const succeeded = { ...task, output: JSON.stringify(result) };
    commit(runtime, run, (change) => change.event('TaskSucceeded', { taskSucceededEventDetails: succeeded }));
    await exit(
      run,
      branch,
      { described: state, next: state.Next, otherwise: result, seen: { result } },
      wanted,
    );
  }

  async function failTask(run: Run, branch: Branch, type: string, failure: Failure, wanted: Wanted) {
    const state = stateOf(run, branch);
    const details = taskDetails(state.Type === 'Task' ? state.Resource : '');
    const name = type === 'TaskTimedOut' ? 'taskTimedOutEventDetails' : 'taskFailedEventDetails';
    commit(runtime, run, (change) =>
      change.event(type, { [name]: { ...details, error: failure.Error, cause: failure.Cause } }),
    );
    await failState(run, branch, failure, wanted);
  }

  async function performWait(run: Run, branch: Branch, state: WaitState, wanted: Wanted): Promise<void> {
    const bindings = bindingsOf(run, branch);
    const seconds = await wholeNumber(state.Seconds, bindings, 'Seconds');
    const timestamp = await evaluate(state.Timestamp ?? '', bindings, 'Timestamp');
    const wakeAt =
      seconds === undefined ? Date.parse(String(timestamp)) : runtime.clock.now() + seconds * 1000;
    if (Number.isNaN(wakeAt)) {
      throw new StateError('States.QueryEvaluationError', `Timestamp is no time: ${String(timestamp)}`);
    }
    if (!wanted()) return;
    commit(runtime, run, (change) => {
      change.save(branch, { phase: 'waiting', wakeAt });
      change.after(() => sleep(run, branch));
    });
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

  async function performChoice(run: Run, branch: Branch, state: ChoiceState, wanted: Wanted): Promise<void> {
    const otherwise = branch.record.input;
    for (const [position, rule] of state.Choices.entries()) {
      const field = `Choices[${position}]/Condition`;
      const condition = await evaluate(rule.Condition, bindingsOf(run, branch), field);
      if (typeof condition !== 'boolean') {
        throw new StateError('States.QueryEvaluationError', `${field} is neither true nor false.`);
      }
      if (condition) return exit(run, branch, { described: rule, next: rule.Next, otherwise }, wanted);
    }
    if (!state.Default) {
      throw new StateError('States.NoChoiceMatched', 'No choice rule matched, and there is no Default.');
    }
    await exit(run, branch, { described: state, next: state.Default, otherwise }, wanted);
  }

  async function branchOut(
    run: Run,
    branch: Branch,
    state: MapState | ParallelState,
    wanted: Wanted,
  ): Promise<void> {
    const inputs =
      state.Type === 'Map' ? await itemInputs(run, branch, state) : await branchInputs(run, branch, state);
    const most =
      state.Type === 'Map'
        ? await wholeNumber(state.MaxConcurrency, bindingsOf(run, branch), 'MaxConcurrency')
        : undefined;
    if (!wanted()) return;
    const total = inputs.length;
    const concurrency = Math.min(most || total, total);
    commit(runtime, run, (change) => {
      if (state.Type === 'Map')
        change.event('MapStateStarted', { mapStateStartedEventDetails: { length: total } });
      else change.event('ParallelStateStarted');
      const children = { total, started: 0, ended: 0, concurrency, inputs };
      change.save(branch, { phase: 'branched', children });
      for (let started = 0; started < concurrency; started++) startChild(run, change, branch);
      if (total === 0) change.after(() => proceed(run, branch, join));
    });
  }

  async function itemInputs(run: Run, branch: Branch, state: MapState) {
    const items =
      state.Items === undefined
        ? branch.record.input
        : await evaluate(state.Items, bindingsOf(run, branch), 'Items');
    if (!Array.isArray(items)) throw new StateError('States.QueryEvaluationError', 'Items is not an array.');
    const inputs: { input: unknown; item: unknown }[] = [];
    for (const [Index, item] of items.entries()) {
      const bindings = bindingsOf(run, branch, {}, { Index, Value: item });
      const input =
        state.ItemSelector === undefined
          ? item
          : await evaluate(state.ItemSelector, bindings, 'ItemSelector');
      inputs.push({ input: limited(input, branch), item });
    }
    return inputs;
  }

  async function branchInputs(run: Run, branch: Branch, state: ParallelState) {
    const input =
      state.Arguments === undefined
        ? branch.record.input
        : await evaluate(state.Arguments, bindingsOf(run, branch), 'Arguments');
    return state.Branches.map(() => ({ input: limited(input, branch) }));
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

  /** Every branch has ended: their outputs, in order, are the state's result. */
  async function join(run: Run, branch: Branch, wanted: Wanted): Promise<void> {
    const children = [...run.branches.values()].filter(({ record }) => record.parent === branch.record.id);
    const position = ({ record }: Branch) => Number(record.id.split('.').at(-1));
    const result = children
      .sort((a, b) => position(a) - position(b))
      .map(({ record }) => record.output ?? null);
    const way = ordinary(stateOf(run, branch));
    await exit(run, branch, { ...way, otherwise: result, seen: { result } }, wanted);
  }

  /** Leaves a state by its Output and Assign, to the next state or to the end of the branch. */
  async function exit(
    run: Run,
    branch: Branch,
    way: {
      readonly described: { readonly Output?: unknown; readonly Assign?: unknown };
      readonly next?: string | undefined;
      readonly otherwise: unknown;
      readonly seen?: { readonly result?: unknown; readonly errorOutput?: unknown };
    },
    wanted: Wanted,
  ): Promise<void> {
    const { Output, Assign } = way.described;
    const bindings = bindingsOf(run, branch, way.seen);
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

  /** Tries again, goes on where the failure is caught, or fails what the branch belongs to. */
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
      // Until the parent has gone on, a restart begins it anew.
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

  async function wholeNumber(given: number | string | undefined, bindings: Bindings, field: string) {
    if (given === undefined) return undefined;
    const number = await evaluate(given, bindings, field);
    if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number;
    throw new StateError(
      'States.QueryEvaluationError',
      `${field} is not a whole number: ${JSON.stringify(number)}`,
    );
  }

  function stateOf(run: Run, branch: Branch): State {
    const state = scopeAt(run.definition, branch.record.scope).States[branch.record.state];
    if (!state) throw new Error(`The definition has no state ${branch.record.state}.`);
    return state;
  }

  function bindingsOf(
    run: Run,
    branch: Branch,
    seen: { readonly result?: unknown; readonly errorOutput?: unknown } = {},
    item: BranchRecord['item'] = itemOf(run, branch),
  ): Bindings {
    const execution = records.executions.get(run.arn);
    const { input, state, enteredAt, retries } = branch.record;
    return {
      variables: variablesOf(run, branch),
      states: {
        input,
        ...seen,
        context: {
          Execution: {
            Id: run.arn,
            Input: JSON.parse(execution?.input ?? '{}'),
            Name: execution?.name,
            RoleArn: execution?.roleArn,
            StartTime: new Date(execution?.startedAt ?? 0).toISOString(),
            RedriveCount: 0,
          },
          StateMachine: { Id: execution?.stateMachineArn, Name: execution?.stateMachineName },
          State: {
            Name: state,
            EnteredTime: new Date(enteredAt).toISOString(),
            RetryCount: retries.reduce((sum, count) => sum + count, 0),
          },
          ...(item && { Map: { Item: item } }),
        },
      },
    };
  }

  function variablesOf(run: Run, branch: Branch): Record<string, unknown> {
    const parent = run.branches.get(branch.record.parent ?? '');
    return { ...(parent && variablesOf(run, parent)), ...branch.record.variables };
  }

  function itemOf(run: Run, branch: Branch): BranchRecord['item'] {
    const parent = run.branches.get(branch.record.parent ?? '');
    return branch.record.item ?? (parent && itemOf(run, parent));
  }
}

type Wanted = () => boolean;

const endings = {
  SUCCEEDED: ['ExecutionSucceeded', 'executionSucceededEventDetails'],
  FAILED: ['ExecutionFailed', 'executionFailedEventDetails'],
  TIMED_OUT: ['ExecutionTimedOut', 'executionTimedOutEventDetails'],
  ABORTED: ['ExecutionAborted', 'executionAbortedEventDetails'],
} as const;

function newBranch(begin: Pick<BranchRecord, 'id' | 'scope' | 'parent' | 'item'>): BranchRecord {
  return { ...begin, state: '', input: null, variables: {}, enteredAt: 0, retries: [], phase: 'running' };
}

/** How a state is left when nothing fails. */
function ordinary(state: State) {
  return state.Type === 'Fail'
    ? { described: {} }
    : { described: state, next: 'Next' in state ? state.Next : undefined };
}

function limited<T>(value: T, branch: Branch): T {
  if (Buffer.byteLength(JSON.stringify(value) ?? '') <= largestPayload) return value;
  throw new StateError(
    dataLimitExceeded,
    `The state '${branch.record.state}' exceeds the maximum of ${largestPayload} bytes for its data.`,
  );
}

function failureOf(error: unknown): Failure {
  if (error instanceof StateError) return { Error: error.errorName, Cause: error.cause };
  return { Error: 'States.Runtime', Cause: error instanceof Error ? error.message : String(error) };
}

function taskDetails(resource: string) {
  const [, , service, , , kind = '', action] = resource.split(':');
  return service === 'states'
    ? { resourceType: kind, resource: action ?? '' }
    : { resourceType: 'lambda', resource: 'invoke' };
}

function stringified(variables: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)]));
}
