import type { Order } from '#functions/orders/order.ts';
import { readOrders } from '#functions/orders/read-order.ts';
import { bookedBefore, bookedFrom } from './job-list.store.ts';

/** A technician's unfinished bookings, by time. Two round trips. */
export async function bookingsOf(technicianId: string, now: Date): Promise<Order[]> {
  const orders = await bookedOrders(technicianId, now, { mostAhead: 100, mostBehind: 25 });
  return orders
    .filter(({ status }) => status === 'scheduled' || status === 'rescheduled')
    .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

/**
 * The orders a technician is or was booked for: from yesterday on, and the latest before. A job that nobody completed
 * keeps its old slot. Two round trips.
 */
export async function bookedOrders(
  technicianId: string,
  now: Date,
  { mostAhead, mostBehind }: { readonly mostAhead: number; readonly mostBehind: number },
): Promise<Order[]> {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const [ahead, behind] = await Promise.all([
    bookedFrom(technicianId, yesterday, mostAhead),
    bookedBefore(technicianId, yesterday, mostBehind),
  ]);
  const orders = await readOrders([...new Set([...ahead, ...behind])]);
  return [...orders.values()].filter(({ schedule }) => schedule?.technician.id === technicianId);
}

const day = 24 * 60 * 60 * 1000;

function timeOf({ schedule }: Order): string {
  return `${schedule?.serviceDate} ${schedule?.serviceTime}`;
}
