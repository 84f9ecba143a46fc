import { localDay, wallClock } from '#schema/places/jobsite-clock.ts';
import type { Jobsite } from '#schema/places/places.ts';

/** The jobsite's access hours and time zone. */
export interface Site {
  readonly jobsite: Pick<Jobsite, 'accessHoursStart' | 'accessHoursEnd'>;
  readonly timeZone: string;
}

/** A day (`YYYY-MM-DD`) and whole hour (`HH:00`) in the jobsite's time. */
export interface Arrival {
  readonly day: string;
  readonly hour: string;
}

/** How many days ahead a time can be offered. */
export const daysOffered = 30;

/** The days from today on that still have an hour to arrive. */
export function daysOf(site: Site, now: Date): string[] {
  const today = localDay(now, site.timeZone);
  return Array.from({ length: daysOffered }, (_, index) => dayAfter(today, index)).filter(
    (day) => hoursOf(day, site, now).length > 0,
  );
}

/** A day's whole hours for an arrival: within access hours, and still ahead. */
export function hoursOf(day: string, { jobsite, timeZone }: Site, now: Date): string[] {
  const clock = wallClock(now, timeZone);
  return hoursWithAccess(jobsite).filter((hour) => `${day}T${hour}:00` > clock);
}

/**
 * A form's initial time: the first hour the technician can make, with an hour to get ready. Not before 8 in the morning
 * if the jobsite has no access hours.
 */
export function firstArrival(site: Site, now: Date, travelHours: number): Arrival | undefined {
  const ready = new Date(now.getTime() + (1 + travelHours) * hourLong);
  const { accessHoursStart } = site.jobsite;
  const earliest = accessHoursStart === null ? '08:00' : '00:00';
  for (const day of daysOf(site, now)) {
    const hour = hoursOf(day, site, ready).find((each) => each >= earliest);
    if (hour !== undefined) return { day, hour };
  }
  return undefined;
}

/** The same hour on the first later day: the initial time for moving a job. */
export function laterArrival(site: Site, now: Date, present: Arrival): Arrival | undefined {
  const days = daysOf(site, now);
  const day = days.find((each) => each > present.day) ?? days.at(-1);
  if (day === undefined) return undefined;
  const hours = hoursOf(day, site, now);
  const hour = hours.find((each) => each >= present.hour) ?? hours.at(-1);
  return hour === undefined ? undefined : { day, hour };
}

const hourLong = 3_600_000;

function hoursWithAccess({ accessHoursStart: start, accessHoursEnd: end }: Site['jobsite']): string[] {
  if (start === null || end === null) return wholeHours;
  const within = wholeHours.filter((hour) => hour >= start.slice(0, 5) && hour < end.slice(0, 5));
  // Access hours that contain no whole hour are ignored: they would leave nothing to offer.
  return within.length > 0 ? within : wholeHours;
}

const wholeHours: string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
