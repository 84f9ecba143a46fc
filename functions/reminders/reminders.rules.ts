import * as z from 'zod';
import {
  type Escalation,
  escalations,
  type OrderEventDetail,
  type OrderEventName,
  opensMatching,
} from '#events/orders.ts';
import { answerTo } from '#functions/orders/chat/question.ts';
import { isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import {
  availabilityReminderTime,
  offerReminderTime,
  questionReminderTime,
  type ServiceReminder,
  serviceReminders,
  serviceReminderTime,
} from '#functions/orders/reminders/reminder-times.rules.ts';
import { orderChildId, orderId } from '#schema/ids.ts';
import { timeOfDay } from '#schema/places/places.ts';
import { escalationOf } from './escalations.rules.ts';

const common = {
  /** The name of its schedule, which says what it reminds of. */
  name: z.string().regex(/^[\w.-]{1,64}$/),
  orderId,
};

/** A reminder between being scheduled and being due. */
export const reminder = z.discriminatedUnion('reminder', [
  z.object({ ...common, reminder: z.literal('availability'), matchingRound: z.int().positive() }),
  z.object({ ...common, reminder: z.literal('availability-expiring'), offerId: orderChildId }),
  z.object({ ...common, reminder: z.literal('question'), questionId: orderChildId }),
  z.object({ ...common, reminder: z.literal('escalation'), escalation: z.enum(escalations) }),
  z.object({
    ...common,
    reminder: z.enum(serviceReminders),
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
 * The reminders that an event calls for, given the order's current state; the due times are in the order's rules. Each has a name
 * derived from what it reminds of, so that a repeated event schedules it once. Reminders due already, or within the minute to
 * which schedules are precise, are left out.
 */
export function remindersOf(
  name: OrderEventName,
  about: About,
  record: OrderRecord,
  now: Date,
): DueReminder[] {
  return calledForBy(name, about, record, now).filter(({ at }) => at.getTime() > now.getTime() + minute);
}

/** What to raise if nobody acts on the event; named in the same way. */
export function escalationsOf(name: OrderEventName, record: OrderRecord, now: Date): DueReminder[] {
  const kind = awaited(name);
  if (kind === undefined) return [];
  const due = escalationOf(kind, record, now);
  if (due === undefined || due.at.getTime() <= now.getTime() + minute) return [];
  const { id } = record.order;
  const reminder = 'escalation';
  return [
    { at: due.at, reminder: { name: `${id}-${kind}-${due.key}`, orderId: id, reminder, escalation: kind } },
  ];
}

function awaited(name: OrderEventName): Escalation | undefined {
  if (opensMatching.includes(name)) return 'no-technician';
  if (name === 'order.availability-submitted') return 'offer-unseen';
  return name === 'order.technician-assigned' || name === 'order.rescheduled' ? 'nobody-there' : undefined;
}

type About = Pick<OrderEventDetail, 'technicianIds' | 'updateId'>;

const minute = 60 * 1000;

function calledForBy(name: OrderEventName, about: About, record: OrderRecord, now: Date): DueReminder[] {
  if (opensMatching.includes(name)) return ofOpening(record);
  switch (name) {
    case 'order.availability-submitted':
      return ofOffers(record, about.technicianIds ?? [], now);
    case 'order.question-asked':
      return ofQuestion(record, about.updateId);
    case 'order.technician-assigned':
    case 'order.rescheduled':
      return serviceReminders.flatMap((kind) => ofService(record, kind));
    case 'order.jobsite-changed':
      return ofService(record, 'service-update');
    default:
      return [];
  }
}

/** A new order may wait for approval first. */
function ofOpening({ order }: OrderRecord): DueReminder[] {
  const { id, matchingRound } = order;
  const at = availabilityReminderTime(order);
  if (order.status !== 'open' || at === null) return [];
  return [
    {
      at,
      reminder: {
        name: `${id}-availability-${matchingRound}`,
        orderId: id,
        reminder: 'availability',
        matchingRound,
      },
    },
  ];
}

function ofOffers(
  { order, offers }: OrderRecord,
  technicianIds: readonly string[],
  now: Date,
): DueReminder[] {
  return offers
    .filter((offer) => technicianIds.includes(offer.technician.id) && isLive(offer, order, now))
    .map((offer) => ({
      at: offerReminderTime(offer),
      reminder: {
        name: `${order.id}-availability-expiring-${ownPartOf(offer.id, order.id)}`,
        orderId: order.id,
        reminder: 'availability-expiring',
        offerId: offer.id,
      },
    }));
}

function ofQuestion({ order, updates }: OrderRecord, questionId: string | undefined): DueReminder[] {
  const asked = updates.find(({ id }) => id === questionId);
  if (asked === undefined || answerTo(updates, asked.id) !== undefined) return [];
  return [
    {
      at: questionReminderTime(asked),
      reminder: {
        name: `${order.id}-question-${ownPartOf(asked.id, order.id)}`,
        orderId: order.id,
        reminder: 'question',
        questionId: asked.id,
      },
    },
  ];
}

function ofService({ order }: OrderRecord, kind: ServiceReminder): DueReminder[] {
  const isBooked = order.status === 'scheduled' || order.status === 'rescheduled';
  if (!isBooked || order.schedule === null) return [];
  const { serviceDate, serviceTime } = order.schedule;
  const at = serviceReminderTime(kind, order, order.schedule);
  if (at === null) return [];
  const named = `${order.id}-${kind}-${serviceDate}-${serviceTime.replaceAll(':', '')}`;
  return [
    {
      at,
      reminder: {
        // If the end of the access hours changes later, another one is scheduled.
        name:
          kind === 'service-update' ? `${named}-${at.toISOString().slice(11, 16).replace(':', '')}` : named,
        orderId: order.id,
        reminder: kind,
        serviceDate,
        serviceTime,
      },
    },
  ];
}

/** The part of a child's id after its order's. */
function ownPartOf(childId: string, ofOrder: string): string {
  return childId.slice(ofOrder.length + 1);
}
