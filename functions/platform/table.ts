import { setTimeout as pause } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { readEnv } from './env.ts';
import { AppError, sameMoment } from './errors.ts';
import { mayPass, unavailable } from './passing-fault.ts';

/** Key of a row in the one table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A row as stored. `kind` says what it is; after `expiresAt` (seconds) the table may delete it. */
export interface Row extends Key {
  readonly kind: string;
  readonly expiresAt?: number;
  readonly [attribute: string]: unknown;
}

/** A condition or update expression with its names (`#x`) and values (`:x`). */
export interface Expression {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One write of a transaction, made by `put`, `update`, `check` or `remove`. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A write's condition did not hold. `index` is its place in the transaction, `row` what is there instead. */
export class ConditionFailed extends Error {
  readonly index: number;
  readonly row: Readonly<Record<string, unknown>> | undefined;

  constructor(index: number, row: Readonly<Record<string, unknown>> | undefined) {
    super(`The condition of write ${index} does not hold.`);
    this.name = 'ConditionFailed';
    this.index = index;
    this.row = row;
  }
}

/** A write of a transaction, and what it means when its condition does not hold. */
export interface Claim<Lost> {
  readonly write: Write;
  readonly failed: (failure: ConditionFailed) => Lost;
}

export const absent: Expression = { expression: 'attribute_not_exists(pk)' };
export const present: Expression = { expression: 'attribute_exists(pk)' };

/** The only client of this process. Tests and benches add middleware to it. */
export const documentClient = DynamoDBDocumentClient.from(
  new DynamoDBClient({ maxAttempts: 4, requestHandler: { requestTimeout: 5000, connectionTimeout: 2000 } }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** The row at a key, or undefined. Half a read unit per 4 KB, a whole one when `consistent`. */
export async function getRow(
  key: Key,
  options: { consistent?: boolean } = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer = await translated(() =>
    documentClient.send(
      new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: options.consistent ?? false }),
    ),
  );
  return answer.Item;
}

/** One page of rows; pass `lastKey` on as `ExclusiveStartKey` to continue. `count` is set even where only that is selected. */
export async function queryRows(
  input: Omit<QueryCommandInput, 'TableName'>,
  table = tableName(),
): Promise<{
  rows: Readonly<Record<string, unknown>>[];
  count: number;
  lastKey: Record<string, unknown> | undefined;
}> {
  const answer = await translated(() =>
    documentClient.send(new QueryCommand({ ...input, TableName: table })),
  );
  return { rows: answer.Items ?? [], count: answer.Count ?? 0, lastKey: answer.LastEvaluatedKey };
}

/**
 * The rows at up to 100 keys, unordered, without those that don't exist. Half a read unit per 4 KB of each row, one
 * round trip; whatever the table defers is requested again after a pause. Throws UNAVAILABLE if that doesn't end.
 */
export async function batchGet(keys: readonly Key[]): Promise<Readonly<Record<string, unknown>>[]> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  let asked: readonly Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let attempt = 1; asked.length > 0; attempt += 1) {
    if (attempt > 1) await pauseBefore(attempt);
    const request = { RequestItems: { [tableName()]: { Keys: [...asked] } } };
    const answer = await translated(() => documentClient.send(new BatchGetCommand(request)));
    rows.push(...(answer.Responses?.[tableName()] ?? []));
    asked = answer.UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return rows;
}

/**
 * Writes and removes rows, 25 per request and four requests at once. Not atomic: a failure halfway leaves some written,
 * and the caller runs it all again. Each key once. Throws UNAVAILABLE if the table keeps deferring rows.
 */
export async function batchWrite(
  { put: rows, remove: keys }: { readonly put: readonly (Key | Row)[]; readonly remove: readonly Key[] },
  table = tableName(),
): Promise<void> {
  const requests = [
    ...keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...rows.map((row) => ({ PutRequest: { Item: { ...row } } })),
  ];
  for (let start = 0; start < requests.length; start += batchSize * batchesAtOnce) {
    const wave = requests.slice(start, start + batchSize * batchesAtOnce);
    const batches = Array.from({ length: Math.ceil(wave.length / batchSize) }, (_, index) =>
      wave.slice(index * batchSize, (index + 1) * batchSize),
    );
    await Promise.all(batches.map((batch) => writeBatch(batch, table)));
  }
}

/** Writes one row. Throws ConditionFailed. */
export async function putRow(row: Row, condition?: Expression): Promise<void> {
  await translated(() =>
    documentClient.send(
      new PutCommand({ TableName: tableName(), Item: row, ...conditionOf(condition), ...withOldRow }),
    ),
  );
}

/** Changes one row and returns it as it is afterwards. Throws ConditionFailed. */
export async function updateRow(
  key: Key,
  change: Expression,
  condition?: Expression,
): Promise<Readonly<Record<string, unknown>>> {
  const write = update(key, change, condition).Update;
  const answer = await translated(() =>
    documentClient.send(
      new UpdateCommand({ ...write, TableName: tableName(), Key: key, ReturnValues: 'ALL_NEW' }),
    ),
  );
  return answer.Attributes ?? {};
}

export function put(row: Row, condition?: Expression): Write {
  return { Put: { TableName: tableName(), Item: row, ...conditionOf(condition), ...withOldRow } };
}

export function update(key: Key, change: Expression, condition?: Expression): Write {
  return {
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: change.expression,
      ...conditionOf(condition, change),
      ...withOldRow,
    },
  };
}

export function remove(key: Key, condition?: Expression): Write {
  return { Delete: { TableName: tableName(), Key: key, ...conditionOf(condition), ...withOldRow } };
}

export function check(key: Key, condition: Expression): Write {
  return {
    ConditionCheck: {
      TableName: tableName(),
      Key: key,
      ConditionExpression: condition.expression,
      ExpressionAttributeNames: condition.names,
      ExpressionAttributeValues: condition.values,
      ...withOldRow,
    },
  };
}

/**
 * Writes all or nothing, at most 100 rows. Throws ConditionFailed for the first condition that does not hold, and CONFLICT if
 * other transactions kept getting in the way.
 */
export async function transact(writes: readonly Write[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await translated(() => documentClient.send(new TransactWriteCommand({ TransactItems: [...writes] })));
      return;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT') || attempt === transactionAttempts)
        throw error;
      await pause(Math.random() * 40 * attempt);
    }
  }
}

/** Parses a row by its schema. A mismatch is a bug; the error names its key. */
export function parseRow<T extends z.ZodType>(
  schema: T,
  row: Readonly<Record<string, unknown>>,
): z.output<T> {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The row ${String(row.pk)} ${String(row.sk)} does not fit its schema at ${paths}.`);
}

type WriteRequests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

async function writeBatch(batch: WriteRequests, table: string): Promise<void> {
  let rest = batch;
  for (let attempt = 1; rest.length > 0; attempt += 1) {
    if (attempt > 1) await pauseBefore(attempt);
    const request = { RequestItems: { [table]: rest } };
    const answer = await translated(() => documentClient.send(new BatchWriteCommand(request)));
    rest = answer.UnprocessedItems?.[table] ?? [];
  }
}

/** Longer each time and randomized, so that callers don't all come back at once. */
async function pauseBefore(attempt: number): Promise<void> {
  if (attempt > batchAttempts) {
    throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.');
  }
  await pause(Math.random() * 25 * 2 ** attempt);
}

const transactionAttempts = 4;
/** The most that BatchWriteItem takes. */
const batchSize = 25;
const batchesAtOnce = 4;
const batchAttempts = 6;
const withOldRow = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

let name: string | undefined;

function tableName(): string {
  name ??= readEnv({ TABLE_NAME: z.string().min(1) }).TABLE_NAME;
  return name;
}

function conditionOf(condition: Expression | undefined, change?: Expression) {
  const names = { ...change?.names, ...condition?.names };
  const values = { ...change?.values, ...condition?.values };
  return {
    ...(condition && { ConditionExpression: condition.expression }),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

async function translated<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      throw new ConditionFailed(0, error.Item && unmarshall(error.Item));
    }
    if (error instanceof TransactionConflictException) throw sameMoment();
    if (error instanceof TransactionCanceledException) {
      const reasons = error.CancellationReasons ?? [];
      const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
      const item = reasons[failed]?.Item;
      if (failed >= 0) throw new ConditionFailed(failed, item && unmarshall(item));
      if (reasons.some((reason) => reason.Code === 'TransactionConflict')) throw sameMoment();
      if (reasons.some((reason) => throttled.has(reason.Code ?? ''))) throw unavailable(error);
    }
    if (mayPass(error)) throw unavailable(error);
    throw error;
  }
}

/** Reasons that cancel a whole transaction because one of its rows gets too much traffic. */
const throttled = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded']);

/** A row parsed by its schema; undefined if it does not exist. Half a read unit per 4 KB, one when `consistent`. */
export async function getParsed<T extends z.ZodType>(
  schema: T,
  key: Key,
  options: { consistent?: boolean } = {},
): Promise<z.output<T> | undefined> {
  const row = await getRow(key, options);
  return row && parseRow(schema, row);
}

/** Condition: the row's `version` is still the one that was read; 0 if there was no row. */
export function stillAtVersion(version: number): Expression {
  return version === 0
    ? absent
    : {
        expression: '#version = :version',
        names: { '#version': 'version' },
        values: { ':version': version },
      };
}
