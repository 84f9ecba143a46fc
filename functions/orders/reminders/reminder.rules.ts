import { type Refused, refuse } from '#functions/platform/refusal.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { UpdateType } from '#schema/orders/order-values.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { enoughOffers, isLive, isOfThisRound, isPast } from '../lifecycle/offers.rules.ts';
import {
  nextUpdateId,
  type OrderCommand,
  type OrderRecord,
  type Outline,
  type Rule,
} from '../lifecycle/order-commands.ts';
import { presenceOf } from '../lifecycle/presence.rules.ts';
import type { Order, Schedule } from '../order.ts';
import { type ServiceReminder, serviceReminderTime } from './reminder-times.rules.ts';

/**
 * Sends a reminder if it still applies: what it asks for isn't done, nothing it is about has changed since it was set,
 * and the timeline doesn't have it yet, so that a repeated one is sent once.
 */
export const remind: Rule<'remind'> = (record, command, { now }) => {
  switch (command.reminder) {
    case 'availability':
      return availabilityReminder(record, command, now);
    case 'availability-expiring':
      return offerReminder(record, command, now);
    case 'question':
      return questionReminder(record, command);
    default:
      return serviceReminder(record, command, now);
  }
};

type Decided = Outline | Refused;
type CommandFor<Kind> = Extract<OrderCommand, { readonly name: 'remind'; readonly reminder: Kind }>;

/** Reminds the technicians that this round alerted and who have not answered, highest scores first. */
function availabilityReminder(
  { order, offers, updates }: OrderRecord,
  { matchingRound, alerted }: CommandFor<'availability'>,
  now: Date,
): Decided {
  if (order.status !== 'open' || order.matchingRound !== matchingRound) return outdated();
  if (offers.filter((offer) => isLive(offer, order, now)).length >= enoughOffers) return outdated();
  // A round begins when the order opens, so any later entry is of this round.
  const sinceOpened = updates.filter(({ createdAt }) => createdAt >= (order.openedAt ?? ''));
  if (sinceOpened.some(({ updateTypeName }) => updateTypeName === 'availability_reminder_sent'))
    return outdated();
  const answered = new Set([
    ...offers.filter((offer) => isOfThisRound(offer, order)).map(({ technician }) => technician.id),
    ...sinceOpened
      .filter(({ updateTypeName }) => updateTypeName === 'availability_removed')
      .map(({ data }) => String(data.technicianId)),
  ]);
  const silent = alerted
    .filter(({ id }) => !answered.has(id))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, mostReminded);
  if (silent.length === 0) return outdated();
  return {
    updates: [
      {
        type: 'availability_reminder_sent',
        byBot: 'now',
        data: { matchingRound, technicians: silent.length },
      },
    ],
    about: { technicianIds: silent.map(({ id }) => id), updateId: nextUpdateId(order) },
  };
}

/** As many as one event can name. */
const mostReminded = 25;

function offerReminder(
  { order, offers, updates }: OrderRecord,
  { offerId }: CommandFor<'availability-expiring'>,
  now: Date,
): Decided {
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined || !isLive(offer, order, now)) return outdated();
  const type = 'availability_expiring_reminder_sent';
  if (updates.some(({ updateTypeName, data }) => updateTypeName === type && data.offerId === offerId)) {
    return outdated();
  }
  return {
    updates: [{ type, byBot: 'now', data: { technicianId: offer.technician.id, offerId } }],
    about: { technicianIds: [offer.technician.id], updateId: nextUpdateId(order) },
  };
}

/** Brings up a question that has been neither answered nor brought up. */
function questionReminder({ order, updates }: OrderRecord, { questionId }: CommandFor<'question'>): Decided {
  const asked = updates.find(
    ({ id, updateTypeName }) => id === questionId && updateTypeName === 'service_question_asked',
  );
  if (asked === undefined || updates.some(({ parentId }) => parentId === questionId)) return outdated();
  return {
    updates: [
      {
        type: 'bot_service_question_asked',
        byBot: 'now',
        parentId: questionId,
        data: { asked: asked.data.question },
      },
    ],
    about: { updateId: nextUpdateId(order) },
  };
}

function serviceReminder(
  record: OrderRecord,
  { reminder, serviceDate, serviceTime }: CommandFor<ServiceReminder>,
  now: Date,
): Decided {
  const { order } = record;
  const { schedule } = order;
  if (schedule?.serviceDate !== serviceDate || schedule.serviceTime !== serviceTime) return outdated();
  const type = reminderEntries[reminder];
  if (has(sinceBooked(record), type) || !isCalledFor(reminder, record, schedule, now)) return outdated();
  return {
    updates: [{ type, byBot: 'now', data: { serviceDate, serviceTime } }],
    about: { updateId: nextUpdateId(order) },
  };
}

const reminderEntries = {
  'service-scheduled': 'bot_service_scheduled_reminder',
  'service-start': 'bot_service_start_reminder',
  'service-status': 'bot_service_status_reminder',
  'service-update': 'bot_service_update_reminder',
  'reschedule-prompt': 'bot_reschedule_prompt',
} as const satisfies Record<ServiceReminder, UpdateType>;

/** Whether the reminder still makes sense, even if it was delayed, for example among dead letters. */
function isCalledFor(reminder: ServiceReminder, record: OrderRecord, schedule: Schedule, now: Date): boolean {
  const { order } = record;
  switch (reminder) {
    case 'service-scheduled':
    case 'service-start':
      return !isPast(order, schedule.serviceDate, schedule.serviceTime, now);
    case 'service-status':
      // Arrivals can only be marked on that day.
      return localDay(now, order.timeZone) === schedule.serviceDate && !hasArrived(record, now);
    case 'service-update':
      return isDue(reminder, order, schedule, now) && isAtWork(record, now);
    case 'reschedule-prompt':
      // However the day went, the job is neither complete nor rescheduled.
      return true;
  }
}

/** The access hours may have been extended since it was set; then a later reminder is on its way. */
function isDue(reminder: ServiceReminder, order: Order, schedule: Schedule, now: Date): boolean {
  const due = serviceReminderTime(reminder, order, schedule);
  // Clocks of different machines differ slightly.
  return due !== null && now.getTime() > due.getTime() - 60_000;
}

/** Marks are made on the scheduled day only, so any since the booking is of that day. */
export function hasArrived(record: OrderRecord, now: Date): boolean {
  return presenceOf(record.order, now) === 'on-site' || has(sinceBooked(record), 'technician_marked_on_site');
}

/** On-site, with no report since on how the day went. */
function isAtWork(record: OrderRecord, now: Date): boolean {
  const sinceArrival = sinceLast(record, 'technician_marked_on_site');
  return presenceOf(record.order, now) === 'on-site' && !has(sinceArrival, 'done_for_day', 'parts_needed');
}

/** The timeline since the service got its present time. */
function sinceBooked(record: OrderRecord): readonly OrderUpdate[] {
  return sinceLast(record, 'technician_scheduled', 'job_rescheduled');
}

function sinceLast({ updates }: OrderRecord, ...types: readonly UpdateType[]): readonly OrderUpdate[] {
  return updates.slice(updates.findLastIndex(({ updateTypeName }) => types.includes(updateTypeName)) + 1);
}

function has(updates: readonly OrderUpdate[], ...types: readonly UpdateType[]): boolean {
  return updates.some(({ updateTypeName }) => types.includes(updateTypeName));
}

function outdated() {
  return refuse('CONFLICT', 'What this would remind of is over.');
}
