import type { Order } from '#functions/orders/order.ts';
import { readOrders } from '#functions/orders/read-order.ts';
import { bookedBefore, bookedFrom } from './job-list.store.ts';

/** The orders for which a technician is booked and has yet to finish, by time. Two round trips. */
export async function bookingsOf(technicianId: string, now: Date): Promise<Order[]> {
  const orders = [...(await readOrders(await slotsOf(technicianId, now))).values()];
  return orders
    .filter(
      ({ status, schedule }) =>
        (status === 'scheduled' || status === 'rescheduled') && schedule?.technician.id === technicianId,
    )
    .sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));
}

const day = 24 * 60 * 60 * 1000;
const mostAhead = 100;
/** A job that goes on after its day, or that nobody completed, keeps its slot there. */
const mostBehind = 25;

async function slotsOf(technicianId: string, now: Date): Promise<string[]> {
  const yesterday = new Date(now.getTime() - day).toISOString().slice(0, 10);
  const [ahead, behind] = await Promise.all([
    bookedFrom(technicianId, yesterday, mostAhead),
    bookedBefore(technicianId, yesterday, mostBehind),
  ]);
  return [...new Set([...ahead, ...behind])];
}

function timeOf({ schedule }: Order): string {
  return `${schedule?.serviceDate} ${schedule?.serviceTime}`;
}
