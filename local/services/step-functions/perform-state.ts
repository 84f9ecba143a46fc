import type { Runtime } from '../../runtime.ts';
import type { ChoiceState, MapState, ParallelState, State, TaskState, WaitState } from './definition.ts';
import { type Bindings, type Evaluate, StateError } from './evaluate.ts';
import { type Failure, failureOf, timeout } from './failures.ts';
import { type Branch, type Change, commit, type Run } from './journal.ts';
import { type BranchRecord, recordsOf } from './records.ts';
import { bindingsOf, limited, type Seen, stateOf } from './state-data.ts';
import type { RunTask } from './tasks.ts';

/** Whether work is still wanted: its branch exists and is at the same step. */
export type Wanted = () => boolean;

/** How a state is left: with which Output and Assign, and for which state, if not the end of its branch. */
export interface Way {
  readonly described: { readonly Output?: unknown; readonly Assign?: unknown };
  readonly next?: string | undefined;
  /** The output if none is described. */
  readonly otherwise: unknown;
  readonly seen?: Seen;
}

/** What the interpreter does after a state's work. */
export interface Flow {
  exit(run: Run, branch: Branch, way: Way, wanted: Wanted): Promise<void>;
  fail(run: Run, branch: Branch, failure: Failure, wanted: Wanted): Promise<void>;
  /** Waits until the branch's `wakeAt`. */
  sleep(run: Run, branch: Branch): void;
  /** Starts the branch's next child. */
  startChild(run: Run, change: Change, branch: Branch): void;
  /** Continues after the children. */
  join(run: Run, branch: Branch): void;
  wantedFrom(run: Run, branch: Branch): Wanted;
}

/** How a state is left if nothing fails. */
export function ordinary(state: State) {
  return state.Type === 'Fail'
    ? { described: {} }
    : { described: state, next: 'Next' in state ? state.Next : undefined };
}

/** Does the work of a branch's state, by type. An exception is the state's failure. */
export function stateWork(runtime: Runtime, evaluate: Evaluate, runTask: RunTask, flow: Flow) {
  const records = recordsOf(runtime);
  const see = (run: Run, branch: Branch, ...rest: [seen?: Seen, item?: BranchRecord['item']]): Bindings =>
    bindingsOf(records.executions.get(run.arn), run, branch, ...rest);

  return perform;

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
        return flow.exit(
          run,
          branch,
          { described: state, next: state.Next, otherwise: branch.record.input },
          wanted,
        );
      case 'Succeed':
        return flow.exit(run, branch, { described: state, otherwise: branch.record.input }, wanted);
      case 'Fail': {
        const bindings = see(run, branch);
        throw new StateError(
          String(await evaluate(state.Error ?? '', bindings, 'Error')),
          String(await evaluate(state.Cause ?? '', bindings, 'Cause')),
        );
      }
    }
  }

  async function performTask(run: Run, branch: Branch, state: TaskState, wanted: Wanted): Promise<void> {
    const bindings = see(run, branch);
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
        // From here on a result of the task is too late.
        branch.step++;
        await failTask(
          run,
          branch,
          'TaskTimedOut',
          { Error: timeout, Cause: '' },
          flow.wantedFrom(run, branch),
        );
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
    await flow.exit(
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
    await flow.fail(run, branch, failure, wanted);
  }

  async function performWait(run: Run, branch: Branch, state: WaitState, wanted: Wanted): Promise<void> {
    const bindings = see(run, branch);
    const seconds = await wholeNumber(state.Seconds, bindings, 'Seconds');
    const timestamp = await evaluate(state.Timestamp ?? '', bindings, 'Timestamp');
    const wakeAt =
      seconds === undefined ? Date.parse(String(timestamp)) : runtime.clock.now() + seconds * 1000;
    if (Number.isNaN(wakeAt)) {
      throw new StateError('States.QueryEvaluationError', `Timestamp is not a time: ${String(timestamp)}`);
    }
    if (!wanted()) return;
    commit(runtime, run, (change) => {
      change.save(branch, { phase: 'waiting', wakeAt });
      change.after(() => flow.sleep(run, branch));
    });
  }

  async function performChoice(run: Run, branch: Branch, state: ChoiceState, wanted: Wanted): Promise<void> {
    const otherwise = branch.record.input;
    for (const [position, rule] of state.Choices.entries()) {
      const field = `Choices[${position}]/Condition`;
      const condition = await evaluate(rule.Condition, see(run, branch), field);
      if (typeof condition !== 'boolean') {
        throw new StateError('States.QueryEvaluationError', `${field} is neither true nor false.`);
      }
      if (condition) return flow.exit(run, branch, { described: rule, next: rule.Next, otherwise }, wanted);
    }
    if (!state.Default) {
      throw new StateError('States.NoChoiceMatched', 'No choice rule matched, and there is no Default.');
    }
    await flow.exit(run, branch, { described: state, next: state.Default, otherwise }, wanted);
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
        ? await wholeNumber(state.MaxConcurrency, see(run, branch), 'MaxConcurrency')
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
      for (let started = 0; started < concurrency; started++) flow.startChild(run, change, branch);
      if (total === 0) change.after(() => flow.join(run, branch));
    });
  }

  async function itemInputs(run: Run, branch: Branch, state: MapState) {
    const items =
      state.Items === undefined
        ? branch.record.input
        : await evaluate(state.Items, see(run, branch), 'Items');
    if (!Array.isArray(items)) throw new StateError('States.QueryEvaluationError', 'Items is not an array.');
    const inputs: { input: unknown; item: unknown }[] = [];
    for (const [Index, item] of items.entries()) {
      const bindings = see(run, branch, {}, { Index, Value: item });
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
        : await evaluate(state.Arguments, see(run, branch), 'Arguments');
    return state.Branches.map(() => ({ input: limited(input, branch) }));
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
}

function taskDetails(resource: string) {
  const [, , service, , , kind = '', action] = resource.split(':');
  return service === 'states'
    ? { resourceType: kind, resource: action ?? '' }
    : { resourceType: 'lambda', resource: 'invoke' };
}
