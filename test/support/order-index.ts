import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { handler } from '#functions/orders/lists/index-orders.ts';
import { orderKey } from '#functions/orders/store/order-rows.ts';
import { getRow, type Row } from '#functions/platform/table.ts';

/** Brings saved orders into people's lists and the search, as the stream does when deployed. */
export async function indexed(...orderIds: readonly string[]): Promise<void> {
  for (let start = 0; start < orderIds.length; start += 25) {
    const some = orderIds.slice(start, start + 25);
    const rows = await Promise.all(some.map((id) => getRow(orderKey(id), { consistent: true })));
    await hand(rows.map((row) => orderRecord(row as Row)));
  }
}

/** Delivers records like the table's stream; throws if any are returned. */
export async function hand(records: readonly DynamoDBRecord[]): Promise<void> {
  const { batchItemFailures } = await handler({ Records: [...records] });
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} orders were not listed.`);
}

/** The stream record of an order's row, new or changed. */
export function orderRecord(row: Row, before?: Row): DynamoDBRecord {
  const image = (of: Row) =>
    marshall(of, { removeUndefinedValues: true }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  return {
    eventName: before === undefined ? 'INSERT' : 'MODIFY',
    dynamodb: {
      SequenceNumber: `${row.pk} ${String(row.version)}`,
      ...(before !== undefined && { OldImage: image(before) }),
      NewImage: image(row),
    },
  };
}
