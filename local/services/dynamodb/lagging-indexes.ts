import { setTimeout as pause } from 'node:timers/promises';
import type { Runtime } from '../../runtime.ts';
import type { DynamoCall } from './wire.ts';

export interface LaggingIndexes {
  /**
   * The table to query for a read through an index of this one: a copy that its stream reaches late. The table itself
   * if it has no stream.
   */
  tableFor(table: string): Promise<string>;
  /** Something may have been written: reads the streams at once, since a change's age counts from when it is read. */
  poke(): void;
  /** Ends the copies. */
  drop(): Promise<void>;
}

/**
 * Copies of tables that changes reach `lagMs` late, since the embedded database's own indexes never lag. The lag is by
 * the runtime's clock: after moving it by hours the copies have everything from before, as indexes on AWS would.
 */
export function laggingIndexes(options: {
  readonly runtime: Runtime;
  readonly call: DynamoCall;
  readonly streamCall: DynamoCall;
  readonly streamOf: (table: string) => string | undefined;
  readonly lagMs: number;
}): LaggingIndexes {
  const copies = new Map<string, Promise<Copy>>();

  return {
    async tableFor(table) {
      const stream = options.streamOf(table);
      if (stream === undefined) return table;
      const made = copies.get(table) ?? makeCopy(table, stream, options);
      copies.set(table, made);
      try {
        return (await made).name;
      } catch (error) {
        copies.delete(table);
        throw error;
      }
    },
    poke() {
      for (const made of copies.values()) {
        const release = options.runtime.clock.hold();
        void made
          .then((copy) => copy.read())
          .catch(() => undefined)
          .finally(release);
      }
    },
    async drop() {
      const ending = [...copies.values()];
      copies.clear();
      await Promise.allSettled(ending.map(async (made) => (await made).end()));
    },
  };
}

interface Copy {
  readonly name: string;
  read(): Promise<void>;
  end(): Promise<void>;
}

async function makeCopy(
  table: string,
  stream: string,
  { runtime, call, streamCall, lagMs }: Parameters<typeof laggingIndexes>[0],
): Promise<Copy> {
  const name = `${table}-lagging`;
  await createLike(call, table, name);
  let iterator: string | undefined = await latest(streamCall, stream);
  await copyRows(call, table, name);

  let ended = false;
  let writing: Promise<unknown> = Promise.resolve();
  let reading: Promise<void> = Promise.resolve();
  const write = async ({ eventName, dynamodb: { Keys, NewImage } }: Change): Promise<void> => {
    if (ended) return;
    if (eventName === 'REMOVE') await call('DeleteItem', { TableName: name, Key: Keys });
    else await call('PutItem', { TableName: name, Item: NewImage });
  };
  const readNow = async (): Promise<void> => {
    if (ended || iterator === undefined) return;
    const page: { Records?: Change[]; NextShardIterator?: string } = await streamCall('GetRecords', {
      ShardIterator: iterator,
      Limit: 1000,
    });
    iterator = page.NextShardIterator;
    for (const change of page.Records ?? []) {
      runtime.clock.at(runtime.clock.now() + lagMs, () => {
        // One at a time, in the order they were made.
        const written = writing.then(() => write(change));
        writing = written.catch((error: unknown) =>
          runtime.log('warn', `A lagging index missed a change: ${String(error)}`),
        );
        return written;
      });
    }
  };
  const read = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(readNow);
    return reading;
  };
  const follow = async (): Promise<void> => {
    while (!ended) {
      await read().catch((error: unknown) =>
        runtime.log('warn', `The stream of ${table} could not be read: ${String(error)}`),
      );
      await pause(pauseMs, undefined, { ref: false });
    }
  };
  void follow();

  return {
    name,
    read,
    async end() {
      ended = true;
      await Promise.allSettled([reading, writing]);
      await call('DeleteTable', { TableName: name });
    },
  };
}

interface Change {
  readonly eventName: string;
  readonly dynamodb: {
    readonly Keys: Readonly<Record<string, unknown>>;
    readonly NewImage?: Readonly<Record<string, unknown>>;
  };
}

/** Functions' writes are read at once, by `poke`; these are the others. */
const pauseMs = 100;

async function createLike(call: DynamoCall, table: string, name: string): Promise<void> {
  // Left over from a runtime that was killed.
  await call('DeleteTable', { TableName: name }).catch(() => undefined);
  const { Table } = await call<{
    Table: {
      readonly AttributeDefinitions: unknown;
      readonly KeySchema: unknown;
      readonly GlobalSecondaryIndexes?: readonly Readonly<Record<string, unknown>>[];
    };
  }>('DescribeTable', { TableName: table });
  await call('CreateTable', {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: Table.AttributeDefinitions,
    KeySchema: Table.KeySchema,
    GlobalSecondaryIndexes: Table.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
      IndexName,
      KeySchema,
      Projection,
    })),
  });
}

async function latest(streamCall: DynamoCall, StreamArn: string): Promise<string | undefined> {
  const { StreamDescription } = await streamCall<{ StreamDescription: { Shards?: { ShardId: string }[] } }>(
    'DescribeStream',
    { StreamArn },
  );
  const { ShardIterator } = await streamCall<{ ShardIterator?: string }>('GetShardIterator', {
    StreamArn,
    ShardId: StreamDescription.Shards?.at(-1)?.ShardId,
    ShardIteratorType: 'LATEST',
  });
  return ShardIterator;
}

async function copyRows(call: DynamoCall, from: string, to: string): Promise<void> {
  let start: object | undefined;
  do {
    const page: { Items?: object[]; LastEvaluatedKey?: object } = await call('Scan', {
      TableName: from,
      ConsistentRead: true,
      ...(start && { ExclusiveStartKey: start }),
    });
    const rows = page.Items ?? [];
    for (let at = 0; at < rows.length; at += 25) {
      const requests = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      await call('BatchWriteItem', { RequestItems: { [to]: requests } });
    }
    start = page.LastEvaluatedKey;
  } while (start);
}
