// The product has such a clock too (schema/places/jobsite-clock.ts), but nothing in local/ imports the product.

/** A day (`YYYY-MM-DD`) and a time (`HH:mm:ss`), local at a jobsite. */
export interface ServiceTime {
  readonly serviceDate: string;
  readonly serviceTime: string;
}

export function timeAt(instant: number, timeZone: string): ServiceTime {
  // Swedish dates look like ISO 8601.
  const [serviceDate = '', serviceTime = ''] = new Date(instant)
    .toLocaleString('sv-SE', { timeZone, hourCycle: 'h23' })
    .split(' ');
  return { serviceDate, serviceTime };
}

/** The instant of a local time; the first one if it comes twice. */
export function instantAt({ serviceDate, serviceTime }: ServiceTime, timeZone: string): number {
  const wanted = Date.parse(
    `${serviceDate}T${serviceTime.length === 5 ? `${serviceTime}:00` : serviceTime}Z`,
  );
  const ahead = (instant: number): number => {
    const shown = timeAt(instant, timeZone);
    return Date.parse(`${shown.serviceDate}T${shown.serviceTime}Z`) - instant;
  };
  const candidates = [wanted - dayMs, wanted + dayMs].map((near) => wanted - ahead(near));
  const exact = candidates.filter((instant) => instant + ahead(instant) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * The whole hours tomorrow and the day after at which a two-hour job fits into the jobsite's access hours, in order.
 * Sites without hours are open from eight to six. If nothing fits, the hour at which the site opens.
 */
export function hoursToOffer(
  now: number,
  {
    timeZone,
    accessHoursStart,
    accessHoursEnd,
  }: {
    readonly timeZone: string;
    readonly accessHoursStart: string | null;
    readonly accessHoursEnd: string | null;
  },
): ServiceTime[] {
  const opens = hours(accessHoursStart ?? '08:00:00');
  const closes = hours(accessHoursEnd ?? '18:00:00');
  const first = Math.min(Math.ceil(opens), 23);
  // Access hours past midnight are used up to midnight.
  const last = closes > opens ? Math.floor(closes - longestJobHours) : 23;
  const times = Array.from(
    { length: Math.max(last - first + 1, 1) },
    (_, index) => `${String(first + index).padStart(2, '0')}:00:00`,
  );
  const { serviceDate: today } = timeAt(now, timeZone);
  return [1, 2].flatMap((days) =>
    times.map((serviceTime) => ({ serviceDate: dayAfter(today, days), serviceTime })),
  );
}

/** `on Tuesday at 9 AM` */
export function inWords(time: ServiceTime, timeZone: string): string {
  const instant = new Date(instantAt(time, timeZone));
  const day = instant.toLocaleString('en-US', { timeZone, weekday: 'long' });
  const isWholeHour = time.serviceTime.slice(3, 5) === '00';
  const hour = instant.toLocaleString('en-US', {
    timeZone,
    hour: 'numeric',
    ...(isWholeHour ? {} : { minute: '2-digit' }),
  });
  return `on ${day} at ${hour}`;
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1000;
const longestJobHours = 2;

function hours(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}
