import { noteSeen } from '#functions/unreads/unreads.ts';
import { type Conversation, readTold } from '../notified-conversations.store.ts';

/**
 * Someone who replies on a channel has seen what it said about the conversation, so the next message is sent there
 * again. Half a read unit, and a write unit if anything was sent.
 */
export async function noteAnswered(of: Conversation, now: Date): Promise<void> {
  const told = await readTold(of);
  if (told) await noteSeen(of.accountId, { id: of.orderId, lastUpdate: told.entry }, now);
}
