import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { documentClient, type Key } from '#functions/platform/table.ts';
import type { TestDatabase } from './database.ts';

/** Stored rows by key, as `pk sk`. */
export type Rows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The whole table at one moment, and the way back to it. */
export interface TableSnapshot {
  /** The rows at that moment, in key order within each partition. */
  readonly before: Rows;
  /** Rows that are new or changed since the snapshot, and the keys of those removed. */
  changes(): Promise<{ written: Rows; removed: readonly string[] }>;
  /** Restores the table to the snapshot. */
  restore(): Promise<void>;
}

type Item = Readonly<Record<string, AttributeValue>>;

/**
 * Snapshots the table, so that each of many cases starts with the same rows. Checks only rows that the product's table
 * client was asked to write, but does not use that client, which tests interfere with.
 */
export async function snapshotOf({ endpoint, tableName }: TestDatabase): Promise<TableSnapshot> {
  const client = new DynamoDBClient({ endpoint });
  const before = await allRows(client, tableName);
  const touched = new Map<string, Key>();
  documentClient.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const keys = /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(String(commandName))
          ? keysWritten(args.input)
          : [];
        for (const key of keys) touched.set(`${key.pk} ${key.sk}`, key);
        return next(args);
      },
    { name: 'writes-noticed', step: 'initialize', priority: 'high', override: true },
  );
  const now = async (): Promise<Map<string, Item>> => {
    const items = new Map<string, Item>();
    for (const some of inParts([...touched.values()], mostRead)) {
      const { Responses = {} } = await client.send(
        new BatchGetItemCommand({
          RequestItems: {
            [tableName]: {
              Keys: some.map(({ pk, sk }) => ({ pk: { S: pk }, sk: { S: sk } })),
              ConsistentRead: true,
            },
          },
        }),
      );
      for (const item of Responses[tableName] ?? []) items.set(`${item.pk?.S} ${item.sk?.S}`, item);
    }
    return items;
  };
  return {
    before: new Map([...before].map(([at, item]) => [at, unmarshall({ ...item })])),
    changes: async () => {
      const items = await now();
      const written = [...items].filter(([key, item]) => !isDeepStrictEqual(item, before.get(key)));
      return {
        written: new Map(written.map(([key, item]) => [key, unmarshall({ ...item })])),
        removed: [...touched.keys()].filter((key) => before.has(key) && !items.has(key)),
      };
    },
    restore: async () => {
      const requests = [...touched].map(([key, { pk, sk }]) => {
        const item = before.get(key);
        return item
          ? { PutRequest: { Item: { ...item } } }
          : { DeleteRequest: { Key: { pk: { S: pk }, sk: { S: sk } } } };
      });
      for (const some of inParts(requests, mostWritten)) {
        await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: some } }));
      }
      touched.clear();
    },
  };
}

/** The limits of BatchGetItem and BatchWriteItem. */
const [mostRead, mostWritten] = [100, 25];

async function allRows(client: DynamoDBClient, tableName: string): Promise<ReadonlyMap<string, Item>> {
  const items = new Map<string, Item>();
  let start: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    for (const item of page.Items ?? []) items.set(`${item.pk?.S} ${item.sk?.S}`, item);
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return items;
}

const key = z.object({ pk: z.string(), sk: z.string() });
const write = z.object({ Key: key.optional(), Item: key.optional() });
const request = write.extend({
  TransactItems: z
    .array(z.object({ Put: write.optional(), Update: write.optional(), Delete: write.optional() }))
    .optional(),
  RequestItems: z
    .record(z.string(), z.array(z.object({ PutRequest: write.optional(), DeleteRequest: write.optional() })))
    .optional(),
});

/** The keys that a request of the table client would write. */
function keysWritten(input: unknown): Key[] {
  const parsed = request.safeParse(input);
  if (!parsed.success) return [];
  const { TransactItems = [], RequestItems = {}, ...own } = parsed.data;
  const batched = Object.values(RequestItems).flat();
  const writes = [
    own,
    ...batched.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest, DeleteRequest]),
    ...TransactItems.flatMap(({ Put, Update, Delete }) => [Put, Update, Delete]),
  ];
  return writes.flatMap((one) => one?.Key ?? one?.Item ?? []);
}

function inParts<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
}
