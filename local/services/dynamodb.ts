import * as z from 'zod';
import type { LocalService, Resource, Runtime } from '../runtime.ts';
import { StartFailure } from '../start-failure.ts';
import { accessesOf, type PartitionKeys } from './dynamodb/accesses.ts';
import { createExpiry, type ExpiringTable } from './dynamodb/expire.ts';
import { readStream, type StreamReader } from './dynamodb/stream-reader.ts';
import { type DatabaseSwitches, databaseSwitches } from './dynamodb/switches.ts';
import { type DynamoCall, DynamoError, dynamoCall, passOn, refusalOf } from './dynamodb/wire.ts';
import type { Permissions } from './iam.ts';
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
}

/**
 * Tables in the database at `endpoint`: creates them, passes requests on as far as roles and switches let them, reads
 * the streams, and deletes what has expired by the runtime's clock.
 */
export function dynamoDb({
  endpoint,
  fresh,
  permissions,
}: {
  readonly endpoint: string;
  readonly fresh: boolean;
  readonly permissions: Permissions;
}): DynamoDbService {
  const call = dynamoCall(endpoint, 'DynamoDB');
  const streamCall = dynamoCall(endpoint, 'DynamoDBStreams');
  const expiring: ExpiringTable[] = [];
  const streams = new Map<string, { readonly table: string; readonly view: string }>();
  const begun = new Map<string, string>();
  const readers: StreamReader[] = [];
  const partitionKeys = new Map<string, PartitionKeys>();
  const ask = passOn(endpoint);
  let switches: DatabaseSwitches | undefined;
  let sweep = async (): Promise<void> => {};
  let expiry: ReturnType<typeof createExpiry> | undefined;
  let sweeper: NodeJS.Timeout | undefined;

  async function create(table: TableDefinition, resource: Resource, runtime: Runtime) {
    const name = physicalName(resource, table.TableName);
    await makeTable(call, name, table, fresh);
    partitionKeys.set(name, partitionKeysOf(table));
    const { AttributeName, Enabled } = table.TimeToLiveSpecification ?? {};
    if (AttributeName && Enabled)
      expiring.push({
        name,
        attribute: AttributeName,
        keys: table.KeySchema.map((key) => key.AttributeName),
      });
    const arn = tableArn(name, runtime);
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
    aws: [
      {
        signingName: 'dynamodb',
        async handle({ headers, body }, runtime) {
          const target = headers['x-amz-target'] ?? '';
          const refused = permissions.refusal(
            headers['x-amz-security-token'],
            () =>
              accessesOf(target.split('.')[1] ?? '', JSON.parse(body.toString('utf8')), {
                tableArn: (name) => tableArn(name, runtime),
                keysOf: (name) => partitionKeys.get(name),
              }),
            runtime,
          );
          if (refused)
            return refusalOf('com.amazon.coral.service#AccessDeniedException', { Message: refused });
          const met = await switches?.meet(target, body);
          if (met && 'status' in met) return met;
          return ask({ headers, body: met?.body ?? body });
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

function tableArn(name: string, { region, accountId }: Runtime): string {
  return `arn:aws:dynamodb:${region}:${accountId}:table/${name}`;
}

function partitionKeysOf(table: TableDefinition): PartitionKeys {
  const partitionOf = ({ KeySchema }: Pick<TableDefinition, 'KeySchema'>): string =>
    KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
  const indexes = [...table.GlobalSecondaryIndexes, ...table.LocalSecondaryIndexes];
  return {
    table: partitionOf(table),
    indexes: Object.fromEntries(indexes.map((one) => [one.IndexName, partitionOf(one)])),
  };
}

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
