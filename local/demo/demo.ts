import type { LocalService, Runtime } from '../runtime.ts';
import { localCredentials } from '../services/local-credentials.ts';
import { demoRows } from './rows.ts';

/** Gives a new stack a company whose people can sign in. Does nothing where that was done before. */
export function demo(): LocalService {
  return {
    async start(runtime) {
      const done = runtime.durable<boolean>('demo');
      if (done.get('seeded')) return;
      await seed(runtime);
      done.put('seeded', true);
    },
  };
}

async function seed(runtime: Runtime): Promise<void> {
  // The clients are wanted once in a stack's life, and cost every start time when they are loaded with it.
  const { DynamoDBClient, ListTablesCommand } = await import('@aws-sdk/client-dynamodb');
  const { BatchWriteCommand, DynamoDBDocumentClient } = await import('@aws-sdk/lib-dynamodb');
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: runtime.region,
      endpoint: runtime.awsEndpoint,
      credentials: localCredentials,
    }),
  );
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const [table] = TableNames;
  if (table === undefined) throw new Error('The stack has no table to put the demo into.');
  const rows = demoRows(new Date(runtime.clock.now()));
  for (let at = 0; at < rows.length; at += batchSize) {
    await client.send(
      new BatchWriteCommand({
        RequestItems: { [table]: rows.slice(at, at + batchSize).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  }
  client.destroy();
}

/** DynamoDB's limit for one BatchWriteItem. */
const batchSize = 25;
