import aslValidator from 'asl-validator';
import jsonata from 'jsonata';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { alertImport, alertImportFunctions } from '#infra/workflows/alert-import.ts';
import { ofType, synthesise } from './stacks.ts';

const { appStack } = synthesise('production');

const task = z.looseObject({
  Type: z.string(),
  Arguments: z.object({ FunctionName: z.string(), Payload: z.string() }).optional(),
  Retry: z.array(z.looseObject({ ErrorEquals: z.array(z.string()), MaxAttempts: z.number() })).optional(),
  Catch: z.array(z.looseObject({ ErrorEquals: z.array(z.string()), Next: z.string() })).optional(),
});
const outer = z.record(z.string(), task).parse(alertImport.States);
const inner = z.record(z.string(), task).parse(alertImport.States.ImportMachines.ItemProcessor.States);

const execution = {
  runId: 'run_1',
  companyId: 'com_1',
  source: 'mail',
  object: { bucket: 'mail', key: 'mail/1' },
  receivedAt: '2026-01-02T03:04:05.000Z',
  requestedBy: 'acc_1',
};

describe('the definition', () => {
  test('is valid Amazon States Language', () => {
    const validation = aslValidator(structuredClone(alertImport));

    expect(validation.errorsText()).toBe('');
    expect(validation.isValid).toBe(true);
  });

  test('times out after 15 minutes', () => {
    expect(alertImport.TimeoutSeconds).toBe(900);
  });

  test('calls each function that the template substitutes once', () => {
    const called = Object.values({ ...outer, ...inner }).flatMap(
      ({ Arguments }) => Arguments?.FunctionName ?? [],
    );
    const [workflow] = ofType(appStack, 'AWS::StepFunctions::StateMachine');
    const substituted = Object.keys(
      z.record(z.string(), z.unknown()).parse(workflow?.Properties.DefinitionSubstitutions),
    );

    expect(called.sort()).toEqual(substituted.map((name) => `\${${name}}`).sort());
    expect(substituted.sort()).toEqual(Object.keys(alertImportFunctions).sort());
    expect(JSON.parse(String(workflow?.Properties.DefinitionString))).toEqual(
      JSON.parse(JSON.stringify(alertImport)),
    );
  });

  test('catches every failure and ends it with a message', () => {
    const fallible = Object.entries(outer).filter(([, { Type }]) => Type === 'Task' || Type === 'Map');
    const uncaught = fallible.filter(
      ([, { Catch }]) => Catch?.[0]?.Next !== 'FailImport' || Catch[0].ErrorEquals[0] !== 'States.ALL',
    );

    expect(uncaught.map(([name]) => name)).toEqual(['FailImport']);
  });

  test('retries failures of AWS and the network, but no refusals', () => {
    const tasks = Object.values({ ...outer, ...inner }).filter(({ Type }) => Type === 'Task');

    expect(tasks).toHaveLength(8);
    for (const { Retry } of tasks) {
      expect(Retry?.map(({ ErrorEquals, MaxAttempts }) => [ErrorEquals[0], MaxAttempts])).toEqual([
        ['AppError', 0],
        ['Lambda.ServiceException', 4],
        ['States.TaskFailed', 2],
      ]);
    }
  });
});

describe('the data between the states', () => {
  test('a machine’s first step gets the run, the machine’s position and its reading', async () => {
    const selected = await evaluate(alertImport.States.ImportMachines.ItemSelector, {
      input: { machines: [{ serial: 'A' }, { serial: 'B' }] },
      context: { Execution: { Input: execution }, Map: { Item: { Index: 1, Value: { serial: 'B' } } } },
    });

    const { requestedBy: _, ...run } = execution;
    expect(selected).toEqual({ ...run, position: 1, of: 2, reading: { serial: 'B' } });
  });

  test.each([[[]], [[{ serial: 'A' }]], [[{ serial: 'A' }, { serial: 'B' }]]])(
    'every machine is one iteration of the map: %j',
    async (machines) => {
      const items = await evaluate(alertImport.States.ImportMachines.Items, { input: { machines } });

      expect(items).toEqual(machines);
    },
  );

  test('each step’s answer is added to its input', async () => {
    const output = await evaluate(inner.LocateMachine?.Output, {
      input: { runId: 'run_1', machine: { id: 'm' } },
      result: { Payload: { place: null } },
    });

    expect(output).toEqual({ runId: 'run_1', machine: { id: 'm' }, place: null });
  });

  test('data of one machine ends with that machine', async () => {
    const output = await evaluate(inner.FileOrder?.Output, {
      input: {
        runId: 'run_1',
        reading: { text: 'long' },
        machine: { equipment: { id: 'm' } },
        place: { timeZone: 'America/Chicago' },
        assessment: { outcome: 'ok', faultCodes: [{ id: 'f' }] },
        alert: { id: 'a' },
      },
      result: { Payload: { orderId: '10001', attached: false } },
    });

    expect(output).toEqual({
      runId: 'run_1',
      assessment: { outcome: 'ok', faultCodes: [] },
      alert: { id: 'a' },
      orderId: '10001',
      attached: false,
    });
  });

  test.each([[[]], [[{ orderId: '10001' }]], [[{ orderId: '10001' }, { orderId: null }]]])(
    'the run finishes with a result for each machine: %j',
    async (results) => {
      const output = await evaluate(alertImport.States.ImportMachines.Output, {
        context: { Execution: { Input: execution } },
        result: results,
      });

      const { requestedBy: _, ...run } = execution;
      expect(output).toEqual({ ...run, results });
    },
  );

  test('a failure is passed on with its run, its name and its cause', async () => {
    const errorOutput = { Error: 'Sandbox.Timedout', Cause: '{"errorMessage":"timed out"}' };

    const output = await evaluate(outer.ReadMessage?.Catch?.[0]?.Output, {
      context: { Execution: { Input: execution } },
      errorOutput,
    });

    expect(output).toEqual({ runId: 'run_1', companyId: 'com_1', error: errorOutput });
  });

  test.each([
    ['AppError', true],
    ['Sandbox.Timedout', false],
  ])('%s counts as a refusal: %s', async (name, refused) => {
    const [choice] = alertImport.States.WasRefused.Choices;

    expect(await evaluate(choice?.Condition, { input: { error: { Error: name } } })).toBe(refused);
  });
});

/** Evaluates a field as Step Functions does: strings in `{% %}` are JSONata, everything else is literal. */
async function evaluate(field: unknown, states: Record<string, unknown>): Promise<unknown> {
  if (typeof field === 'string') {
    const expression = /^\{%(.*)%\}$/s.exec(field)?.[1];
    if (expression === undefined) return field;
    return plain(await jsonata(expression).evaluate(undefined, { states }));
  }
  if (field !== null && typeof field === 'object') {
    const entries = Object.entries(field).map(async ([key, inside]) => [key, await evaluate(inside, states)]);
    return Object.fromEntries(await Promise.all(entries));
  }
  return field;
}

/** Drops the marks that JSONata puts on its arrays. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
