import * as z from 'zod';
import { callsForReminders, standingEvents } from '#events/orders.ts';
import { handler as updateTechnicianStats } from '#functions/jobs/update-technician-stats.ts';
import { listingOf } from '#functions/orders/lists/listing.ts';
import { bringIntoLists } from '#functions/orders/lists/listings.store.ts';
import { readOrderNow } from '#functions/orders/read-order.ts';
import { handler as setReminders } from '#functions/reminders/set-reminders.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import { bring, type HeardEvent, heardDuring } from './heard-events.ts';
import { type Present, playHistory } from './history.ts';

const input = z.object({ companyId: z.string(), now: z.iso.datetime() });

/**
 * Gives a new stack a history: orders in each tab, with everything the product would have made of them by now, but
 * without notifying anyone of the past. The laptop runtime runs it once, as it runs functions, before any events are
 * delivered.
 */
export async function handler(event: unknown): Promise<Pick<Present, 'booked' | 'next'>> {
  const { companyId, now } = input.parse(event);
  const { answer, heard } = await heardDuring(() => playHistory(companyId, new Date(now)));
  const { orderIds, booked, next } = answer;
  // What queues and streams would have done, except for notifying people.
  await Promise.all(orderIds.map(list));
  await bring(updateTechnicianStats, heard, standingEvents);
  for (const id of whoOffered(heard)) await indexTechnician(id);
  await bring(setReminders, heard, callsForReminders);
  return { booked, next };
}

async function list(orderId: string): Promise<void> {
  const order = await readOrderNow(orderId);
  if (order !== undefined) await bringIntoLists(listingOf(order));
}

/** Technicians whose stats have changed. Anyone booked or reviewed had made an offer first. */
function whoOffered(events: readonly HeardEvent[]): ReadonlySet<string> {
  const offers = events.filter(({ name }) => name === 'order.availability-submitted');
  return new Set(offers.flatMap(({ detail }) => detail.technicianIds ?? []));
}
