import * as z from 'zod';
import { ConditionFailed, parseRow, queryRows, updateRow } from '#functions/platform/table.ts';
import { idSortKey, orderId as orderIdOf } from '#schema/ids.ts';

/**
 * ACCOUNT#<id> / SEEN#<order>: the last timeline entry of an order that somebody has seen. Expires half a year after the last
 * look, which keeps the partition small.
 */
const seenRow = z.object({ orderId: orderIdOf, lastSeen: z.number().int().nonnegative() });

/**
 * The last entry seen of each order that was ever looked at. One round trip, half a read unit for about thirty rows between the
 * oldest and the newest of the orders; none without orders.
 */
export async function lastSeen(
  accountId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = orderIds.map(seenKey).sort();
  const [oldest, newest] = [keys[0], keys.at(-1)];
  const seen = new Map<string, number>();
  if (oldest === undefined || newest === undefined) return seen;
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :account AND sk BETWEEN :oldest AND :newest',
      ExpressionAttributeValues: { ':account': accountPk(accountId), ':oldest': oldest, ':newest': newest },
      ExclusiveStartKey: startKey,
    });
    for (const row of page.rows) {
      const { orderId, lastSeen: entry } = parseRow(seenRow, row);
      seen.set(orderId, entry);
    }
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return seen;
}

/** Never goes back: of two windows, the one that has seen more wins. One write unit. */
export async function keepSeen(accountId: string, orderId: string, entry: number, now: Date): Promise<void> {
  const seen = seenRow.parse({ orderId, lastSeen: entry });
  try {
    await updateRow(
      { pk: accountPk(accountId), sk: seenKey(orderId) },
      {
        expression: 'SET kind = :kind, orderId = :order, lastSeen = :entry, expiresAt = :expiresAt',
        values: {
          ':kind': 'seen-order',
          ':order': seen.orderId,
          ':entry': seen.lastSeen,
          ':expiresAt': Math.floor(now.getTime() / 1000) + keptSeconds,
        },
      },
      { expression: 'attribute_not_exists(pk) OR lastSeen <= :entry' },
    );
  } catch (error) {
    // More was seen already.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

const keptSeconds = 180 * 24 * 60 * 60;

function accountPk(accountId: string): string {
  return `ACCOUNT#${accountId}`;
}

function seenKey(orderId: string): string {
  return `SEEN#${idSortKey(orderId)}`;
}
