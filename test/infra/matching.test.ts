import aslValidator from 'asl-validator';
import jsonata from 'jsonata';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { callsForReminders, opensMatching } from '#events/orders.ts';
import { lastWave, timeOf } from '#functions/matching/waves.rules.ts';
import { matching, matchingFunctions } from '#infra/workflows/matching.ts';
import { ofType, referencesIn, stringsIn, synthesise } from './stacks.ts';

const { appStack } = synthesise('production');

const execution = { orderId: '10001', matchingRound: 2, openedAt: '2026-03-02T15:00:00.000Z' };
const { FirstWave, SecondWave, ThirdWave, IsOver, WaitForSecond } = matching.States;

describe('the definition', () => {
  test('is valid Amazon States Language', () => {
    const validation = aslValidator(structuredClone(matching));

    expect(validation.errorsText()).toBe('');
    expect(validation.isValid).toBe(true);
  });

  test('calls the one function that the template substitutes', () => {
    const workflow = ofType(appStack, 'AWS::StepFunctions::StateMachine').find(({ logicalId }) =>
      logicalId.startsWith('matching'),
    );

    expect(
      Object.keys(z.record(z.string(), z.unknown()).parse(workflow?.Properties.DefinitionSubstitutions)),
    ).toEqual(Object.keys(matchingFunctions));
    expect(JSON.parse(String(workflow?.Properties.DefinitionString))).toEqual(
      JSON.parse(JSON.stringify(matching)),
    );
    expect(workflow?.Properties.StateMachineType).toBe('STANDARD');
  });

  test('retries a failing wave, then goes on as if it had been done', () => {
    for (const { Retry, Catch, Next } of [FirstWave, SecondWave, ThirdWave]) {
      expect(Retry.map(({ ErrorEquals, MaxAttempts }) => [ErrorEquals[0], MaxAttempts])).toEqual([
        ['Lambda.ServiceException', 4],
        ['States.TaskFailed', 2],
      ]);
      expect(Catch.map((caught) => [caught.ErrorEquals, caught.Next])).toEqual([[['States.ALL'], Next]]);
    }
  });
});

describe('the data between the states', () => {
  test('the first step gets the search and the first wave', async () => {
    const payload = await evaluate(FirstWave.Arguments.Payload, {
      input: execution,
      context: { Execution: { Input: execution } },
    });

    expect(payload).toEqual({ ...execution, wave: 1 });
  });

  test('a later step gets the wave that the previous step named', async () => {
    const payload = await evaluate(SecondWave.Arguments.Payload, {
      input: { wave: 5, at: '2026-03-02T15:03:30.000Z', done: false },
      context: { Execution: { Input: execution } },
    });

    expect(payload).toEqual({ ...execution, wave: 5 });
  });

  test.each(Array.from({ length: lastWave }, (_, index) => index + 1))(
    'skipping wave %i leads to the same next wave and time as running it',
    async (wave) => {
      const output = await evaluate(FirstWave.Catch[0]?.Output, {
        input: wave === 1 ? execution : { wave, at: execution.openedAt, done: false },
        context: { Execution: { Input: execution } },
      });

      const at = timeOf(wave + 1, execution.openedAt).toISOString();
      expect(output).toEqual({ wave: wave + 1, at, done: false });
    },
  );

  test('a wait ends at the time that the step named', async () => {
    const at = '2026-03-02T15:00:30.000Z';

    expect(await evaluate(WaitForSecond.Timestamp, { input: { wave: 2, at, done: false } })).toBe(at);
  });

  test.each([
    [{ wave: 4, done: false }, 'WaitForNext'],
    [{ wave: 4, done: true }, 'Over'],
    [{ wave: 13, done: false }, 'WaitForNext'],
    [{ wave: 31, done: false }, 'GaveUp'],
  ])('after three steps, %j leads to %s', async (input, next) => {
    const conditions = await Promise.all(
      IsOver.Choices.map(async ({ Condition, Next }) => ((await evaluate(Condition, { input })) ? Next : [])),
    );

    expect([...conditions.flat(), IsOver.Default][0]).toBe(next);
  });
});

describe('around the workflow', () => {
  const rules = ofType(appStack, 'AWS::Events::Rule');
  const queues = ofType(appStack, 'AWS::SQS::Queue');

  test.each([
    ['start-matching', opensMatching],
    ['set-reminders', callsForReminders],
  ])('%s receives the events it handles', (name, events) => {
    const queue = queues.find(({ Properties }) => Properties.QueueName === `ironcall-production-${name}`);
    const leading = rules.filter(({ Properties }) =>
      referencesIn(Properties.Targets).includes(String(queue?.logicalId)),
    );

    expect(leading.map(({ Properties }) => Properties.EventPattern)).toEqual([
      { source: ['ironcall'], 'detail-type': events },
    ]);
  });

  test('a search that failed to start is retried within a minute and a half', () => {
    const queue = queues.find(
      ({ Properties }) => Properties.QueueName === 'ironcall-production-start-matching',
    );

    expect(queue?.Properties.VisibilityTimeout).toBeLessThanOrEqual(90);
  });

  test('schedules may only send to the queues of reminders and senders and to their dead letters', () => {
    const [role, ...others] = ofType(appStack, 'AWS::IAM::Role').filter(({ Properties }) =>
      stringsIn(Properties.AssumeRolePolicyDocument).includes('scheduler.amazonaws.com'),
    );
    const policies = ofType(appStack, 'AWS::IAM::Policy').filter(({ Properties }) =>
      referencesIn(Properties.Roles).includes(String(role?.logicalId)),
    );

    expect(others).toEqual([]);
    expect(role?.Properties.AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } } }],
    });
    const statements = policies.flatMap(
      ({ Properties }) =>
        z.object({ Statement: z.array(z.looseObject({})) }).parse(Properties.PolicyDocument).Statement,
    );
    const named = statements.flatMap(({ Resource }) =>
      queues
        .filter(({ logicalId }) => referencesIn(Resource).includes(logicalId))
        .map(({ Properties }) => Properties.QueueName),
    );
    expect(new Set(statements.map(({ Action }) => Action))).toEqual(new Set(['sqs:SendMessage']));
    expect(new Set(named)).toEqual(
      new Set(
        ['remind', 'send-email', 'send-sms', 'send-push'].flatMap((name) => [
          `ironcall-production-${name}`,
          `ironcall-production-${name}-dead-letters`,
        ]),
      ),
    );
  });
});

/** Evaluates a field as Step Functions does: strings in `{% %}` are JSONata, everything else is literal. */
async function evaluate(field: unknown, states: Record<string, unknown>): Promise<unknown> {
  if (typeof field === 'string') {
    const expression = /^\{%(.*)%\}$/s.exec(field)?.[1];
    if (expression === undefined) return field;
    return JSON.parse(JSON.stringify(await jsonata(expression).evaluate(undefined, { states })));
  }
  if (field !== null && typeof field === 'object') {
    const entries = Object.entries(field).map(async ([key, inside]) => [key, await evaluate(inside, states)]);
    return Object.fromEntries(await Promise.all(entries));
  }
  return field;
}
