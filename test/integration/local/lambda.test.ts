import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listControls, setToggle } from '#local/console/controls.ts';
import { eventually } from '#test/support/eventually.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

let stack: TestStack;
let meetingPoint: string;

/** Behaves as it is told. */
const faulty = `let invocations = 0;
  exports.handler = async ({ how }) => {
    invocations++;
    if (how === 'throw') throw new TypeError('no such thing');
    if (how === 'exit') process.exit(3);
    if (how === 'hang') await new Promise(() => setInterval(() => {}, 1000));
    if (how === 'fill') { const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random())); }
    if (how === 'reject later') setTimeout(() => Promise.reject(new Error('too late')), 1);
    return invocations;
  };`;

beforeAll(async () => {
  meetingPoint = temporaryDirectory('meeting');
  stack = await runAssembly({
    stacks: {
      fixture: {
        Resources: {
          echo: functionResource({
            FunctionName: 'echo',
            code: `exports.handler = async (event, context) => ({ event, context, remaining: context.getRemainingTimeInMillis(), environment: process.env });`,
            Environment: { Variables: { COLOUR: 'yellow', QUEUE: { 'Fn::GetAtt': ['failures', 'Arn'] } } },
          }),
          now: functionResource({
            FunctionName: 'now',
            code: `exports.handler = async () => ({ now: Date.now(), made: new Date().getTime(), text: Date(), fixed: new Date(0).toISOString(), same: new Date() instanceof Date && new Date().constructor === Date });`,
          }),
          meet: functionResource({
            FunctionName: 'meet',
            code: `const fs = require('node:fs');
              exports.handler = async ({ directory }, { awsRequestId }) => {
                fs.writeFileSync(directory + '/' + awsRequestId, '');
                while (fs.readdirSync(directory).length < 2) await new Promise((next) => setTimeout(next, 5));
                return 'met';
              };`,
          }),
          faulty: functionResource({ FunctionName: 'faulty', MemorySize: 128, code: faulty }),
          hasty: functionResource({ FunctionName: 'hasty', Timeout: 1, code: faulty }),
          unloadable: functionResource({ FunctionName: 'unloadable', code: `require('nowhere');` }),
          always: functionResource({
            FunctionName: 'always-fails',
            code: `exports.handler = async () => { throw new Error('not today'); };`,
          }),
          alwaysConfig: {
            Type: 'AWS::Lambda::EventInvokeConfig',
            Properties: {
              FunctionName: { Ref: 'always' },
              Qualifier: '$LATEST',
              MaximumRetryAttempts: 2,
              DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['failures', 'Arn'] } } },
            },
          },
          failures: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'failures' } },
        },
      },
    },
  });
});

afterAll(async () => {
  await stack.stop();
});

describe('A bundle outside the templates', () => {
  const entry = (code: string): string => {
    const path = join(temporaryDirectory('bundle'), 'index.mjs');
    writeFileSync(path, code);
    return path;
  };

  it('runs once, with the functions’ variables, when its input is ready', async () => {
    const bundle = entry(`export const handler = async ({ order }) => order + ' ' + process.env.COLOUR;`);

    const result = await stack.runtime.runBundle(bundle, Promise.resolve({ order: '10001' }));

    expect(result).toEqual({ ok: true, payload: '10001 yellow' });
  });

  it('reports its error', async () => {
    const bundle = entry(`export const handler = async () => { throw new TypeError('no such thing'); };`);

    const result = await stack.runtime.runBundle(bundle, Promise.resolve({}));

    expect(result).toMatchObject({ ok: false, errorType: 'TypeError', errorMessage: 'no such thing' });
  });
});

describe('A function with the console’s switch for first failures', () => {
  it('fails twice and then works, and fails again after the switch is reset', async () => {
    const thrice = async () => {
      const results = [1, 2, 3].map(() => stack.runtime.invoke('now', {}));
      return (await Promise.all(results)).map((result) => (result.ok ? 'works' : result.errorType));
    };
    const failing = ['Runtime.ExitError', 'Runtime.ExitError', 'works'];

    setToggle(stack.runtime, 'functions-fail', true);
    const first = await thrice();
    const other = await stack.runtime.invoke('echo', {});
    const { counted } = listControls(stack.runtime).toggles.find(({ id }) => id === 'functions-fail') ?? {};
    setToggle(stack.runtime, 'functions-fail', false);
    const off = await thrice();
    setToggle(stack.runtime, 'functions-fail', true);
    const again = await thrice();
    setToggle(stack.runtime, 'functions-fail', false);

    expect([first, off, again]).toEqual([failing, ['works', 'works', 'works'], failing]);
    expect(other.ok).toBe(false);
    expect(counted).toBe('Calls failed: 3');
  });
});

describe('A function', () => {
  it('gets its event, its context and its environment from the template', async () => {
    const result = await stack.runtime.invoke('echo', { order: '10001', nothing: undefined });

    if (!result.ok) throw new Error(result.errorMessage);
    const { event, context, environment, remaining } = result.payload as Record<
      string,
      Record<string, unknown>
    >;
    expect(event).toEqual({ order: '10001' });
    expect(context).toMatchObject({
      functionName: 'echo',
      invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:echo',
      memoryLimitInMB: '256',
    });
    expect(remaining).toBeGreaterThan(10_000);
    expect(environment).toMatchObject({
      COLOUR: 'yellow',
      QUEUE: 'arn:aws:sqs:us-east-1:000000000000:failures',
      AWS_REGION: 'us-east-1',
      AWS_LAMBDA_FUNCTION_NAME: 'echo',
      AWS_ENDPOINT_URL: stack.awsEndpoint,
      TZ: 'UTC',
    });
    expect(environment).not.toHaveProperty('PATH');
  });

  it('is found by its ARN, with or without a qualifier', async () => {
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:echo';

    const results = await Promise.all([stack.runtime.invoke(arn, 1), stack.runtime.invoke(`${arn}:live`, 1)]);

    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('runs two invocations at the same time', async () => {
    const payload = { directory: meetingPoint };

    const results = await Promise.all([
      stack.runtime.invoke('meet', payload),
      stack.runtime.invoke('meet', payload),
    ]);

    expect(results).toEqual([
      { ok: true, payload: 'met' },
      { ok: true, payload: 'met' },
    ]);
    expect(readdirSync(meetingPoint)).toHaveLength(2);
  });

  it('has a Date that follows the clock’s moves', async () => {
    const read = async () => {
      const result = await stack.runtime.invoke('now', {});
      return (result.ok ? result.payload : {}) as {
        now: number;
        made: number;
        text: string;
        fixed: string;
        same: boolean;
      };
    };
    const before = await read();

    await stack.clock.advance(30 * 24 * 60 * 60 * 1000);
    const after = await read();

    expect(after.now - before.now).toBeGreaterThanOrEqual(30 * 24 * 60 * 60 * 1000);
    expect(Math.abs(after.now - stack.clock.now())).toBeLessThan(5_000);
    expect(Math.abs(after.made - after.now)).toBeLessThan(1_000);
    expect(Math.abs(Date.parse(after.text) - after.now)).toBeLessThan(2_000);
    expect(after.fixed).toBe('1970-01-01T00:00:00.000Z');
    expect(after.same).toBe(true);
  });

  it('reports an error’s type and message, and stays warm', async () => {
    await stack.runtime.invoke('faulty', { how: 'well' });

    const failed = await stack.runtime.invoke('faulty', { how: 'throw' });
    const next = await stack.runtime.invoke('faulty', { how: 'well' });

    expect(failed).toEqual({ ok: false, errorType: 'TypeError', errorMessage: 'no such thing' });
    expect(next).toEqual({ ok: true, payload: 3 });
  });

  it.each([
    ['exit', 'Runtime.ExitError', 'faulty'],
    ['hang', 'Sandbox.Timedout', 'hasty'],
    ['fill', 'Runtime.OutOfMemory', 'faulty'],
  ])(
    'that ends its own worker (%s) fails with %s, and the next call gets a new one',
    async (how, errorType, name) => {
      const failed = await stack.runtime.invoke(name, { how });
      const next = await stack.runtime.invoke(name, { how: 'well' });

      expect(failed).toMatchObject({ ok: false, errorType });
      expect(next).toEqual({ ok: true, payload: 1 });
    },
  );

  it('whose worker dies between two calls gets a new one', async () => {
    await stack.runtime.invoke('faulty', { how: 'reject later' });

    const next = await eventually(async () => {
      const result = await stack.runtime.invoke('faulty', { how: 'well' });
      return result.ok && result.payload === 1 ? result : undefined;
    });

    expect(next.ok).toBe(true);
  });

  it('that cannot be loaded says why', async () => {
    const result = await stack.runtime.invoke('unloadable', {});

    expect(result).toMatchObject({
      ok: false,
      errorMessage: expect.stringContaining("Cannot find module 'nowhere'"),
    });
  });

  it('that does not exist is named', async () => {
    const result = await stack.runtime.invoke('nobody', {});

    expect(result).toEqual({
      ok: false,
      errorType: 'ResourceNotFoundException',
      errorMessage: 'Function not found: nobody',
    });
  });

  it('invoked asynchronously is tried three times on the clock, then reported to its failure destination', async () => {
    await stack.runtime.invokeAsync('always-fails', { order: '10001' });
    await stack.clock.advance(59_000);
    const early = await failures();
    await stack.clock.advance(1_000 + 121_000);

    const [letter] = await eventually(async () => {
      const found = await failures();
      return found.length > 0 ? found : undefined;
    });

    expect(early).toEqual([]);
    expect(letter).toMatchObject({
      requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 3 },
      requestPayload: { order: '10001' },
      responsePayload: { errorType: 'Error', errorMessage: 'not today' },
    });
  });

  it('shows its invocations in the console', async () => {
    await stack.runtime.invoke('faulty', { how: 'throw' });

    const answer = await fetch(`${stack.siteUrl}/_local/api/invocations?function=faulty&limit=1`);

    const { invocations } = (await answer.json()) as { invocations: object[] };
    expect(invocations).toEqual([
      expect.objectContaining({ functionName: 'faulty', error: 'TypeError: no such thing' }),
    ]);
  });
});

async function failures(): Promise<unknown[]> {
  const answer = await fetch(`${stack.siteUrl}/_local/api/queues`);
  const { queues } = (await answer.json()) as { queues: { name: string; messages: { body: string }[] }[] };
  const messages = queues.find(({ name }) => name === 'failures')?.messages ?? [];
  return messages.map(({ body }) => JSON.parse(body));
}
