import type { Order } from '#functions/orders/order.ts';
import { orderRow } from '#functions/orders/order-rows.ts';
import { batchWrite } from '#functions/platform/table.ts';
import { hand, orderRecord } from './order-index.ts';
import { creationOf, orderFromAlert } from './orders.ts';

/** An order of that number and whatever is given, as an alert would have made it: nothing of it is saved. */
export function anOrder(companyId: string, id: string, overrides: Partial<Order> = {}): Order {
  return { ...creationOf(orderFromAlert({ id, companyId })).order, ...overrides };
}

/** Saves nothing but what lists are made of: the orders' own rows, and those that the stream makes of them. */
export async function savedInLists(orders: readonly Order[]): Promise<void> {
  await savedRows(orders);
  await hand(orders.map((order) => orderRecord(orderRow(order))));
}

/** Saves the orders' own rows alone, which stand in the lists of their tabs. */
export async function savedRows(orders: readonly Order[]): Promise<void> {
  await batchWrite({ put: orders.map(orderRow), remove: [] });
}
