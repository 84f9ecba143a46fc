import * as z from 'zod';
import type { OrderEventDetail, OrderEventName } from '#events/orders.ts';
import { instantOf } from '#functions/orders/jobsite-time.rules.ts';
import { isLive, offerEnd } from '#functions/orders/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/order-commands.ts';
import { orderChildId, orderId } from '#schema/ids.ts';
import { timeOfDay } from '#schema/places.ts';

/** A reminder on its way from the moment that it is set to the one at which it is due. */
export const reminder = z.discriminatedUnion('reminder', [
  z.object({
    /** Of its schedule, and of the command that it gives once. */
    name: z.string().regex(/^[\w.-]{1,64}$/),
    orderId,
    reminder: z.literal('availability-expiring'),
    offerId: orderChildId,
  }),
  z.object({
    name: z.string().regex(/^[\w.-]{1,64}$/),
    orderId,
    reminder: z.enum(['service-scheduled', 'service-start']),
    serviceDate: z.iso.date(),
    serviceTime: timeOfDay,
  }),
]);
export type Reminder = z.infer<typeof reminder>;

export interface DueReminder {
  readonly at: Date;
  readonly reminder: Reminder;
}

/**
 * The reminders that follow from an event, of the order as it stands: half an hour before an offer runs out, a day and an
 * hour before the service. Each is named by what it reminds of, so that an event that comes twice sets it once; what is due
 * already, or within the minute to which schedules are precise, is left out.
 */
export function remindersOf(
  name: OrderEventName,
  { technicianIds = [] }: Pick<OrderEventDetail, 'technicianIds'>,
  record: OrderRecord,
  now: Date,
): DueReminder[] {
  const due =
    name === 'order.availability-submitted' ? ofOffers(record, technicianIds, now) : ofService(record);
  return due.filter(({ at }) => at.getTime() > now.getTime() + minute);
}

const minute = 60 * 1000;
const hour = 60 * minute;

function ofOffers(
  { order, offers }: OrderRecord,
  technicianIds: readonly string[],
  now: Date,
): DueReminder[] {
  return offers
    .filter((offer) => technicianIds.includes(offer.technician.id) && isLive(offer, order, now))
    .map((offer) => ({
      at: new Date(offerEnd(offer).getTime() - 30 * minute),
      reminder: {
        name: `${order.id}-availability-expiring-${offer.id.slice(order.id.length + 1)}`,
        orderId: order.id,
        reminder: 'availability-expiring',
        offerId: offer.id,
      },
    }));
}

/** Clocks at the jobsite count, and an hour is an hour there too on the days on which they are changed. */
function ofService({ order }: OrderRecord): DueReminder[] {
  const isBooked = order.status === 'scheduled' || order.status === 'rescheduled';
  if (!isBooked || order.schedule === null) return [];
  const { serviceDate, serviceTime } = order.schedule;
  const start = instantOf(serviceDate, serviceTime, order.timeZone).getTime();
  return hoursBefore.map(([kind, hours]) => ({
    at: new Date(start - hours * hour),
    reminder: {
      name: `${order.id}-${kind}-${serviceDate}-${serviceTime.replaceAll(':', '')}`,
      orderId: order.id,
      reminder: kind,
      serviceDate,
      serviceTime,
    },
  }));
}

const hoursBefore = [
  ['service-scheduled', 24],
  ['service-start', 1],
] as const;
