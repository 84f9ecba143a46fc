import { instantOf, localDay } from '#schema/places/jobsite-clock.ts';
import { isOfThisCentury } from '#schema/technicians/technician-jobs.ts';
import type { SaidDay, SaidTime } from './read-time.rules.ts';

/** A service time in the jobsite's local time. */
export interface ServiceTime {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** `HH:mm:ss` */
  readonly serviceTime: string;
}

/**
 * The moment that somebody meant, given when it was said and read in the jobsite's time zone. A time without a day, or a weekday,
 * is the next one. A date without a year is at most half a year ahead; otherwise it is this year's, which is past and is refused
 * as such. Undefined for a date that does not exist or is in another century.
 */
export function serviceTimeOf(
  { day, time }: SaidTime,
  saidAt: Date,
  timeZone: string,
): ServiceTime | undefined {
  const today = localDay(saidAt, timeZone);
  const isOver = (date: string) => instantOf(date, time, timeZone) <= saidAt;
  const serviceDate = dateOf(day, today, isOver);
  return serviceDate === undefined ? undefined : { serviceDate, serviceTime: time };
}

function dateOf(day: SaidDay, today: string, isOver: (date: string) => boolean): string | undefined {
  switch (day.kind) {
    case 'today':
      return today;
    case 'tomorrow':
      return later(today, 1);
    case 'next':
      return isOver(today) ? later(today, 1) : today;
    case 'weekday': {
      const ahead = (day.weekday - new Date(today).getUTCDay() + 7) % 7;
      return ahead === 0 && isOver(today) ? later(today, 7) : later(today, ahead);
    }
    case 'date': {
      const year = Number(today.slice(0, 4));
      if (day.year !== null) return existing(day.year, day);
      const soon = [existing(year, day), existing(year + 1, day)].find(
        (date) => date !== undefined && date >= today && date <= later(today, mostDaysAhead),
      );
      return soon ?? existing(year, day);
    }
  }
}

const mostDaysAhead = 183;

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function existing(year: number, { month, day }: { month: number; day: number }): string | undefined {
  if (!isOfThisCentury(year)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}
