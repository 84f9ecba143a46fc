import { describe, expect, it } from 'vitest';
import { accessesOf } from '#local/services/dynamodb/accesses.ts';
import { type Access, compilePolicy, statement } from '#local/services/iam/policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/rows';

function policyOf(...statements: Record<string, unknown>[]) {
  return compilePolicy(
    statements.map((one) =>
      statement.parse({ Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table, ...one }),
    ),
  );
}

const reading = (...leadingKeys: string[]): Access => ({
  action: 'dynamodb:GetItem',
  resource: table,
  context: { 'dynamodb:LeadingKeys': leadingKeys },
});
const onOrders = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ORDER#*', 'COUNTER'] } };

describe('A policy', () => {
  it('allows only the actions and resources that a statement names', () => {
    const allows = policyOf({ Action: ['dynamodb:GetItem', 'dynamodb:Query'] });

    expect(allows(reading('ORDER#1'))).toBe(true);
    expect(allows({ ...reading('ORDER#1'), action: 'dynamodb:PutItem' })).toBe(false);
    expect(allows({ ...reading('ORDER#1'), resource: `${table}/index/byList` })).toBe(false);
    expect(policyOf()(reading('ORDER#1'))).toBe(false);
  });

  it('treats a star in a resource as a wildcard, and every other character literally', () => {
    const allows = policyOf({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::mail.in/alerts/*' });
    const object = (key: string): Access => ({ action: 's3:GetObject', resource: `arn:aws:s3:::${key}` });

    expect(allows(object('mail.in/alerts/2026/one.txt'))).toBe(true);
    expect(allows(object('mail.in/orders/one.txt'))).toBe(false);
    expect(allows(object('mail-in/alerts/one.txt'))).toBe(false);
  });

  it('allows a request on several partitions only if all of them match', () => {
    const allows = policyOf({ Condition: onOrders });

    expect(allows(reading('ORDER#1', 'ORDER#2', 'COUNTER'))).toBe(true);
    expect(allows(reading('ORDER#1', 'ACCOUNT#1'))).toBe(false);
    expect(allows(reading('COUNTER#2'))).toBe(false);
    expect(allows(reading('MY_ORDER#1'))).toBe(false);
  });

  it('does not combine two statements for one request', () => {
    const onAccounts = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ACCOUNT#*'] } };
    const allows = policyOf({ Condition: onOrders }, { Condition: onAccounts });

    expect(allows(reading('ACCOUNT#1'))).toBe(true);
    expect(allows(reading('ORDER#1', 'ACCOUNT#1'))).toBe(false);
  });

  it('allows a request without partitions, as on AWS', () => {
    expect(policyOf({ Condition: onOrders })(reading())).toBe(true);
  });

  it('requires a context value to be present and equal', () => {
    const passing = (context?: Access['context']): Access => ({
      action: 'iam:PassRole',
      resource: 'role',
      ...(context && { context }),
    });
    const allows = policyOf({
      Action: 'iam:PassRole',
      Resource: 'role',
      Condition: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
    });

    expect(allows(passing({ 'iam:PassedToService': ['scheduler.amazonaws.com'] }))).toBe(true);
    expect(allows(passing({ 'iam:PassedToService': ['lambda.amazonaws.com'] }))).toBe(false);
    expect(allows(passing())).toBe(false);
  });

  it('denies what any statement denies, whatever others allow', () => {
    const allows = policyOf({}, { Effect: 'Deny', Condition: onOrders });

    expect(allows(reading('ACCOUNT#1'))).toBe(true);
    expect(allows(reading('ORDER#1'))).toBe(false);
  });

  it('is refused if it has an unknown condition or element', () => {
    const unknown = [
      { Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['ORDER#*'] } } },
      { NotResource: table },
    ];

    for (const one of unknown) expect(() => policyOf(one)).toThrow(/Unrecognized key/);
  });
});

describe('A request to DynamoDB', () => {
  const seen = (operation: string, body: object) =>
    accessesOf(operation, body, {
      tableArn: (name) => name,
      keysOf: () => ({ table: 'pk', indexes: { byList: 'gsi1pk' } }),
    }).map(({ action, resource, context }) => [action, resource, context?.['dynamodb:LeadingKeys']]);
  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'ROW' } });

  it.each([
    ['GetItem', { TableName: 'rows', Key: key('ORDER#1') }, 'ORDER#1'],
    ['PutItem', { TableName: 'rows', Item: { ...key('ORDER#2'), kind: { S: 'order' } } }, 'ORDER#2'],
    ['UpdateItem', { TableName: 'rows', Key: key('ORDER#3') }, 'ORDER#3'],
    ['DeleteItem', { TableName: 'rows', Key: key('ORDER#4') }, 'ORDER#4'],
  ])('%s has its one partition', (operation, body, partition) => {
    expect(seen(operation, body)).toEqual([[`dynamodb:${operation}`, 'rows', [partition]]]);
  });

  it('has the partition that a query asks for, under any name, on the table or an index', () => {
    const ofTable = {
      TableName: 'rows',
      KeyConditionExpression: '#pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
      ExpressionAttributeValues: { ':pk': { S: 'ORDER#1' }, ':sk': { S: 'OFFER#' } },
    };
    const ofIndex = {
      TableName: 'rows',
      IndexName: 'byList',
      KeyConditionExpression: 'gsi1sk = :sk AND gsi1pk=:pk',
      ExpressionAttributeValues: { ':pk': { S: 'COMPANY#1#ORDERS' }, ':sk': { S: 'x' } },
    };

    expect(seen('Query', ofTable)).toEqual([['dynamodb:Query', 'rows', ['ORDER#1']]]);
    expect(seen('Query', ofIndex)).toEqual([['dynamodb:Query', 'rows/index/byList', ['COMPANY#1#ORDERS']]]);
  });

  it('has no partition for a scan', () => {
    expect(seen('Scan', { TableName: 'rows' })).toEqual([['dynamodb:Scan', 'rows', []]]);
  });

  it('is one action per table for a batch, with the partitions of all its rows', () => {
    const reads = {
      RequestItems: {
        rows: { Keys: [key('ORDER#1'), key('ACCOUNT#1')] },
        words: { Keys: [key('FIND#1')] },
      },
    };
    const writes = {
      RequestItems: {
        rows: [{ PutRequest: { Item: key('ORDER#1') } }, { DeleteRequest: { Key: key('LIST#1') } }],
      },
    };

    expect(seen('BatchGetItem', reads)).toEqual([
      ['dynamodb:BatchGetItem', 'rows', ['ORDER#1', 'ACCOUNT#1']],
      ['dynamodb:BatchGetItem', 'words', ['FIND#1']],
    ]);
    expect(seen('BatchWriteItem', writes)).toEqual([
      ['dynamodb:BatchWriteItem', 'rows', ['ORDER#1', 'LIST#1']],
    ]);
  });

  it('is one action per row for a transaction, with the partitions of all its rows', () => {
    const TransactItems = [
      { Put: { TableName: 'rows', Item: key('ORDER#1') } },
      { Update: { TableName: 'rows', Key: key('COMPANY#1') } },
      { Delete: { TableName: 'rows', Key: key('SLOT#1') } },
      { ConditionCheck: { TableName: 'rows', Key: key('ACCOUNT#1') } },
    ];
    const all = ['ORDER#1', 'COMPANY#1', 'SLOT#1', 'ACCOUNT#1'];

    expect(seen('TransactWriteItems', { TransactItems })).toEqual([
      ['dynamodb:PutItem', 'rows', all],
      ['dynamodb:UpdateItem', 'rows', all],
      ['dynamodb:DeleteItem', 'rows', all],
      ['dynamodb:ConditionCheckItem', 'rows', all],
    ]);
  });
});
