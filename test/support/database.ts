import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { documentClient } from '#functions/platform/table.ts';
import { freePort } from './free-port.ts';

/** A real database with the product's table, initially empty. */
export interface TestDatabase {
  readonly endpoint: string;
  readonly tableName: string;
  stop(): Promise<void>;
}

/** Modules read the table's name once per process, so every database uses the same one. */
export const tableOfProcess = `test-${process.pid}`;

/** What a call cost: capacity units, and sequential requests. */
export interface Metered<T> {
  readonly answer: T;
  readonly unitsRead: number;
  readonly unitsWritten: number;
  /** Parallel requests count as one. */
  readonly roundTrips: number;
}

/**
 * Starts a database with the table and points this process's environment at it: one per test file, in `beforeAll`.
 * `DYNAMODB_ENDPOINT` names one to use instead of the embedded one. Long-running tests can leave out the stream, whose
 * records slow down the embedded one.
 */
export async function startDatabase({ streamed = true } = {}): Promise<TestDatabase> {
  const own = process.env.DYNAMODB_ENDPOINT === undefined ? await startBinary() : undefined;
  const endpoint = own?.endpoint ?? process.env.DYNAMODB_ENDPOINT ?? '';
  const tableName = tableOfProcess;
  pointStoresAt({
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    TABLE_NAME: tableName,
    SEARCH_TABLE_NAME: `${tableName}-search`,
  });
  const client = new DynamoDBClient({ endpoint });
  const { StreamSpecification, ...unstreamed } = tableDefinition;
  const definition = streamed ? { ...unstreamed, StreamSpecification } : unstreamed;
  await client.send(new CreateTableCommand({ TableName: tableName, ...definition }));
  await client.send(new CreateTableCommand({ TableName: `${tableName}-search`, ...searchTableDefinition }));
  return {
    endpoint,
    tableName,
    stop: async () => {
      if (own === undefined) {
        await client.send(new DeleteTableCommand({ TableName: tableName }));
        await client.send(new DeleteTableCommand({ TableName: `${tableName}-search` }));
      }
      client.destroy();
      documentClient.destroy();
      own?.child.kill('SIGKILL');
    },
  };
}

/** Makes this process's stores use that database from now on. */
export function pointStoresAt(settings: Readonly<Record<string, string | undefined>>): void {
  Object.assign(process.env, settings);
  // A client reads its endpoint once, and this one has already been used with other databases.
  Object.assign(documentClient.config, {
    serviceConfiguredEndpoint: async () => process.env.AWS_ENDPOINT_URL_DYNAMODB,
  });
}

/** Runs `work` and returns what the product's table client spent on it. Only one at a time. */
export async function metered<T>(work: () => Promise<T>): Promise<Metered<T>> {
  const spent = { read: 0, written: 0 };
  const trips = roundTrips();
  documentClient.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      await trips.begin();
      try {
        const result = await next(args);
        const units = unitsOf(result.output);
        if (reading.test(String(context.commandName))) spent.read += units;
        else spent.written += units;
        return result;
      } finally {
        trips.end();
      }
    },
    { name: 'meter', step: 'initialize', override: true },
  );
  try {
    const answer = await work();
    return { answer, unitsRead: spent.read, unitsWritten: spent.written, roundTrips: trips.count() };
  } finally {
    documentClient.middlewareStack.remove('meter');
  }
}

/**
 * Sends requests in lockstep: those that wait start together once all earlier ones are answered and no more arrive.
 * This way, two parallel chains count as many trips as the longer one, even on a busy machine.
 */
function roundTrips() {
  let count = 0;
  let underWay = 0;
  let waiting: (() => void)[] = [];
  let next: NodeJS.Timeout | undefined;
  const setOff = (): void => {
    if (underWay > 0 || waiting.length === 0) return;
    const together = waiting;
    [waiting, underWay] = [[], together.length];
    count += 1;
    for (const go of together) go();
  };
  const soon = (): void => {
    clearTimeout(next);
    // Lets anything that arrived while the machine was busy join first.
    next = setTimeout(() => setImmediate(setOff), 3);
  };
  return {
    count: () => count,
    begin: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        soon();
      }),
    end: () => {
      underWay -= 1;
      soon();
    },
  };
}

/** The same table as in the kept stack; a template test compares them. */
export const tableDefinition = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map((name) => ({
    AttributeName: name,
    AttributeType: 'S' as const,
  })),
  KeySchema: keySchema('pk', 'sk'),
  GlobalSecondaryIndexes: [
    { IndexName: 'byList', KeySchema: keySchema('gsi1pk', 'gsi1sk'), Projection: cardAndKind() },
    { IndexName: 'byPriority', KeySchema: keySchema('gsi2pk', 'gsi2sk'), Projection: cardAndKind() },
  ],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
} as const satisfies Omit<ConstructorParameters<typeof CreateTableCommand>[0], 'TableName'>;

/** The same for the search table. */
export const searchTableDefinition = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
  KeySchema: keySchema('pk', 'sk'),
} as const satisfies Omit<ConstructorParameters<typeof CreateTableCommand>[0], 'TableName'>;

const reading = /^(Get|Query|BatchGet|TransactGet)/;
const capacity = z.object({ CapacityUnits: z.number() });
const consumption = z.object({ ConsumedCapacity: z.union([capacity, z.array(capacity)]) });

/** Units of one request; none for requests that the database does not meter. */
function unitsOf(output: unknown): number {
  const parsed = consumption.safeParse(output);
  if (!parsed.success) return 0;
  return [parsed.data.ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

function keySchema(hash: string, range: string) {
  return [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
}

function cardAndKind() {
  return { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['card', 'kind'] };
}

async function startBinary(): Promise<{ endpoint: string; child: ChildProcess }> {
  const binary = fileURLToPath(new URL('../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url));
  if (!existsSync(binary)) {
    throw new Error(
      'The embedded database is for Linux on x64 only. Name a DynamoDB to test against: DYNAMODB_ENDPOINT=http://127.0.0.1:8000.',
    );
  }
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawn(binary, ['serve', '--port', String(port)], { stdio: 'ignore' });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const endpoint = `http://127.0.0.1:${port}`;
    if (await answers(endpoint, child)) return { endpoint, child };
    // Another program may have taken the port between our check and the database's binding.
    if (attempt === 3) throw new Error(`The database does not answer at ${endpoint}.`);
  }
}

async function answers(endpoint: string, child: ChildProcess): Promise<boolean> {
  let gone = false;
  child.once('error', () => {
    gone = true;
  });
  child.once('exit', () => {
    gone = true;
  });
  for (const deadline = Date.now() + 10_000; Date.now() < deadline && !gone; ) {
    try {
      await fetch(endpoint);
      return !gone;
    } catch {
      await pause(5);
    }
  }
  child.kill('SIGKILL');
  return false;
}
