import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDatabase } from '#local/services/dynamodb/database.ts';
import { dynamoCall } from '#local/services/dynamodb/wire.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

it('a new database has an index on its stream records and returns them in order', async () => {
  const stateDirectory = newStateDirectory();
  const database = await startDatabase({ stateDirectory, onLost: () => undefined });
  const call = dynamoCall(database.endpoint, 'DynamoDB');
  await call('CreateTable', {
    TableName: 'rows',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  });
  const ids = Array.from({ length: 12 }, (_, number) => String(number));

  for (const pk of ids) await call('PutItem', { TableName: 'rows', Item: { pk: { S: pk } } });
  const brought = await recordsOf(database.endpoint);
  await database.stop();

  expect(brought).toEqual(ids);
  expect(entriesOfPage(4, join(stateDirectory, 'dynamodb.sqlite'))).toBe(ids.length);
});

/** The keys in the only stream's records. */
async function recordsOf(endpoint: string): Promise<string[]> {
  const call = dynamoCall(endpoint, 'DynamoDBStreams');
  const { Streams } = await call<{ Streams: { StreamArn: string }[] }>('ListStreams', {});
  const { StreamArn } = Streams[0] ?? {};
  const { StreamDescription } = await call<{ StreamDescription: { Shards: { ShardId: string }[] } }>(
    'DescribeStream',
    { StreamArn },
  );
  const { ShardIterator } = await call('GetShardIterator', {
    StreamArn,
    ShardId: StreamDescription.Shards[0]?.ShardId,
    ShardIteratorType: 'TRIM_HORIZON',
  });
  const { Records } = await call<{ Records: { dynamodb: { Keys: { pk: { S: string } } } }[] }>('GetRecords', {
    ShardIterator,
  });
  return Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
}

/** The number of cells in a page of a SQLite file: here the index's root, which holds all of a small index. */
function entriesOfPage(page: number, path: string): number {
  const pageSize = 4096;
  return readFileSync(path).readUInt16BE((page - 1) * pageSize + 3);
}
