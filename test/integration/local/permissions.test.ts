import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionResource, runAssembly, type TestStack } from './cloud-assembly.ts';

let stack: TestStack;

/** Sends one command with its function's role. Returns the error's name and message, or `done`. */
const ask = `
const clients = { dynamodb: load('@aws-sdk/client-dynamodb'), s3: load('@aws-sdk/client-s3') };
const table = new clients.dynamodb.DynamoDBClient({ maxAttempts: 1 });
const bucket = new clients.s3.S3Client({ maxAttempts: 1, forcePathStyle: true });
exports.handler = async ({ service, command, input }) => {
  const client = service === 's3' ? bucket : table;
  try {
    await client.send(new clients[service][command + 'Command'](input));
    return 'done';
  } catch ({ name, message }) {
    return name + ': ' + message;
  }
};`;

const form = `
const { S3Client } = load('@aws-sdk/client-s3');
const { createPresignedPost } = load('@aws-sdk/s3-presigned-post');
exports.handler = (input) => createPresignedPost(new S3Client({ forcePathStyle: true }), input);`;

const TableName = 'rows';
const Bucket = 'files';
const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' });
const hash = (name: string) => [{ AttributeName: name, KeyType: 'HASH' }];
const tableArn = { 'Fn::GetAtt': ['table', 'Arn'] };
const beginning = (...rows: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows },
});

function allowing(...Statement: object[]) {
  return {
    Type: 'AWS::IAM::Policy',
    Properties: {
      PolicyName: 'own',
      PolicyDocument: { Version: '2012-10-17', Statement },
      Roles: [{ Ref: 'role' }],
    },
  };
}

const stacks = (policy: object) => ({
  kept: {
    Resources: {
      table: {
        Type: 'AWS::DynamoDB::Table',
        Properties: {
          TableName,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions: [text('pk'), text('place')],
          KeySchema: hash('pk'),
          GlobalSecondaryIndexes: [
            { IndexName: 'byList', KeySchema: hash('place'), Projection: { ProjectionType: 'ALL' } },
          ],
        },
      },
      bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketName: Bucket } },
      role: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: {} } },
      policy,
      ask: functionResource({ FunctionName: 'ask', code: ask, Role: { 'Fn::GetAtt': ['role', 'Arn'] } }),
      form: functionResource({ FunctionName: 'form', code: form, Role: { 'Fn::GetAtt': ['role', 'Arn'] } }),
    },
  },
});

beforeAll(async () => {
  const bucketArn = { 'Fn::GetAtt': ['bucket', 'Arn'] };
  stack = await runAssembly({
    stacks: stacks(
      allowing(
        {
          Effect: 'Allow',
          Action: ['dynamodb:GetItem', 'dynamodb:Query'],
          Resource: [tableArn, { 'Fn::Join': ['', [tableArn, '/index/byList']] }],
          Condition: beginning('ORDER#*', 'COMPANY#*'),
        },
        {
          Effect: 'Allow',
          Action: ['dynamodb:PutItem', 'dynamodb:ConditionCheckItem'],
          Resource: tableArn,
          Condition: beginning('ORDER#*'),
        },
        {
          Effect: 'Allow',
          Action: ['s3:GetObject', 's3:PutObject'],
          Resource: { 'Fn::Join': ['', [bucketArn, '/alerts/*']] },
        },
      ),
    ),
  });
});

afterAll(() => stack.stop());

async function answerOf(service: 'dynamodb' | 's3', command: string, input: object): Promise<unknown> {
  const result = await stack.runtime.invoke('ask', { service, command, input });
  if (!result.ok) throw new Error(result.errorMessage);
  return result.payload;
}

describe('a function with rights to some rows', () => {
  const key = (pk: string) => ({ pk: { S: pk } });

  it('can read and write those, and is denied others as by DynamoDB', async () => {
    const read = (pk: string) => answerOf('dynamodb', 'GetItem', { TableName, Key: key(pk) });
    const write = (pk: string) => answerOf('dynamodb', 'PutItem', { TableName, Item: key(pk) });

    const answers = {
      written: await write('ORDER#1'),
      read: await read('ORDER#1'),
      readElsewhere: await read('ACCOUNT#1'),
      writtenElsewhere: await write('COMPANY#1'),
    };

    expect(answers).toEqual({
      written: 'done',
      read: 'done',
      readElsewhere:
        'AccessDeniedException: User: arn:aws:sts::000000000000:assumed-role/kept-role is not authorized to perform: dynamodb:GetItem on resource: arn:aws:dynamodb:us-east-1:000000000000:table/rows because no identity-based policy allows the dynamodb:GetItem action',
      writtenElsewhere: expect.stringMatching(/^AccessDeniedException: .* dynamodb:PutItem on /),
    });
  });

  it('is denied a transaction that includes another row, and nothing is written', async () => {
    const TransactItems = [
      { Put: { TableName, Item: key('ORDER#2') } },
      {
        ConditionCheck: {
          TableName,
          Key: key('COMPANY#1'),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ];

    const both = await answerOf('dynamodb', 'TransactWriteItems', { TransactItems });
    const again = await answerOf('dynamodb', 'PutItem', {
      TableName,
      Item: key('ORDER#2'),
      ConditionExpression: 'attribute_not_exists(pk)',
    });

    expect(both).toMatch(/^AccessDeniedException: /);
    expect(again).toBe('done');
  });

  it('can query only its own partitions of an index', async () => {
    const list = (name: string) =>
      answerOf('dynamodb', 'Query', {
        TableName,
        IndexName: 'byList',
        KeyConditionExpression: 'place = :place',
        ExpressionAttributeValues: { ':place': { S: name } },
      });

    expect(await list('COMPANY#1#ORDERS')).toBe('done');
    expect(await list('WAITING#1')).toMatch(/^AccessDeniedException: .*table\/rows\/index\/byList/);
  });

  it('is denied actions that no statement names', async () => {
    expect(await answerOf('dynamodb', 'Scan', { TableName })).toMatch(/^AccessDeniedException: /);
    expect(await answerOf('dynamodb', 'ListTables', {})).toMatch(/^AccessDeniedException: /);
  });
});

describe('a function with rights to some objects', () => {
  it('can read and write those, and is denied others', async () => {
    const put = (Key: string) => answerOf('s3', 'PutObject', { Bucket, Key, Body: 'text' });
    const get = (Key: string) => answerOf('s3', 'GetObject', { Bucket, Key });

    expect([await put('alerts/one.txt'), await get('alerts/one.txt')]).toEqual(['done', 'done']);
    expect(await put('orders/one.txt')).toMatch(
      /^AccessDenied: .* is not authorized to perform: s3:PutObject/,
    );
    expect(await get('orders/one.txt')).toMatch(
      /^AccessDenied: .* is not authorized to perform: s3:GetObject/,
    );
    expect(await answerOf('s3', 'DeleteObject', { Bucket, Key: 'alerts/one.txt' })).toMatch(
      /^AccessDenied: /,
    );
  });

  it('does not learn whether an object is missing, since it may not list the bucket', async () => {
    expect(await answerOf('s3', 'GetObject', { Bucket, Key: 'alerts/none.txt' })).toBe(
      'AccessDenied: Access Denied',
    );
  });

  it('can only sign upload forms for what it may write itself', async () => {
    const upload = async (Key: string) => {
      const signed = await stack.runtime.invoke('form', { Bucket, Key });
      const { url, fields } = (signed.ok ? signed.payload : {}) as {
        url: string;
        fields: Record<string, string>;
      };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', new Blob(['text']));
      return (await fetch(url, { method: 'POST', body })).status;
    };

    expect([await upload('alerts/form.txt'), await upload('orders/form.txt')]).toEqual([204, 403]);
  });
});

it('callers without a role, such as tests and the demo, can do everything', async () => {
  const table = new DynamoDBClient(stack.client);
  const bucket = new S3Client({ ...stack.client, forcePathStyle: true });

  const written = await Promise.allSettled([
    table.send(new PutItemCommand({ TableName, Item: { pk: { S: 'ACCOUNT#1' } } })),
    bucket.send(new PutObjectCommand({ Bucket, Key: 'orders/one.txt', Body: 'text' })),
  ]);

  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  table.destroy();
  bucket.destroy();
});

it('refuses to start with an unknown condition, and names it', async () => {
  const unknown = allowing({
    Effect: 'Allow',
    Action: 'dynamodb:Query',
    Resource: tableArn,
    Condition: { StringEquals: {}, StringNotLike: { 'dynamodb:Select': 'COUNT' } },
  });

  await expect(runAssembly({ stacks: stacks(unknown) })).rejects.toThrow(
    /kept \/ policy \(AWS::IAM::Policy\).*StringNotLike/s,
  );
});
