import * as z from 'zod';
import { getRow, type Key, parseRow, putRow } from '#functions/platform/table.ts';
import { orderId as orderIdOf, timestamp } from '#schema/ids.ts';

/** The order that the newest text message to somebody was about, and when it was sent. */
const textTopic = z.object({ orderId: orderIdOf, at: timestamp });
export type TextTopic = z.infer<typeof textTopic>;

/** The last one that is written stands. One write unit. */
export async function putTextTopic(accountId: string, orderId: string, now: Date): Promise<void> {
  await putRow({
    ...key(accountId),
    kind: 'text-topic',
    orderId,
    at: now.toISOString(),
    expiresAt: Math.ceil((now.getTime() + keptMs) / 1000),
  });
}

/** Undefined also where it is older than a week, whose row may yet stand. One read unit. */
export async function getTextTopic(accountId: string, now: Date): Promise<TextTopic | undefined> {
  const row = await getRow(key(accountId), { consistent: true });
  const topic = row && parseRow(textTopic, row);
  return topic && now.getTime() < Date.parse(topic.at) + keptMs ? topic : undefined;
}

/** Who answers a text of two weeks ago hardly means that one. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

function key(accountId: string): Key {
  return { pk: `ACCOUNT#${accountId}`, sk: 'TEXT_TOPIC' };
}
