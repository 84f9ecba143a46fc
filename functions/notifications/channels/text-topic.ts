import { getTextTopic, putTextTopic, type TextTopic } from '../text-topics.store.ts';
import type { NotificationName } from '../texts/notification.ts';

/**
 * Records, before a text goes out, which order it is about: a reply by text means that order. Texts that need no reply
 * are skipped, so that news of a cancelled order doesn't displace a question. One write unit.
 */
export async function noteTextTopic(
  accountId: string,
  about: { readonly name: NotificationName | 'account'; readonly orderId: string | null },
  now: Date,
): Promise<void> {
  if (about.orderId === null || unanswerable.has(about.name)) return;
  await putTextTopic(accountId, about.orderId, now);
}

/** The order that a text reply is about, if it names none. One read unit. */
export async function readTextTopic(accountId: string, now: Date): Promise<TextTopic | undefined> {
  return getTextTopic(accountId, now);
}

const unanswerable: ReadonlySet<NotificationName | 'account'> = new Set([
  'order-cancelled',
  'review-created',
]);
