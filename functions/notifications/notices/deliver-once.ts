import { Logger } from '@aws-lambda-powertools/logger';
import { claimConversation } from '../notified-conversations.store.ts';
import {
  claimNotice,
  type NoticeId,
  type Outcome,
  releaseNotice,
  settleNotice,
} from '../sent-notices.store.ts';
import type { Channel, Recipient, TextOf } from '../texts/notification.ts';
import type { Notice } from './notices.ts';

/** Sends one message to one person. Throws if a retry may succeed. */
export type Send<By extends Channel> = (
  text: TextOf[By],
  recipient: Recipient,
  about: Pick<Notice<By>, 'name' | 'orderId' | 'updateId'>,
) => Promise<Outcome>;

/** Claims a message, sends it, and records how it went. Throws if it must be tried again. */
export async function deliverOnce(
  id: NoticeId,
  type: Notice<Channel>['name'] | 'digest',
  send: () => Promise<Outcome>,
): Promise<void> {
  const claim = await claimNotice(id, new Date());
  if (claim === 'done') return;
  if (claim === 'busy') throw new Error('It is being sent by another run.');
  let outcome: Outcome;
  try {
    outcome = await send();
  } catch (error) {
    await releaseNotice(id);
    throw error;
  }
  await settleNotice(id, outcome);
  if (outcome === 'refused') logger.error('A message was refused for good.', { ...id, type, outcome });
  else logger.info('A message was handled.', { ...id, type, outcome });
}

/** False if another message's notice in the conversation covers this one. */
export async function isToDeliver(id: NoticeId, { orderId, tells }: Notice<Channel>): Promise<boolean> {
  return tells === undefined || orderId === null || claimConversation({ ...id, orderId }, tells, new Date());
}

const logger = new Logger();
