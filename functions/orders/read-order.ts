import type { Order } from './order.ts';
import { loadOrderRow } from './orders.store.ts';

/**
 * An order as it stands now, without its timeline, offers and the faults beyond its two most severe; undefined where
 * there is none. For other domains. One read unit.
 */
export async function readOrderSummary(orderId: string): Promise<Order | undefined> {
  return loadOrderRow(orderId);
}
