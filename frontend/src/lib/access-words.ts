import { wallClock } from '#schema/places/jobsite-clock.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { timeOfDayWords } from './service-time.ts';
import { foreignZoneName } from './time.ts';

/** `8:00 AM – 6:00 PM CST`; the zone is named when it is not the reader's. Undefined where no hours are set. */
export function accessHoursWords(jobsite: Jobsite, timeZone: string, now: Date): string | undefined {
  const { accessHoursStart: start, accessHoursEnd: end } = jobsite;
  if (start === null || end === null) return undefined;
  const zone = foreignZoneName(timeZone, now);
  return `${timeOfDayWords(start)} – ${timeOfDayWords(end)}${zone ? ` ${zone}` : ''}`;
}

/** Whether the jobsite lets people in now, by its own clock; undefined where no hours are set. */
export function isOpenNow(jobsite: Jobsite, timeZone: string, now: Date): boolean | undefined {
  const { accessHoursStart: start, accessHoursEnd: end } = jobsite;
  if (start === null || end === null) return undefined;
  const time = wallClock(now, timeZone).slice('YYYY-MM-DDT'.length);
  return time >= start && time < end;
}
