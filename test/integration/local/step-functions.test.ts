import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import aslValidator from 'asl-validator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordsOf } from '#local/services/step-functions/records.ts';
import { stepFunctions } from '#local/services/step-functions.ts';
import { eventually } from '#test/support/eventually.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

let host: ServiceHost;
let client: SFNClient;

beforeEach(async () => {
  host = await startServiceHost({ services: [stepFunctions()] });
  await host.start();
  client = new SFNClient(host.client);
});

afterEach(() => host.stop());

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:work';

const task = (Payload: unknown, more: object = {}) => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  Arguments: { FunctionName: functionArn, Payload },
  Output: '{% $states.result.Payload %}',
  ...more,
});

function machine(States: Record<string, unknown>, more: object = {}) {
  const definition = { QueryLanguage: 'JSONata', StartAt: Object.keys(States)[0], States, ...more };
  const outcome = aslValidator(definition);
  if (!outcome.isValid) throw new Error(outcome.errorsText('\n'));
  return JSON.stringify(definition);
}

const declare = async (States: Record<string, unknown>, more: object = {}, logicalId = 'Machine') =>
  (
    await host.create(
      'AWS::StepFunctions::StateMachine',
      { DefinitionString: machine(States, more), RoleArn: 'arn:aws:iam::123456789012:role/r' },
      logicalId,
    )
  ).ref;

const start = async (stateMachineArn: string, input: unknown = {}, name?: string) => {
  const { executionArn } = await client.send(
    new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }),
  );
  return executionArn ?? '';
};

const look = (executionArn: string) => client.send(new DescribeExecutionCommand({ executionArn }));

const ended = (executionArn: string) =>
  eventually(async () => {
    const execution = await look(executionArn);
    return execution.status === 'RUNNING' ? undefined : execution;
  });

/** Runs a machine to its end. */
async function run(States: Record<string, unknown>, input: unknown = {}, more: object = {}) {
  const execution = await ended(await start(await declare(States, more), input));
  return { ...execution, result: execution.output && JSON.parse(execution.output) };
}

async function historyOf(executionArn: string) {
  const { events = [] } = await client.send(
    new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
  );
  return events;
}

describe('states', () => {
  it('run in sequence, each with its output and the variables so far', async () => {
    host.functions.set('work', ({ n }: { n: number }) => ({ doubled: n * 2 }));

    const { status, result } = await run(
      {
        First: task(
          { n: '{% $states.input.n %}' },
          { Assign: { kept: '{% $states.result.Payload.doubled %}' }, Next: 'Second' },
        ),
        Second: {
          Type: 'Pass',
          Assign: { kept: '{% $kept + 1 %}' },
          Output: { before: '{% $kept %}', input: '{% $states.input %}' },
          Next: 'Third',
        },
        Third: { Type: 'Succeed', Output: { kept: '{% $kept %}', second: '{% $states.input %}' } },
      },
      { n: 4 },
    );

    expect(status).toBe('SUCCEEDED');
    expect(result).toEqual({ kept: 9, second: { before: 8, input: { doubled: 8 } } });
  });

  it('branch on conditions, with a default', async () => {
    const states = {
      Which: {
        Type: 'Choice',
        Choices: [
          {
            Condition: '{% $states.input.n > 10 %}',
            Next: 'Big',
            Output: "{% 'big' %}",
            Assign: { size: 'L' },
          },
          { Condition: '{% $states.input.n = 10 %}', Next: 'Big' },
        ],
        Default: 'Small',
        Assign: { size: 'S' },
        Output: "{% 'small' %}",
      },
      Big: { Type: 'Pass', Output: '{% [$states.input, $exists($size) ? $size : "none"] %}', End: true },
      Small: { Type: 'Pass', Output: '{% [$states.input, $size] %}', End: true },
    };

    expect((await run(states, { n: 11 })).result).toEqual(['big', 'L']);
    expect((await run(states, { n: 10 })).result).toEqual([{ n: 10 }, 'none']);
    expect((await run(states, { n: 1 })).result).toEqual(['small', 'S']);
  });

  it('fail without a matching condition or with an invalid one', async () => {
    const choose = (Condition: string) => ({
      Which: { Type: 'Choice', Choices: [{ Condition, Next: 'Done' }] },
      Done: { Type: 'Succeed' },
    });

    expect(await run(choose('{% false %}'))).toMatchObject({
      status: 'FAILED',
      error: 'States.NoChoiceMatched',
    });
    expect(await run(choose('{% 1 %}'))).toMatchObject({ error: 'States.QueryEvaluationError' });
  });

  it('wait on the runtime’s clock', async () => {
    const until = new Date(host.clock.now() + 7200_000).toISOString();
    const arn = await declare({
      Hour: { Type: 'Wait', Seconds: '{% $states.input.seconds %}', Next: 'Until' },
      Until: { Type: 'Wait', Timestamp: until, Next: 'Done' },
      Done: { Type: 'Succeed' },
    });
    const execution = await start(arn, { seconds: 3600 });

    await host.clock.advance(3599_000);
    expect((await historyOf(execution)).map(({ type }) => type)).not.toContain('WaitStateExited');
    await host.clock.advance(1_500);
    expect((await historyOf(execution)).map(({ type }) => type)).toContain('WaitStateExited');
    expect((await look(execution)).status).toBe('RUNNING');
    await host.clock.advance(3600_000);

    const { status, stopDate } = await look(execution);
    expect(status).toBe('SUCCEEDED');
    expect(stopDate?.getTime()).toBeGreaterThanOrEqual(Date.parse(until));
  });

  it('call a function by its ARN and see their context', async () => {
    host.functions.set('work', (given: unknown) => ({ given }));

    const { result, executionArn } = await run(
      {
        Direct: {
          Type: 'Task',
          Resource: functionArn,
          Arguments: {
            name: '{% $states.context.State.Name %}',
            id: '{% $states.context.Execution.Id %}',
            run: '{% $states.context.Execution.Input.run %}',
          },
          End: true,
        },
      },
      { run: 7 },
    );

    expect(result).toEqual({ given: { name: 'Direct', id: executionArn, run: 7 } });
  });

  it('fail with their own error', async () => {
    const outcome = await run(
      { Stop: { Type: 'Fail', Error: 'NoMachine', Cause: "{% 'No machine ' & $states.input.sn %}" } },
      { sn: 'A1' },
    );

    expect(outcome).toMatchObject({ status: 'FAILED', error: 'NoMachine', cause: 'No machine A1' });
  });
});

describe('failures', () => {
  it('are retried with growing delays, then caught', async () => {
    const calls: number[] = [];
    host.functions.set('work', () => {
      calls.push(host.clock.now());
      throw Object.assign(new Error('table is busy'), { name: 'Throttled' });
    });
    const arn = await declare({
      Try: task(
        {},
        {
          Retry: [{ ErrorEquals: ['Throttled'], IntervalSeconds: 10, BackoffRate: 2, MaxAttempts: 2 }],
          Catch: [
            { ErrorEquals: ['Other'], Next: 'Wrong' },
            {
              ErrorEquals: ['States.ALL'],
              Output: { error: '{% $states.errorOutput %}' },
              Assign: { seen: '{% $states.errorOutput.Error %}' },
              Next: 'Caught',
            },
          ],
          End: true,
        },
      ),
      Wrong: { Type: 'Fail' },
      Caught: { Type: 'Succeed', Output: '{% $merge([$states.input, {"seen": $seen}]) %}' },
    });
    const execution = await start(arn);
    await eventually(() => (calls.length === 1 ? true : undefined));

    await host.clock.advance(60_000);

    const { status, output } = await ended(execution);
    expect(status).toBe('SUCCEEDED');
    const { error, seen } = JSON.parse(output ?? '');
    expect(seen).toBe('Throttled');
    expect(error.Error).toBe('Throttled');
    expect(JSON.parse(error.Cause)).toMatchObject({ errorMessage: 'table is busy' });
    const delays = calls.slice(1).map((time, position) => Math.round((time - (calls[position] ?? 0)) / 1000));
    expect(delays).toEqual([10, 20]);
  });

  it('are not retried if excluded', async () => {
    let calls = 0;
    host.functions.set('work', () => {
      calls++;
      throw Object.assign(new Error('no'), { name: 'AppError' });
    });

    const outcome = await run({
      Try: task(
        {},
        {
          Retry: [
            { ErrorEquals: ['AppError'], MaxAttempts: 0 },
            { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 1 },
          ],
          End: true,
        },
      ),
    });

    expect(outcome).toMatchObject({ status: 'FAILED', error: 'AppError' });
    expect(calls).toBe(1);
  });

  it('of the service have its error names', async () => {
    expect(await run({ Try: task({}, { End: true }) })).toMatchObject({
      error: 'Lambda.ResourceNotFoundException',
    });
  });

  it('in an expression fail the state', async () => {
    const outcome = await run({
      Try: {
        Type: 'Pass',
        Output: '{% $states.input.missing %}',
        End: true,
      },
    });

    expect(outcome).toMatchObject({ status: 'FAILED', error: 'States.QueryEvaluationError' });
  });

  it('follow a task’s timeout, whatever it answers later', async () => {
    let answer: (value: unknown) => void = () => undefined;
    host.functions.set(
      'work',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const arn = await declare({
      Slow: task(
        {},
        { TimeoutSeconds: 5, Catch: [{ ErrorEquals: ['States.Timeout'], Next: 'Late' }], End: true },
      ),
      Late: { Type: 'Pass', Output: "{% 'too late' %}", End: true },
    });
    const execution = await start(arn);
    await eventually(async () => (await historyOf(execution)).find(({ type }) => type === 'TaskStarted'));

    await host.clock.advance(6_000);
    answer({ late: true });

    expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', output: '"too late"' });
  });

  it('follow the whole machine’s timeout', async () => {
    const arn = await declare({ Nap: { Type: 'Wait', Seconds: 600, End: true } }, { TimeoutSeconds: 120 });
    const execution = await start(arn);

    await host.clock.advance(121_000);

    expect(await ended(execution)).toMatchObject({ status: 'TIMED_OUT', error: 'States.Timeout' });
  });

  it('follow too much data, which States.ALL does not catch', async () => {
    host.functions.set('work', () => 'x'.repeat(262_145));
    const work = (ErrorEquals: string[]) => ({
      Work: task({}, { Catch: [{ ErrorEquals, Next: 'Caught' }], End: true }),
      Caught: { Type: 'Pass', Output: "{% 'caught' %}", End: true },
    });

    expect(await run(work(['States.ALL']))).toMatchObject({ error: 'States.DataLimitExceeded' });
    expect((await run(work(['States.DataLimitExceeded']))).result).toBe('caught');
  });

  it('end an infinite loop', async () => {
    const arn = await declare({
      Nap: { Type: 'Wait', Seconds: 60, Next: 'One' },
      One: { Type: 'Choice', Choices: [{ Condition: '{% false %}', Next: 'Done' }], Default: 'Two' },
      Two: { Type: 'Pass', Next: 'One' },
      Done: { Type: 'Succeed' },
    });
    const execution = await start(arn);
    // Skips most of the loop, which would take seconds.
    const { executions } = recordsOf(host.runtime);
    const kept = executions.get(execution);
    if (kept) executions.put(execution, { ...kept, lastEvent: 24_900 });

    await host.clock.advance(61_000);

    expect(await ended(execution)).toMatchObject({
      status: 'FAILED',
      error: 'States.Runtime',
      cause: expect.stringContaining('25000'),
    });
  });
});

describe('Map', () => {
  const each = (more: object = {}, inner: object = {}) => ({
    Each: {
      Type: 'Map',
      Items: '{% $states.input.items %}',
      ItemSelector: {
        at: '{% $states.context.Map.Item.Index %}',
        value: '{% $states.context.Map.Item.Value %}',
        of: '{% $count($states.input.items) %}',
      },
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'Work',
        States: { Work: task('{% $states.input %}', { End: true, ...inner }) },
      },
      End: true,
      ...more,
    },
  });

  it('processes each item, one at a time if asked, and keeps the order', async () => {
    let underWay = 0;
    let most = 0;
    host.functions.set('work', async ({ at, value, of }: { at: number; value: string; of: number }) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 10 - at));
      underWay--;
      return `${value} ${at + 1}/${of}`;
    });

    const one = await run(each({ MaxConcurrency: 1 }), { items: ['a', 'b', 'c'] });
    const mostAtOnce = most;
    const all = await run(each(), { items: ['a', 'b', 'c'] });

    expect(one.result).toEqual(['a 1/3', 'b 2/3', 'c 3/3']);
    expect(all.result).toEqual(one.result);
    expect([mostAtOnce, most]).toEqual([1, 3]);
  });

  it('returns an empty list for an empty list', async () => {
    expect((await run(each(), { items: [] })).result).toEqual([]);
  });

  it('fails with the first failure and stops the others', async () => {
    host.functions.set('work', ({ value }: { value: string }) => {
      if (value === 'bad') throw Object.assign(new Error('bad item'), { name: 'BadItem' });
      return new Promise(() => undefined);
    });

    const { result } = await run(
      {
        ...each({ Catch: [{ ErrorEquals: ['BadItem'], Next: 'Caught' }] }),
        Caught: { Type: 'Pass', Output: '{% $states.input.Error %}', End: true },
      },
      { items: ['good', 'bad', 'good'] },
    );

    expect(result).toBe('BadItem');
  });

  it('starts over as a whole when retried', async () => {
    const seen: string[] = [];
    host.functions.set('work', ({ value }: { value: string }) => {
      seen.push(value);
      if (seen.length === 2) throw new Error('once');
      return value;
    });
    const arn = await declare(
      each({ MaxConcurrency: 1, Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 1 }] }),
    );
    const execution = await start(arn, { items: ['a', 'b'] });
    await eventually(() => (seen.length === 2 ? true : undefined));

    await host.clock.advance(2_000);

    expect(JSON.parse((await ended(execution)).output ?? '')).toEqual(['a', 'b']);
    expect(seen).toEqual(['a', 'b', 'a', 'b']);
  });

  it('can be nested, and the inner one sees the outer item and variables', async () => {
    const inner = {
      Type: 'Map',
      Items: '{% $states.input.parts %}',
      ItemProcessor: {
        StartAt: 'Say',
        States: {
          Say: { Type: 'Pass', Output: '{% $prefix & $machine & $states.input %}', End: true },
        },
      },
      End: true,
    };
    const { result } = await run(
      {
        Set: { Type: 'Pass', Assign: { prefix: '>' }, Next: 'Outer' },
        Outer: {
          Type: 'Map',
          Items: '{% $states.input %}',
          ItemProcessor: {
            StartAt: 'Name',
            States: {
              Name: { Type: 'Pass', Assign: { machine: '{% $states.input.name %}' }, Next: 'Inner' },
              Inner: inner,
            },
          },
          End: true,
        },
      },
      [
        { name: 'a', parts: ['1', '2'] },
        { name: 'b', parts: ['3'] },
      ],
    );

    expect(result).toEqual([['>a1', '>a2'], ['>b3']]);
  });
});

describe('Parallel', () => {
  const branch = (name: string, state: object) => ({ StartAt: name, States: { [name]: state } });

  it('returns its branches’ results in order', async () => {
    const { result } = await run({
      Both: {
        Type: 'Parallel',
        Arguments: { n: 2 },
        Branches: [
          branch('Wait', { Type: 'Wait', Seconds: 0, End: true }),
          branch('Double', { Type: 'Pass', Output: '{% $states.input.n * 2 %}', End: true }),
        ],
        Output: { both: '{% $states.result %}' },
        End: true,
      },
    });

    expect(result).toEqual({ both: [{ n: 2 }, 4] });
  });

  it('fails with its first failing branch, without waiting for the others', async () => {
    const outcome = await run({
      Both: {
        Type: 'Parallel',
        Branches: [
          branch('Long', { Type: 'Wait', Seconds: 99_999, End: true }),
          branch('Bad', { Type: 'Fail', Error: 'Bad', Cause: 'so' }),
        ],
        End: true,
      },
    });

    expect(outcome).toMatchObject({ status: 'FAILED', error: 'Bad', cause: 'so' });
  });
});

describe('an execution', () => {
  const nap = { Nap: { Type: 'Wait', Seconds: 60, End: true } };

  it('starts once under its name', async () => {
    const arn = await declare(nap);
    const first = await start(arn, { a: 1 }, 'message-1');

    expect(await start(arn, { a: 1 }, 'message-1')).toBe(first);
    await expect(start(arn, { a: 2 }, 'message-1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
    await host.clock.advance(61_000);
    await ended(first);
    await expect(start(arn, { a: 1 }, 'message-1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' });
  });

  it('does not start with an invalid name, input or machine', async () => {
    const arn = await declare(nap);

    await expect(start(arn, {}, 'a b')).rejects.toMatchObject({ name: 'InvalidName' });
    await expect(
      client.send(new StartExecutionCommand({ stateMachineArn: arn, input: '{' })),
    ).rejects.toMatchObject({ name: 'InvalidExecutionInput' });
    await expect(start(arn, 'x'.repeat(262_144))).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(start(`${arn}-other`)).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' });
    await expect(look(`${arn}:none`)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
  });

  it('can be stopped', async () => {
    const execution = await start(await declare(nap));

    await client.send(
      new StopExecutionCommand({ executionArn: execution, error: 'Cancelled', cause: 'by the user' }),
    );
    await host.clock.advance(61_000);

    expect(await look(execution)).toMatchObject({
      status: 'ABORTED',
      error: 'Cancelled',
      cause: 'by the user',
    });
  });

  it('reports its start and end to EventBridge', async () => {
    const arn = await declare({ Stop: { Type: 'Fail', Error: 'Bad', Cause: 'so' } });
    const executionArn = await start(arn, { a: 1 }, 'told');

    const [began, over] = await eventually(() => (host.events.length === 2 ? host.events : undefined));

    expect(began).toMatchObject({
      busName: 'default',
      source: 'aws.states',
      detailType: 'Step Functions Execution Status Change',
      detail: {
        executionArn,
        stateMachineArn: arn,
        name: 'told',
        status: 'RUNNING',
        input: '{"a":1}',
        stopDate: null,
      },
    });
    expect(over?.detail).toMatchObject({
      status: 'FAILED',
      error: 'Bad',
      cause: 'so',
      output: null,
      stopDate: expect.any(Number),
    });
  });

  it('is listed newest first, with its history in pages', async () => {
    const arn = await declare({ A: { Type: 'Pass', Assign: { x: 1 }, Next: 'B' }, B: { Type: 'Succeed' } });
    const first = await start(arn);
    await ended(first);
    await host.clock.advance(10);
    const second = await start(arn);
    await ended(second);

    const list = await client.send(new ListExecutionsCommand({ stateMachineArn: arn, maxResults: 1 }));
    const rest = await client.send(
      new ListExecutionsCommand({
        stateMachineArn: arn,
        nextToken: list.nextToken,
        statusFilter: 'SUCCEEDED',
      }),
    );
    const page = await client.send(new GetExecutionHistoryCommand({ executionArn: first, maxResults: 4 }));
    const reversed = await client.send(
      new GetExecutionHistoryCommand({ executionArn: first, reverseOrder: true, maxResults: 1 }),
    );

    expect(list.executions?.map(({ executionArn }) => executionArn)).toEqual([second]);
    expect(rest.executions?.map(({ executionArn }) => executionArn)).toEqual([first]);
    expect(page.events?.map(({ id, type }) => `${id} ${type}`)).toEqual([
      '1 ExecutionStarted',
      '2 PassStateEntered',
      '3 PassStateExited',
      '4 SucceedStateEntered',
    ]);
    expect(page.events?.[2]?.stateExitedEventDetails).toMatchObject({
      name: 'A',
      assignedVariables: { x: '1' },
    });
    expect(page.nextToken).toBeDefined();
    expect(reversed.events?.[0]?.type).toBe('ExecutionSucceeded');
  });

  it('shows in the console', async () => {
    const execution = await start(await declare(nap), { a: 1 });
    await eventually(async () =>
      (await historyOf(execution)).find(({ type }) => type === 'WaitStateEntered'),
    );
    const ask = async (query: string) =>
      (await fetch(`${host.siteUrl}/_local/api/workflows${query}`)).json() as Promise<
        Record<string, unknown>
      >;

    const { executions } = await ask('');
    const one = await ask(`?execution=${encodeURIComponent(execution)}`);

    expect(executions).toMatchObject([{ executionArn: execution, status: 'RUNNING' }]);
    expect(one).toMatchObject({ states: [{ state: 'Nap' }], history: [{ type: 'ExecutionStarted' }, {}] });
  });
});

describe('after the process dies', () => {
  const two = {
    One: task({ step: 1 }, { Assign: { first: '{% $states.result.Payload.step %}' }, Next: 'Two' }),
    Two: task({ step: 2, first: '{% $first %}' }, { Next: 'Nap' }),
    Nap: { Type: 'Wait', Seconds: 3600, Next: 'Three' },
    Three: task({ step: 3, two: '{% $states.input %}' }, { End: true }),
  };

  /** Stops without finishing anything, and starts again with the stored state. */
  async function restart(services = [stepFunctions()]) {
    await host.stop();
    host = await startServiceHost({ services, stateDirectory: host.stateDirectory });
    client = new SFNClient(host.client);
  }

  it('with kill -9, an execution resumes with the task that was running', async () => {
    await host.stop();
    const script = new URL('../../support/interrupted-execution.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--import', 'tsx', script, host.stateDirectory, machine(two)]);
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => resolve());
      child.stderr.on(
        'data',
        (text: Buffer) => String(text).includes('Error') && reject(new Error(String(text))),
      );
      child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));

    const steps: unknown[] = [];
    host = await startServiceHost({
      services: [stepFunctions()],
      stateDirectory: host.stateDirectory,
      functions: {
        work: (given: { step: number }) => {
          steps.push(given);
          return { step: given.step };
        },
      },
    });
    client = new SFNClient(host.client);
    const arn = await declare({ Changed: { Type: 'Succeed' } });
    await host.start();
    const execution = `${arn.replace(':stateMachine:', ':execution:')}:interrupted`;
    await eventually(async () =>
      (await historyOf(execution)).find(({ type }) => type === 'WaitStateEntered'),
    );
    await host.clock.advance(3601_000);

    expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', output: '{"step":3}' });
    expect(steps).toEqual([
      { step: 2, first: 1 },
      { step: 3, two: { step: 2 } },
    ]);
    const types = (await historyOf(execution)).map(({ type }) => type);
    expect(types.filter((type) => type === 'TaskScheduled')).toHaveLength(4);
    expect(types.filter((type) => type === 'ExecutionStarted')).toHaveLength(1);
  });

  it('waits end on time, even if nothing was running', async () => {
    host.functions.set('work', ({ step }: { step: number }) => ({ step }));
    const execution = await start(await declare(two));
    await eventually(async () =>
      (await historyOf(execution)).find(({ type }) => type === 'WaitStateEntered'),
    );
    await restart();
    host.functions.set('work', ({ step }: { step: number }) => ({ step }));
    // Time passes while no service is running.
    await host.clock.advance(3601_000);

    await host.start();

    expect(await ended(execution)).toMatchObject({ status: 'SUCCEEDED', output: '{"step":3}' });
  });

  it('a Map resumes with the remaining items', async () => {
    const seen: string[] = [];
    const hang = new Promise(() => undefined);
    host.functions.set('work', (value: string) => {
      seen.push(value);
      return value === 'b' ? hang : value;
    });
    const execution = await start(
      await declare({
        Each: {
          Type: 'Map',
          MaxConcurrency: 1,
          ItemProcessor: {
            StartAt: 'Work',
            States: { Work: task('{% $states.input %}', { End: true }) },
          },
          End: true,
        },
      }),
      ['a', 'b', 'c'],
    );
    await eventually(() => (seen.length === 2 ? true : undefined));
    await restart();
    host.functions.set('work', (value: string) => {
      seen.push(value);
      return value;
    });

    await host.start();

    expect(JSON.parse((await ended(execution)).output ?? '')).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a', 'b', 'b', 'c']);
  });

  it('EventBridge learns of an end it missed', async () => {
    const arn = await declare({ Done: { Type: 'Succeed' } });
    host.runtime.putEvent = () => new Promise(() => undefined);
    const execution = await start(arn);
    await ended(execution);
    await restart();

    await host.start();

    const statuses = await eventually(() => (host.events.length === 2 ? host.events : undefined));
    expect(statuses.map(({ detail }) => (detail as { status: string }).status)).toEqual([
      'RUNNING',
      'SUCCEEDED',
    ]);
  });

  it('executions that ended ninety days ago are removed', async () => {
    const execution = await start(await declare({ Done: { Type: 'Succeed' } }));
    await ended(execution);
    await host.clock.advance(91 * 86_400_000);
    await restart();
    await host.start();

    await expect(look(execution)).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' });
  });
});

describe('the template', () => {
  it('can keep the definition in a separate file', async () => {
    const file = join(temporaryDirectory('asl'), 'machine.asl.json');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a substitution of the template
    const text = machine({ Work: task({ step: 1 }, { End: true }) }).replace(functionArn, '${Work}');
    writeFileSync(file, text);
    await host.stop();
    host = await startServiceHost({
      services: [stepFunctions()],
      assets: { 'abc.json': file },
      functions: { work: () => 'done' },
    });
    const { ref } = await host.create('AWS::StepFunctions::StateMachine', {
      DefinitionS3Location: { Bucket: 'cdk', Key: 'abc.json' },
      DefinitionSubstitutions: { Work: functionArn },
      LoggingConfiguration: {},
      TracingConfiguration: { Enabled: true },
    });
    await host.start();
    client = new SFNClient(host.client);

    expect(await ended(await start(ref))).toMatchObject({ output: '"done"' });
  });

  it('cannot start with an unsupported resource', async () => {
    const definition = machine({
      Send: { Type: 'Task', Resource: 'arn:aws:states:::sns:publish', Arguments: {}, End: true },
    });

    await expect(
      host.create('AWS::StepFunctions::StateMachine', { DefinitionString: definition }),
    ).rejects.toThrow(/State Send: the resource arn:aws:states:::sns:publish/);
  });
});
