// Imports no library: pages use it too.

/** Access hours of a jobsite that has none set, `HH:mm:ss` (document 2 section 9). */
export const defaultAccessHours = { start: '08:00:00', end: '18:00:00' } as const;

/** The day (`YYYY-MM-DD`) at an instant, in a time zone. */
export function localDay(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** `YYYY-MM-DDTHH:mm:ss`, local time in the zone. */
export function wallClock(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T');
}

/** The day (`YYYY-MM-DD`) that comes `days` later, or earlier if negative. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/**
 * The instant of a local date (`YYYY-MM-DD`) and time (`HH:mm` or `HH:mm:ss`). A time skipped in spring counts as the
 * one clocks jump to; of a time that comes twice in fall, the first counts.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${clockTime(time)}Z`);
  const candidates = [wanted - day, wanted + day].map((near) => wanted - offsetAt(new Date(near), timeZone));
  const exact = candidates.filter((instant) => instant + offsetAt(new Date(instant), timeZone) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/**
 * The instant (ISO 8601, UTC) of a time in a message: by its offset, or else in the jobsite's time, where a bare date
 * means midnight. Null if it isn't a time.
 */
export function statedInstant(stated: string | null, timeZone: string): string | null {
  if (stated === null) return null;
  const [date = '', time = '00:00:00'] = stated.split('T');
  const clock = time.slice(0, 'HH:mm:ss'.length);
  if (Number.isNaN(Date.parse(`${date}T${clock}`))) return null;
  const isZoned = /(Z|[+-]\d{2}:?\d{2})$/.test(time);
  return (isZoned ? new Date(stated) : instantOf(date, clock, timeZone)).toISOString();
}

/** A time of day with seconds, so that the same time is always the same text, and the same slot. */
export function clockTime(time: string): string {
  return time.length === 'HH:mm'.length ? `${time}:00` : time;
}

const day = 24 * 60 * 60 * 1000;

/** Milliseconds by which local time is ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const shown = Date.parse(`${wallClock(instant, timeZone)}Z`);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/** Creating a formatter costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  // Swedish dates look like ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}
