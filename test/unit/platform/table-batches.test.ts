import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { batchGet, batchWrite } from '#functions/platform/table.ts';
import { tableOfProcess as rows } from '#test/support/database.ts';

process.env.TABLE_NAME = rows;
const table = mockClient(DynamoDBDocumentClient);

beforeEach(() => table.reset());

function keys(count: number) {
  return Array.from({ length: count }, (_, index) => ({ pk: 'P', sk: String(index) }));
}

describe('Rows in a batch', () => {
  test('that the table leaves unprocessed are read again until all are there', async () => {
    const [first, second] = keys(2);
    table
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { [rows]: [{ ...first }] },
        UnprocessedKeys: { [rows]: { Keys: [{ ...second }] } },
      })
      .resolvesOnce({ Responses: { [rows]: [{ ...second }] } });

    expect(await batchGet(keys(2))).toEqual([first, second]);
  });

  test('are written 25 per request, and unprocessed ones again', async () => {
    const late = { PutRequest: { Item: { pk: 'P', sk: '3' } } };
    table
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { words: [late] } })
      .resolves({});

    await batchWrite({ put: keys(30), remove: [{ pk: 'Q', sk: '1' }] }, 'words');

    const sent = table
      .commandCalls(BatchWriteCommand)
      .map(({ args }) => args[0].input.RequestItems?.words ?? []);
    expect(sent.map(({ length }) => length)).toEqual([25, 6, 1]);
    expect(sent[0]?.[0]).toEqual({ DeleteRequest: { Key: { pk: 'Q', sk: '1' } } });
    expect(sent[2]).toEqual([late]);
  });

  test('that stay unprocessed are given up', { timeout: 20_000 }, async () => {
    table
      .on(BatchWriteCommand)
      .resolves({ UnprocessedItems: { [rows]: [{ PutRequest: { Item: { pk: 'P', sk: '0' } } }] } });

    await expect(batchWrite({ put: keys(1), remove: [] })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
