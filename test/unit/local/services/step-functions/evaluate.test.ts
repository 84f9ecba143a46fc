import { describe, expect, it } from 'vitest';
import { evaluator } from '#local/services/step-functions/evaluate.ts';

const now = Date.parse('2026-06-08T12:31:00Z');
const evaluate = evaluator({
  now: () => now,
  at: () => ({ cancel: () => undefined }),
  hold: () => () => undefined,
});

const bindings = {
  states: { input: { machines: [{ sn: 'A1' }], hours: 7 }, context: { Execution: { Id: 'arn' } } },
  variables: { count: 2 },
};

const value = (template: unknown) => evaluate(template, bindings, 'Output');

it('evaluates the expressions of a template and leaves the rest as it is', async () => {
  const filled = await value({
    sum: '{% $states.input.hours + $count %}',
    text: 'not {% an expression %} here',
    list: ['{% $states.input.machines[0].sn %}', 3, null, true],
    kept: '{% $states.input.machines %}',
  });

  expect(filled).toEqual({
    sum: 9,
    text: 'not {% an expression %} here',
    list: ['A1', 3, null, true],
    kept: [{ sn: 'A1' }],
  });
});

describe('The functions of Step Functions', () => {
  it.each([
    ['$partition([1..5], 2)', [[1, 2], [3, 4], [5]]],
    ['$range(0, 10, 5)', [0, 5, 10]],
    ["$hash('abc', 'SHA-1')", 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['$parse(\'{"a": [1]}\')', { a: [1] }],
    ['$millis()', now],
    ['$now()', '2026-06-08T12:31:00.000Z'],
    ["$now('[H01]:[m01]', '-0500')", '07:31'],
    ['$random(7) = $random(7)', true],
    ["$merge([$sift($states.input, function($v, $k) { $k != 'machines' }), {'x': 1}])", { hours: 7, x: 1 }],
  ])('%s', async (expression, expected) => {
    expect(await value(`{% ${expression} %}`)).toEqual(expected);
  });

  it('make ids and random numbers', async () => {
    const [id, number] = (await value(['{% $uuid() %}', '{% $random() %}'])) as [string, number];

    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(number).toBeLessThan(1);
  });
});

describe('An evaluation fails with States.QueryEvaluationError', () => {
  it.each([
    ['where an expression gives nothing', '$states.input.missing', /returned nothing/],
    ['where an expression throws', "$error('no such place')", /no such place/],
    ['for an unknown variable', '$other', /returned nothing/],
    ['for a function as a value', '$sum', /unsupported result/],
    ['for $eval', "$eval('1')", /\$eval is not supported/],
  ])('%s', async (_, expression, message) => {
    await expect(value({ field: `{% ${expression} %}` })).rejects.toMatchObject({
      errorName: 'States.QueryEvaluationError',
      cause: expect.stringMatching(message),
    });
  });
});
