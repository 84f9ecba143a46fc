import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listControls, setToggle } from '#local/console/controls.ts';
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

let stack: TestStack;
let table: DynamoDBClient;

const TableName = 'rows';
/** Sends one request to the database without retries. Returns the error's name. */
const ask = `
const { DynamoDBClient, GetItemCommand } = load('@aws-sdk/client-dynamodb');
const client = new DynamoDBClient({ maxAttempts: 1 });
exports.handler = () => client.send(new GetItemCommand({ TableName: 'rows', Key: { pk: { S: 'a' } } })).then(() => 'answered', ({ name }) => name);`;

beforeAll(async () => {
  stack = await runAssembly({
    stacks: {
      kept: {
        Resources: {
          table: {
            Type: 'AWS::DynamoDB::Table',
            Properties: {
              TableName,
              BillingMode: 'PAY_PER_REQUEST',
              AttributeDefinitions: ['pk', 'place'].map((AttributeName) => ({
                AttributeName,
                AttributeType: 'S',
              })),
              KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
              GlobalSecondaryIndexes: [
                {
                  IndexName: 'byPlace',
                  KeySchema: [{ AttributeName: 'place', KeyType: 'HASH' }],
                  Projection: { ProjectionType: 'ALL' },
                },
              ],
              StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
            },
          },
          ask: functionResource({ FunctionName: 'ask', code: ask }),
        },
      },
    },
  });
  table = new DynamoDBClient({ ...stack.client, maxAttempts: 1 });
});

afterEach(() => {
  for (const toggle of ['database-throttles', 'database-conflicts', 'indexes-lag'])
    setToggle(stack.runtime, toggle, false);
});

afterAll(async () => {
  table.destroy();
  await stack.stop();
});

const key = { pk: { S: 'a' } };
const read = () => table.send(new GetItemCommand({ TableName, Key: key }));
const countOf = (toggle: string) =>
  listControls(stack.runtime).toggles.find(({ id }) => id === toggle)?.counted;

describe('A database that throttles', () => {
  it('refuses every tenth request as DynamoDB does, and counts it for the console', async () => {
    setToggle(stack.runtime, 'database-throttles', true);

    const answers = await inTurn(20, read);

    expect(answers.filter((name) => name !== 'answered')).toEqual([
      'ThrottlingException',
      'ThrottlingException',
    ]);
    expect([answers[9], answers[19]]).toEqual(['ThrottlingException', 'ThrottlingException']);
    expect(countOf('database-throttles')).toBe('Requests refused: 2');
  });

  it('affects functions from the next call until it is switched off', async () => {
    const call = async () => {
      const result = await stack.runtime.invoke('ask', {});
      return result.ok ? result.payload : result.errorType;
    };
    const before = await inTurn(10, call);

    setToggle(stack.runtime, 'database-throttles', true);
    const during = await inTurn(10, call);
    setToggle(stack.runtime, 'database-throttles', false);
    const after = await inTurn(10, call);

    const answered = Array.from({ length: 10 }, () => 'answered');
    expect([before, during, after]).toEqual([
      answered,
      [...answered.slice(1), 'ThrottlingException'],
      answered,
    ]);
  });

  it('goes unnoticed by a client that retries', async () => {
    setToggle(stack.runtime, 'database-throttles', true);
    const patient = new DynamoDBClient({ ...stack.client, maxAttempts: 2 });

    const answers = await inTurn(10, () => patient.send(new GetItemCommand({ TableName, Key: key })));

    expect(new Set(answers)).toEqual(new Set(['answered']));
    patient.destroy();
  });
});

describe('Transaction conflicts', () => {
  it('cancel one in five transactions, with a reason for each item and nothing written', async () => {
    setToggle(stack.runtime, 'database-conflicts', true);
    const errors: unknown[] = [];

    for (const number of [1, 2, 3, 4, 5]) {
      const Item = { pk: { S: 'counted' }, number: { N: String(number) } };
      const other = { pk: { S: `other-${number}` } };
      await table
        .send(
          new TransactWriteItemsCommand({
            TransactItems: [{ Put: { TableName, Item } }, { Put: { TableName, Item: other } }],
          }),
        )
        .catch((error: unknown) => errors.push(error));
    }

    const { Item } = await table.send(new GetItemCommand({ TableName, Key: { pk: { S: 'counted' } } }));
    expect(errors).toMatchObject([
      {
        name: 'TransactionCanceledException',
        CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
      },
    ]);
    expect(Item?.number).toEqual({ N: '4' });
    expect(countOf('database-conflicts')).toBe('Transactions canceled: 1');
  });
});

describe('Lagging indexes', () => {
  const atPlace = async (place: string) => {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        IndexName: 'byPlace',
        KeyConditionExpression: 'place = :place',
        ExpressionAttributeValues: { ':place': { S: place } },
      }),
    );
    return Items.map(({ pk }) => pk?.S);
  };
  const put = (pk: string, place: string) =>
    table.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, place: { S: place } } }));

  it('show the state of three seconds ago on the runtime’s clock, while the table is current', async () => {
    await put('machine', 'yard');
    setToggle(stack.runtime, 'indexes-lag', true);
    const first = await atPlace('yard');

    await put('machine', 'quarry');
    const { Item } = await table.send(new GetItemCommand({ TableName, Key: { pk: { S: 'machine' } } }));
    const meanwhile = [await atPlace('yard'), await atPlace('quarry')];

    expect(first).toEqual(['machine']);
    expect(Item?.place).toEqual({ S: 'quarry' });
    expect(meanwhile).toEqual([['machine'], []]);
    await expect
      .poll(
        async () => {
          await stack.clock.advance(3_000);
          return [await atPlace('yard'), await atPlace('quarry')];
        },
        { timeout: 20_000 },
      )
      .toEqual([[], ['machine']]);
    expect(countOf('indexes-lag')).toMatch(/^Reads of the past: \d+$/);
  });

  it('are current as soon as the switch is off', async () => {
    setToggle(stack.runtime, 'indexes-lag', true);
    await atPlace('pit');
    await put('drill', 'pit');
    const before = await atPlace('pit');

    setToggle(stack.runtime, 'indexes-lag', false);

    expect([before, await atPlace('pit')]).toEqual([[], ['drill']]);
  });
});

/** One call after another: each error's name, or the call's answer, or `answered`. */
async function inTurn(times: number, call: () => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let number = 1; number <= times; number += 1) {
    try {
      const answer = await call();
      answers.push(typeof answer === 'string' ? answer : 'answered');
    } catch (error) {
      answers.push(error instanceof Error ? error.name : String(error));
    }
  }
  return answers;
}
