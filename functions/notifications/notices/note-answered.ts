import { noteSeen } from '#functions/unreads/unreads.ts';
import { type Conversation, readTold } from '../notified-conversations.store.ts';

/**
 * Somebody who answers on a channel has seen what it told of the conversation, so the next message is told there again. Half a
 * read unit, and a write unit if there was anything told.
 */
export async function noteAnswered(of: Conversation, now: Date): Promise<void> {
  const told = await readTold(of);
  if (told) await noteSeen(of.accountId, { id: of.orderId, lastUpdate: told.entry }, now);
}
