import { getTextTopic, putTextTopic, type TextTopic } from '../text-topics.store.ts';
import type { NotificationName } from '../texts/notification.ts';

/**
 * Notes, before a text message leaves, which order it is about: whoever answers it by text means that one. What asks for no
 * answer is passed over, so that news of a cancelled order does not take the place of a question. One write unit.
 */
export async function noteTextTopic(
  accountId: string,
  about: { readonly name: NotificationName | 'account'; readonly orderId: string | null },
  now: Date,
): Promise<void> {
  if (about.orderId === null || unanswerable.has(about.name)) return;
  await putTextTopic(accountId, about.orderId, now);
}

/** What somebody's answer by text is about, if it names no order itself. One read unit. */
export async function readTextTopic(accountId: string, now: Date): Promise<TextTopic | undefined> {
  return getTextTopic(accountId, now);
}

const unanswerable: ReadonlySet<NotificationName | 'account'> = new Set([
  'order-cancelled',
  'review-created',
]);
