import { dayAfter, instantOf, localDay } from '#schema/places/jobsite-clock.ts';
import { offerEnd } from '../lifecycle/offers.rules.ts';
import type { Offer, Order, Schedule } from '../order.ts';

/** The reminders of a booked service, in the order in which they come. */
export const serviceReminders = [
  'service-scheduled',
  'service-start',
  'service-status',
  'service-update',
  'reschedule-prompt',
] as const;
export type ServiceReminder = (typeof serviceReminders)[number];

type ServiceTime = Pick<Schedule, 'serviceDate' | 'serviceTime'>;

/**
 * Twenty minutes after the order opened, when the search is over and quick technicians have answered; null if it never
 * opened.
 */
export function availabilityReminderTime({ openedAt }: Pick<Order, 'openedAt'>): Date | null {
  return openedAt === null ? null : new Date(Date.parse(openedAt) + 20 * minute);
}

/** Half an hour before an offer expires. */
export function offerReminderTime(offer: Pick<Offer, 'updatedAt' | 'expiredAt'>): Date {
  return new Date(offerEnd(offer).getTime() - 30 * minute);
}

/** Half an hour after a question was asked. */
export function questionReminderTime({ createdAt }: { readonly createdAt: string }): Date {
  return new Date(Date.parse(createdAt) + 30 * minute);
}

/**
 * When a reminder of a service is due, in the jobsite's time zone (an hour stays an hour when the clocks change). Null
 * if it would come after the scheduled day; the next morning's prompt asks instead.
 */
export function serviceReminderTime(
  reminder: ServiceReminder,
  order: Pick<Order, 'timeZone' | 'jobsite'>,
  { serviceDate, serviceTime }: ServiceTime,
): Date | null {
  const { timeZone } = order;
  const start = instantOf(serviceDate, serviceTime, timeZone);
  const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const onThatDay = (time: Date) => (localDay(time, timeZone) === serviceDate ? time : null);
  switch (reminder) {
    case 'service-scheduled':
      return after(-24 * hour);
    case 'service-start':
      return after(-hour);
    case 'service-status':
      return onThatDay(after(hour));
    case 'service-update': {
      const { accessHoursEnd } = order.jobsite;
      const closing = accessHoursEnd === null ? null : instantOf(serviceDate, accessHoursEnd, timeZone);
      return closing !== null && closing > start ? closing : onThatDay(after(8 * hour));
    }
    case 'reschedule-prompt':
      return instantOf(dayAfter(serviceDate), '08:00:00', timeZone);
  }
}

const minute = 60 * 1000;
const hour = 60 * minute;
