import * as z from 'zod';
import { getRow, type Key, parseRow, putRow } from '#functions/platform/table.ts';
import { orderId as orderIdOf, timestamp } from '#schema/ids.ts';

/** The order of the latest text to somebody, and when it was sent. */
const textTopic = z.object({ orderId: orderIdOf, at: timestamp });
export type TextTopic = z.infer<typeof textTopic>;

/** The last write wins. One write unit. */
export async function putTextTopic(accountId: string, orderId: string, now: Date): Promise<void> {
  await putRow({
    ...key(accountId),
    kind: 'text-topic',
    orderId,
    at: now.toISOString(),
    expiresAt: Math.ceil((now.getTime() + keptMs) / 1000),
  });
}

/** Undefined if it is older than a week, even if the row still exists. One read unit. */
export async function getTextTopic(accountId: string, now: Date): Promise<TextTopic | undefined> {
  const row = await getRow(key(accountId), { consistent: true });
  const topic = row && parseRow(textTopic, row);
  return topic && now.getTime() < Date.parse(topic.at) + keptMs ? topic : undefined;
}

/** Someone who replies after more than a week hardly means that text. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

function key(accountId: string): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: 'TEXT_TOPIC' };
}
