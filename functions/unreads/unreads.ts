import { headOf, type Order } from '#functions/orders/order.ts';
import { readNewestCards, readOrderNow } from '#functions/orders/read-order.ts';
import { seesOrder } from '#functions/orders/visibility.rules.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { CallContext } from '#functions/platform/trpc.ts';
import type { Unread } from '#schema/orders/chat.ts';
import { keepSeen, lastSeen } from './seen.store.ts';

/**
 * What is new on the newest 50 pending, open or scheduled orders that the caller owns or takes part in: the number of
 * timeline entries since the last look. Newest order first, leaving out those with nothing new. Two round trips: the
 * caller's own lists, which have the number of entries, then what was seen; half a read unit for six orders of each
 * list, and half a unit for thirty seen orders.
 */
export async function unreadsOf({ accountId, companyId }: Caller): Promise<Unread[]> {
  const own = await readNewestCards(companyId, ['needsService', 'scheduled'], {
    most: mostOrders,
    accountId,
  });
  const seen = await lastSeen(
    accountId,
    own.map(({ card }) => card.id),
  );
  return own
    .map(({ card: { id, lastUpdate } }) => ({
      orderId: id,
      count: Math.max(0, lastUpdate - (seen.get(id) ?? 0)),
    }))
    .filter(({ count }) => count > 0);
}

/**
 * Marks the order as seen in its current state. Repeating it changes nothing, so it needs no idempotency key. Two round trips:
 * the order with the caller's account, then one write unit. Throws NOT_FOUND, ACCOUNT_DEACTIVATED.
 */
export async function markAsRead(
  { confirm, now }: Pick<CallContext, 'confirm' | 'now'>,
  orderId: string,
): Promise<Unread> {
  const [caller, order] = await Promise.all([confirm(), readOrderNow(orderId)]);
  if (order === undefined || !seesOrder(caller, headOf(order))) throw notFound('The order');
  await noteSeen(caller.accountId, order, now);
  return { orderId, count: 0 };
}

/** Records that somebody with access has seen the order in this state. One write unit. */
export async function noteSeen(
  accountId: string,
  { id, lastUpdate }: Pick<Order, 'id' | 'lastUpdate'>,
  now: Date,
): Promise<void> {
  await keepSeen(accountId, id, lastUpdate, now);
}

/** The last entry of an order that somebody has seen; 0 for never. Half a read unit. */
export async function entrySeen(accountId: string, orderId: string): Promise<number> {
  return (await lastSeen(accountId, [orderId])).get(orderId) ?? 0;
}

const mostOrders = 50;
