import * as z from 'zod';
import type { LocalService, Resource, Runtime } from '../runtime.ts';
import { StartFailure } from '../start-failure.ts';
import { createExpiry, type ExpiringTable } from './dynamodb/expire.ts';
import { readStream, type StreamReader } from './dynamodb/stream-reader.ts';
import { type DatabaseSwitches, databaseSwitches } from './dynamodb/switches.ts';
import { type DynamoCall, DynamoError, dynamoCall } from './dynamodb/wire.ts';
import { inert, provider } from './known-properties.ts';
import type { EventSource } from './lambda/event-source-mapping.ts';
import { physicalName } from './resource-names.ts';

export interface DynamoDbService extends LocalService {
  readonly eventSource: EventSource;
  /**
   * Starts the streams of new tables. Rows written before are in no stream: the embedded database keeps stream
   * records for good, and functions would receive all of them.
   */
  readonly streams: LocalService;
  /** A function ran and may have written something: reads the streams at once. */
  readonly poke: () => void;
  /** The clock was moved, so rows may have expired: they are deleted within five minutes of it. */
  expire(): Promise<void>;
  /** Whether a switch is on that functions only meet at the runtime's own endpoint. */
  misbehaves(): boolean;
  /** Calls back when `misbehaves` may have changed. */
  onMisbehavior(listener: () => void): void;
}

/**
 * Tables in the database at `endpoint`. Functions talk to it directly while it works as it should; this creates the
 * tables, reads their streams, and deletes what has expired by the runtime's clock.
 */
export function dynamoDb({ endpoint, fresh }: { endpoint: string; fresh: boolean }): DynamoDbService {
  const call = dynamoCall(endpoint, 'DynamoDB');
  const streamCall = dynamoCall(endpoint, 'DynamoDBStreams');
  const expiring: ExpiringTable[] = [];
  const streams = new Map<string, { readonly table: string; readonly view: string }>();
  const begun = new Map<string, string>();
  const readers: StreamReader[] = [];
  const listeners: (() => void)[] = [];
  let switches: DatabaseSwitches | undefined;
  let sweep = async (): Promise<void> => {};
  let expiry: ReturnType<typeof createExpiry> | undefined;
  let sweeper: NodeJS.Timeout | undefined;

  async function create(table: TableDefinition, resource: Resource, runtime: Runtime) {
    const name = physicalName(resource, table.TableName);
    await makeTable(call, name, table, fresh);
    const { AttributeName, Enabled } = table.TimeToLiveSpecification ?? {};
    if (AttributeName && Enabled)
      expiring.push({
        name,
        attribute: AttributeName,
        keys: table.KeySchema.map((key) => key.AttributeName),
      });
    const arn = `arn:aws:dynamodb:${runtime.region}:${runtime.accountId}:table/${name}`;
    const streamArn = `${arn}/stream/local`;
    if (table.StreamSpecification)
      streams.set(streamArn, {
        table: name,
        view: table.StreamSpecification.StreamViewType ?? 'NEW_AND_OLD_IMAGES',
      });
    return { ref: name, attributes: { Arn: arn, StreamArn: streamArn, TableId: name } };
  }

  function poke(): void {
    for (const reader of readers) reader.poke();
    switches?.poke();
  }

  return {
    providers: [
      provider('AWS::DynamoDB::Table', z.strictObject(tableProperties), create),
      provider('AWS::DynamoDB::GlobalTable', z.strictObject(globalTableProperties), create),
    ],
    // For functions while the database misbehaves, and for callers that only know the runtime's endpoint.
    aws: [
      {
        signingName: 'dynamodb',
        async handle({ method, path, headers, body: asked }) {
          const met = await switches?.meet(headers['x-amz-target'] ?? '', asked);
          if (met && 'status' in met) return met;
          const body = met?.body ?? asked;
          const { host: _, connection: __, 'content-length': ___, ...passed } = headers;
          const answer = await fetch(new URL(path, endpoint), {
            method,
            headers: passed,
            body: new Uint8Array(body),
          });
          const type = answer.headers.get('content-type') ?? 'application/x-amz-json-1.0';
          const checksum = answer.headers.get('x-amz-crc32');
          return {
            status: answer.status,
            headers: { 'content-type': type, ...(checksum && { 'x-amz-crc32': checksum }) },
            body: Buffer.from(await answer.arrayBuffer()),
          };
        },
      },
    ],
    start(runtime) {
      expiry = createExpiry(runtime, call);
      switches = databaseSwitches({
        runtime,
        call,
        streamCall,
        streamOf: (table) => begun.get(table),
        changed: () => {
          for (const listener of listeners) listener();
        },
      });
      let sweptAt = Number.NEGATIVE_INFINITY;
      sweep = async () => {
        if (runtime.clock.now() - sweptAt < sweepEveryMs) return;
        sweptAt = runtime.clock.now();
        await expiry?.sweep(expiring);
      };
      sweeper = setInterval(() => void sweep(), 60_000).unref();
    },
    async stop() {
      clearInterval(sweeper);
      for (const reader of readers) reader.stop();
      await switches?.stop();
    },
    misbehaves: () => switches?.areOn() ?? false,
    onMisbehavior(listener) {
      listeners.push(listener);
    },
    streams: {
      async start() {
        for (const { table, view } of streams.values())
          begun.set(table, await beginStream(call, table, view));
      },
    },
    poke,
    async expire() {
      await sweep();
      poke();
    },
    eventSource: {
      arnPrefix: 'arn:aws:dynamodb:',
      consume(mapping, filters, runtime) {
        const stream = streams.get(mapping.sourceArn);
        const databaseStreamArn = stream && begun.get(stream.table);
        if (stream === undefined || databaseStreamArn === undefined)
          throw new Error(`There is no stream ${mapping.sourceArn}.`);
        const reader = readStream({
          mapping,
          filters,
          runtime,
          call: streamCall,
          databaseStreamArn,
          decorate: (record) => expiry?.decorate(stream.table, record) ?? record,
        });
        readers.push(reader);
        return reader;
      },
    },
  };
}

/** By the runtime's clock. A sweep reads whole tables, and the clock is often moved by seconds. */
const sweepEveryMs = 300_000;

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));

const index = z.strictObject({
  ContributorInsightsSpecification: inert,
  IndexName: z.string(),
  KeySchema: keySchema,
  OnDemandThroughput: inert,
  Projection: z.strictObject({
    ProjectionType: z.string(),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
  WriteOnDemandThroughputSettings: inert,
});

const tableProperties = {
  AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.string() })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  ContributorInsightsSpecification: inert,
  DeletionProtectionEnabled: inert,
  GlobalSecondaryIndexes: z.array(index).default([]),
  KeySchema: keySchema,
  LocalSecondaryIndexes: z.array(index).default([]),
  OnDemandThroughput: inert,
  PointInTimeRecoverySpecification: inert,
  SSESpecification: inert,
  StreamSpecification: z
    .strictObject({ StreamViewType: z.string().optional(), ResourcePolicy: inert })
    .optional(),
  TableClass: inert,
  TableName: z.string().optional(),
  Tags: inert,
  TimeToLiveSpecification: z
    .strictObject({ AttributeName: z.string().optional(), Enabled: z.boolean() })
    .optional(),
};

const globalTableProperties = {
  ...tableProperties,
  // There is one region on a laptop, so a replica's settings (recovery, protection, tags) change nothing.
  Replicas: z.array(z.unknown()).max(1),
  WriteOnDemandThroughputSettings: inert,
};

type TableDefinition = z.output<z.ZodObject<typeof tableProperties>>;

interface TableDescription {
  readonly KeySchema: readonly { readonly AttributeName: string; readonly KeyType: string }[];
  readonly GlobalSecondaryIndexes?: readonly { readonly IndexName: string }[];
  readonly LatestStreamArn?: string;
}

/** Returns the database's name for the stream, unchanged if the table already had one. */
async function beginStream(call: DynamoCall, TableName: string, StreamViewType: string): Promise<string> {
  const kept = await describeTable(call, TableName);
  if (kept?.LatestStreamArn) return kept.LatestStreamArn;
  const StreamSpecification = { StreamEnabled: true, StreamViewType };
  await call('UpdateTable', { TableName, StreamSpecification });
  const arn = (await describeTable(call, TableName))?.LatestStreamArn;
  if (arn === undefined) throw new Error(`The database created no stream for the table ${TableName}.`);
  return arn;
}

/** Creates the table as in the template, without its stream, or updates the indexes of one from an earlier run. */
async function makeTable(
  call: DynamoCall,
  name: string,
  table: TableDefinition,
  fresh: boolean,
): Promise<void> {
  let existing = await describeTable(call, name);
  if (existing && fresh) {
    await call('DeleteTable', { TableName: name });
    existing = undefined;
  }
  if (!existing) {
    const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } = table;
    await call('CreateTable', {
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions,
      KeySchema,
      ...(GlobalSecondaryIndexes.length > 0 && {
        GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(indexOf),
      }),
      ...(LocalSecondaryIndexes.length > 0 && { LocalSecondaryIndexes: LocalSecondaryIndexes.map(indexOf) }),
    });
    return;
  }

  const keys = (schema: TableDescription['KeySchema']): string =>
    schema.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join();
  if (keys(existing.KeySchema) !== keys(table.KeySchema))
    throw new StartFailure(
      `The stored table ${name} has different keys than the template.`,
      'Start over with: npm start -- --fresh',
    );
  const there = (existing.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName);
  const wanted = table.GlobalSecondaryIndexes.map(({ IndexName }) => IndexName);
  const updates = [
    ...there.filter((one) => !wanted.includes(one)).map((IndexName) => ({ Delete: { IndexName } })),
    ...table.GlobalSecondaryIndexes.filter(({ IndexName }) => !there.includes(IndexName)).map((added) => ({
      Create: indexOf(added),
    })),
  ];
  for (const update of updates)
    await call('UpdateTable', {
      TableName: name,
      AttributeDefinitions: table.AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [update],
    });
}

function indexOf({ IndexName, KeySchema, Projection }: z.output<typeof index>) {
  return { IndexName, KeySchema, Projection };
}

async function describeTable(call: DynamoCall, name: string): Promise<TableDescription | undefined> {
  try {
    return (await call<{ Table: TableDescription }>('DescribeTable', { TableName: name })).Table;
  } catch (error) {
    if (error instanceof DynamoError && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}
