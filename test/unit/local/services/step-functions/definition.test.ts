import { describe, expect, it } from 'vitest';
import { readDefinition } from '#local/services/step-functions/definition.ts';

const machine = (States: object, more: object = {}) =>
  JSON.stringify({ QueryLanguage: 'JSONata', StartAt: Object.keys(States)[0], States, ...more });

const invoke = {
  Type: 'Task',
  Resource: 'arn:aws:states:::lambda:invoke',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a substitution of the template
  Arguments: { FunctionName: '${Work}' },
  End: true,
};

it('substitutes the template’s values', () => {
  const definition = readDefinition(machine({ Work: invoke }), { Work: 'arn:"quoted"' });

  expect(definition.States.Work).toMatchObject({ Arguments: { FunctionName: 'arn:"quoted"' } });
});

describe('A definition refuses, by name,', () => {
  it.each<[string, string, RegExp]>([
    ['a value that is missing', machine({ Work: invoke }), /no value for \$\{Work\}/],
    ['another query language', machine({ A: { Type: 'Succeed' } }, { QueryLanguage: 'JSONPath' }), /JSONata/],
    [
      'another query language of a state',
      machine({ A: { Type: 'Pass', QueryLanguage: 'JSONPath', End: true } }),
      /State A/,
    ],
    ['an unknown state type', machine({ A: { Type: 'Dance' } }), /State A: the state type Dance/],
    [
      'an unknown field',
      machine({ A: { Type: 'Pass', ResultPath: '$.x', End: true } }),
      /State A.*ResultPath/,
    ],
    ['an unknown field of the machine', machine({ A: { Type: 'Succeed' } }, { Colour: 'red' }), /Colour/],
    [
      'a distributed map',
      machine({
        A: {
          Type: 'Map',
          ItemProcessor: {
            ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
            StartAt: 'B',
            States: { B: { Type: 'Succeed' } },
          },
          End: true,
        },
      }),
      /State A.*Mode/,
    ],
    [
      'an unknown type inside a map',
      machine({
        A: { Type: 'Map', ItemProcessor: { StartAt: 'B', States: { B: { Type: 'Nap' } } }, End: true },
      }),
      /State A\/B: the state type Nap/,
    ],
    ['a state that leads nowhere', machine({ A: { Type: 'Pass', Next: 'Gone' } }), /leads to the state Gone/],
    ['a state without a way out', machine({ A: { Type: 'Pass' } }), /A needs either Next or End/],
    [
      'an expression that cannot be read',
      machine({ A: { Type: 'Pass', Output: { x: '{% $states.( %}' }, End: true } }),
      /A.Output.x: the expression .* cannot be read/,
    ],
    [
      'a variable of the scope around',
      machine({
        A: { Type: 'Pass', Assign: { x: 1 }, Next: 'B' },
        B: {
          Type: 'Parallel',
          Branches: [{ StartAt: 'C', States: { C: { Type: 'Pass', Assign: { x: 2 }, End: true } } }],
          End: true,
        },
      }),
      /assigns x/,
    ],
    ['a wait for nothing', machine({ A: { Type: 'Wait', End: true } }), /Either Seconds or Timestamp/],
  ])('%s', (_, text, message) => {
    expect(() => readDefinition(text)).toThrow(message);
  });
});
