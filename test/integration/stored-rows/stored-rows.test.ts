import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { tableOfProcess } from '#test/support/database.ts';
import { withDatabase } from '#test/support/with-database.ts';
import { notHandedOn, readers } from './readers.ts';
import { rowNamed, storedRows } from './rows.ts';

/**
 * Tables contain rows written by earlier versions. Has caught renamed keys and renamed attributes, optional ones
 * included.
 */
withDatabase();
beforeAll(async () => {
  const client = new DynamoDBClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  for (const [name, row] of Object.entries(storedRows)) {
    const table = searched.has(name) ? `${tableOfProcess}-search` : tableOfProcess;
    await client.send(new PutItemCommand({ TableName: table, Item: { ...row } }));
  }
});

test.each(Object.keys(storedRows))('a stored row can be read: %s', async (name) => {
  const row = rowNamed(name);

  const read = await readers[name]?.(row);

  expect(read).toBeDefined();
  expect(read).toMatchObject(saidBy(name, row));
});

/** Rows of the search table. */
const searched: ReadonlySet<string> = new Set(['FIND', 'find-words']);

/** The row's content, without keys and expiry. */
function saidBy(name: string, row: Readonly<Record<string, unknown>>) {
  const others = /^(?:pk|sk|gsi[12][ps]k|kind|expiresAt)$/;
  return Object.fromEntries(
    Object.entries(row).filter(
      ([attribute]) => !others.test(attribute) && !notHandedOn[name]?.includes(attribute),
    ),
  );
}
