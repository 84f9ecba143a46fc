import { noteSeen } from '#functions/unreads/unreads.ts';
import { type Conversation, readTold } from '../notified-conversations.store.ts';

/**
 * Who answers by a channel has looked at what that told of the conversation: the next message is told there again. Half a read unit,
 * and one write unit where it told of any.
 */
export async function noteAnswered(of: Conversation, now: Date): Promise<void> {
  const told = await readTold(of);
  if (told) await noteSeen(of.accountId, { id: of.orderId, lastUpdate: told.entry }, now);
}
