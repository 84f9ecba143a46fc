import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Runtime } from '../runtime.ts';
import { localCredentials } from '../services/local-credentials.ts';
import { subscribeBrowser } from '../services/push.ts';
import { secretNamed, writeSecret } from '../services/secrets.ts';
import { ironwood } from './ironwood.ts';
import { demoAuthenticators } from './people.ts';
import { repairNetwork } from './repair-network.ts';
import { adminRows, demoRows } from './rows.ts';
import { technicianRows } from './technician-rows.ts';

/** What a new stack gets. Older state without technicians or admins gets them too. */
const seedings = {
  people: { mark: 'seeded', rows: demoRows },
  admins: { mark: 'admins-seeded', rows: adminRows },
  technicians: { mark: 'technicians-seeded', rows: technicianRows },
} as const;

type Part = keyof typeof seedings;

/**
 * Adds the demo's people to the stack, each part once in its life. If it breaks off, the next start writes the same
 * rows again.
 */
export async function seed(runtime: Runtime): Promise<void> {
  const isKept = isSeeded(runtime, 'people');
  for (const part of Object.keys(seedings) as Part[]) {
    if (isSeeded(runtime, part)) continue;
    const { mark, rows } = seedings[part];
    await write(runtime, rows(new Date(runtime.clock.now())));
    runtime.durable<boolean>('demo').put(mark, true);
  }
  await giveBrowsers(runtime);
  enrolAuthenticators(runtime);
  const migrations = runtime.durable<boolean>('demo');
  if (isKept && !migrations.get('numbers-proven')) await proveNumbers(runtime);
  migrations.put('numbers-proven', true);
}

/**
 * Older state, from before phone numbers had to be proven: the demo's count as proven, unless someone has changed
 * them.
 */
async function proveNumbers(runtime: Runtime): Promise<void> {
  const now = new Date(runtime.clock.now());
  const people = Object.values(seedings)
    .flatMap(({ rows }) => rows(now))
    .filter(({ kind }) => kind === 'account');
  await withTable(runtime, async (client, TableName, { UpdateCommand }) => {
    for (const { pk, sk, phone } of people) {
      const update = new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET phoneIsProven = :true, card.phoneIsProven = :true',
        ConditionExpression: 'phone = :phone',
        ExpressionAttributeValues: { ':true': true, ':phone': phone },
      });
      await client.send(update).catch((error: Error) => {
        if (error.name !== 'ConditionalCheckFailedException') throw error;
      });
    }
  });
}

/**
 * Played technicians get pushes, which arrive at once; mails and texts about a chat wait for minutes. Ironwood's
 * people add their browsers by hand. Push endpoints contain the stack's port, so a stack on another port adds them
 * again.
 */
async function giveBrowsers(runtime: Runtime): Promise<void> {
  const given = runtime.durable<string>('demo-browsers');
  if (given.get('at') === runtime.siteUrl) return;
  const addedAt = new Date(runtime.clock.now()).toISOString();
  const played = repairNetwork().technicians.filter(({ companyId }) => companyId !== ironwood.id);
  const rows: Record<string, unknown>[] = [];
  runtime.atomically(() => {
    for (const { id, email } of played) {
      const { endpoint, keys } = subscribeBrowser(runtime, { to: email }, id);
      const devices = [{ endpoint, keys, addedAt }];
      rows.push({ pk: `ACCOUNT#${id}`, sk: 'PUSH', kind: 'push-devices', devices });
    }
  });
  await write(runtime, rows);
  given.put('at', runtime.siteUrl);
}

/** Whether a part has been added, in this run or an earlier one. */
export function isSeeded(runtime: Runtime, part: Part): boolean {
  return runtime.durable<boolean>('demo').get(seedings[part].mark) ?? false;
}

/** Older state without the admins' second challenge gets their keys, too; keys that someone has set stay. */
function enrolAuthenticators(runtime: Runtime): void {
  const secret = secretNamed(runtime, '/authenticators');
  if (secret === undefined) throw new Error('The stack has no secret for the keys of authenticators.');
  writeSecret(runtime, secret.name, JSON.stringify({ ...demoAuthenticators, ...JSON.parse(secret.value) }));
}

async function write(runtime: Runtime, rows: readonly Record<string, unknown>[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
  await withTable(runtime, async (client, TableName, { TransactWriteCommand }) => {
    const writeNext = async (): Promise<void> => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const TransactItems = batch.map((Item) => ({ Put: { TableName, Item } }));
        await client.send(new TransactWriteCommand({ TransactItems }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, writeNext));
  });
}

type Library = typeof import('@aws-sdk/lib-dynamodb');

async function withTable(
  runtime: Runtime,
  work: (client: DynamoDBDocumentClient, table: string, library: Library) => Promise<void>,
): Promise<void> {
  // Loaded lazily: the clients are needed once in a stack's life, and loading them would slow down every start.
  const { DynamoDBClient, ListTablesCommand } = await import('@aws-sdk/client-dynamodb');
  const library = await import('@aws-sdk/lib-dynamodb');
  const client = library.DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: runtime.region,
      endpoint: runtime.awsEndpoint,
      credentials: localCredentials,
    }),
  );
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const table = TableNames.find((name) => !name.endsWith('-search'));
  if (table === undefined) throw new Error('The stack has no table to put the demo into.');
  await work(client, table, library);
  client.destroy();
}

/** DynamoDB's limit for one transaction, which the embedded database writes twice as fast as a batch. */
const batchSize = 100;
/** Concurrent requests: while the database writes one, the next is being prepared. */
const atOnce = 2;
