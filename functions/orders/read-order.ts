import { idSortKey } from '#schema/ids.ts';
import type { ListedOrder } from './lists/card.rules.ts';
import type { OrderGroup } from './lists/groups.rules.ts';
import { queryRange } from './lists/list.store.ts';
import { type Lane, wholeLane } from './lists/plan.rules.ts';
import type { Offer, Order, OrderHead } from './order.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { loadHead, loadOffer, loadOrder, loadOrderRow } from './store/orders.store.ts';

/** An order's version and who may see it. Half a read unit. */
export async function readOrderHead(orderId: string): Promise<OrderHead | undefined> {
  return loadHead(orderId);
}

/** The orders that exist, by id. One round trip, half a read unit per 4 KB of each. May lag briefly. */
export async function readOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  const found = await Promise.all(orderIds.map((id) => loadOrderRow(id, { consistent: false })));
  return byId(orderIds, found);
}

/** A technician's offers, by order id. One round trip, half a read unit per order asked about. May lag briefly. */
export async function readOffers(
  technicianId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const found = await Promise.all(orderIds.map((id) => loadOffer(id, technicianId)));
  return byId(orderIds, found);
}

/** An order as it is now, without faults, offers and timeline. One read unit per 4 KB. */
export async function readOrderNow(orderId: string): Promise<Order | undefined> {
  return loadOrderRow(orderId, { consistent: true });
}

/** An order with its faults, offers and timeline; undefined if there is none. Consistent by default. One round trip. */
export async function readWholeOrder(
  orderId: string,
  { consistent = true }: { consistent?: boolean } = {},
): Promise<WholeOrder | undefined> {
  return loadOrder(orderId, { consistent });
}

/**
 * The newest orders of a company in those groups, everybody's or one person's, as list cards. One round trip, half a
 * read unit for about seven.
 */
export async function readNewestCards(
  companyId: string,
  groups: readonly OrderGroup[],
  { most, accountId }: { readonly most: number; readonly accountId?: string },
): Promise<ListedOrder[]> {
  const reads = await Promise.all(
    groups.map((group) => {
      const lane: Lane = accountId === undefined ? { of: 'tab', group } : { of: 'person', accountId, group };
      return queryRange(companyId, wholeLane(lane), { sortDir: 'desc', limit: most });
    }),
  );
  return reads
    .flatMap(({ rows }) => rows)
    .sort((one, other) => (idSortKey(one.card.id) > idSortKey(other.card.id) ? -1 : 1))
    .slice(0, most);
}

function byId<T>(ids: readonly string[], found: readonly (T | undefined)[]): ReadonlyMap<string, T> {
  return new Map(
    ids.flatMap((id, index) => {
      const one = found[index];
      return one === undefined ? [] : [[id, one] as const];
    }),
  );
}
