import { dayAfter, instantOf, localDay } from '#schema/places/jobsite-clock.ts';
import { offerEnd } from '../lifecycle/offers.rules.ts';
import type { Offer, Order, Schedule } from '../order.ts';

/** What a booked service is reminded of, in the order in which it comes up. */
export const serviceReminders = [
  'service-scheduled',
  'service-start',
  'service-status',
  'service-update',
  'reschedule-prompt',
] as const;
export type ServiceReminder = (typeof serviceReminders)[number];

type ServiceTime = Pick<Schedule, 'serviceDate' | 'serviceTime'>;

/** Twenty minutes after the order opened, when its search is over and whoever was quick has answered; null while it never was. */
export function availabilityReminderTime({ openedAt }: Pick<Order, 'openedAt'>): Date | null {
  return openedAt === null ? null : new Date(Date.parse(openedAt) + 20 * minute);
}

/** Half an hour before an offer runs out. */
export function offerReminderTime(offer: Pick<Offer, 'updatedAt' | 'expiredAt'>): Date {
  return new Date(offerEnd(offer).getTime() - 30 * minute);
}

/** Half an hour after a question was asked. */
export function questionReminderTime({ createdAt }: { readonly createdAt: string }): Date {
  return new Date(Date.parse(createdAt) + 30 * minute);
}

/**
 * When a service at that time is reminded of, by the clocks of the jobsite (an hour is an hour there too on the days on which
 * they are changed). Null for what would come after the scheduled day is over: the next morning's prompt asks then.
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
