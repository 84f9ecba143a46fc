import { headOf } from '#functions/orders/order.ts';
import { seesOrder, takesPart } from '#functions/orders/order-visibility.rules.ts';
import { readNewestCards, readOrderNow, readOrders } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { CallContext } from '#functions/platform/trpc.ts';
import type { Unread } from '#schema/unreads.ts';
import { keepSeen, lastSeen } from './seen.store.ts';

/**
 * What is new on the orders that the caller owns or takes part in, among the company's newest 50 that are pending, open or
 * scheduled: entries of the timeline that came after those it has looked at, of an order that it never looked at all of
 * them. Newest order first, those with nothing new left out. Two round trips: up to 100 cards, then the caller's orders
 * among them with what it has seen; some 5 read units, and 0.5 to 1 an order.
 */
export async function unreadsOf(caller: Caller): Promise<Unread[]> {
  const cards = await readNewestCards(caller.companyId, ['needsService', 'scheduled'], mostOrders);
  const ids = cards
    .filter(({ card, participantIds }) => takesPart(caller, { ownerId: card.ownerId, participantIds }))
    .map(({ card }) => card.id);
  const [orders, seen] = await Promise.all([readOrders(ids), lastSeen(caller.accountId, ids)]);
  return [...orders.values()]
    .map((order) => ({
      orderId: order.id,
      count: Math.max(0, order.lastUpdate - (seen.get(order.id) ?? 0)),
    }))
    .filter(({ count }) => count > 0);
}

/**
 * The caller has looked at the order as it stands now. Marking it again changes nothing, so it needs no idempotency key.
 * Two round trips: the order with the caller's account, then one write unit. Throws NOT_FOUND, ACCOUNT_DEACTIVATED.
 */
export async function markAsRead(
  { confirm, now }: Pick<CallContext, 'confirm' | 'now'>,
  orderId: string,
): Promise<Unread> {
  const [caller, order] = await Promise.all([confirm(), readOrderNow(orderId)]);
  if (order === undefined || !seesOrder(caller, headOf(order))) throw notFound('The order');
  await keepSeen(caller.accountId, orderId, order.lastUpdate, now);
  return { orderId, count: 0 };
}

const mostOrders = 50;
