import { isEmbedded } from '../../lib/embedding.ts';
import { type OrderAnswers, readAnswers, writeAnswers } from '../../lib/order-answers.ts';
import { pendingOrders } from '../../lib/pending-order.ts';
import { randomId } from '../../lib/random-id.ts';

/** A conversation's state. */
export interface Conversation {
  /** Idempotency key of its order. */
  readonly key: string;
  readonly answers: OrderAnswers;
  /** Sent: the order is placed at the next sign-in. */
  readonly isSent: boolean;
}

/**
 * What this tab stored, so that a reload loses nothing. A conversation whose order has been placed is over. In a frame
 * nothing is stored or read: the browser may forbid it, and the host site needn't ask anyone's consent for it.
 */
export function keptConversation(): Conversation {
  const kept = isEmbedded() ? undefined : readStored();
  const isOver = kept?.isSent && !pendingOrders().some(({ key }) => key === kept.key);
  return kept === undefined || isOver ? { key: randomId(), answers: {}, isSent: false } : kept;
}

export function keepConversation({ key, answers, isSent }: Conversation): void {
  if (isEmbedded()) return;
  try {
    sessionStorage.setItem(name, JSON.stringify({ key, answers: writeAnswers(answers), isSent }));
  } catch {
    // Without storage only the convenience is lost, not the page.
  }
}

const name = 'ironcall.order-service';

function readStored(): Conversation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { key, answers, isSent } = stored as Record<string, unknown>;
    if (typeof key !== 'string' || typeof answers !== 'string') return undefined;
    return { key, answers: readAnswers(answers), isSent: isSent === true };
  } catch {
    return undefined;
  }
}
