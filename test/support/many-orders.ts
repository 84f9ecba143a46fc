import type { Order } from '#functions/orders/order.ts';
import { orderRow } from '#functions/orders/store/order-rows.ts';
import { batchWrite } from '#functions/platform/table.ts';
import { hand, orderRecord } from './order-index.ts';
import { creationOf, orderFromAlert } from './orders.ts';

/** An unsaved order with that number, as from an alert. */
export function anOrder(companyId: string, id: string, overrides: Partial<Order> = {}): Order {
  return { ...creationOf(orderFromAlert({ id, companyId })).order, ...overrides };
}

/** Saves only what lists need: the orders' own rows and the index rows made from them. */
export async function savedInLists(orders: readonly Order[]): Promise<void> {
  await savedRows(orders);
  await hand(orders.map((order) => orderRecord(orderRow(order))));
}

/** Saves only the orders' own rows, which are in the lists of their tabs. */
export async function savedRows(orders: readonly Order[]): Promise<void> {
  await batchWrite({ put: orders.map(orderRow), remove: [] });
}
