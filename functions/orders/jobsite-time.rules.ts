/** The day (`YYYY-MM-DD`) that it is at an instant, in a time zone. */
export function localDay(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The day (`YYYY-MM-DD`) that comes `days` later; earlier where that is negative. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/**
 * The instant at which clocks of the zone show a date (`YYYY-MM-DD`) and a time (`HH:mm` or `HH:mm:ss`). A time that is
 * skipped in spring counts as the one that clocks jump to; of a time that comes twice in autumn, the first.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${clockTime(time)}Z`);
  const candidates = [wanted - day, wanted + day].map((near) => wanted - offsetAt(new Date(near), timeZone));
  const exact = candidates.filter((instant) => instant + offsetAt(new Date(instant), timeZone) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/**
 * The instant (ISO 8601, UTC) of a time as a message states it: with its offset, or else by the clocks at the jobsite, where a
 * day alone is its beginning. Null for what is no time.
 */
export function statedInstant(stated: string | null, timeZone: string): string | null {
  if (stated === null) return null;
  const [date = '', time = '00:00:00'] = stated.split('T');
  const clock = time.slice(0, 'HH:mm:ss'.length);
  if (Number.isNaN(Date.parse(`${date}T${clock}`))) return null;
  const isZoned = /(Z|[+-]\d{2}:?\d{2})$/.test(time);
  return (isZoned ? new Date(stated) : instantOf(date, clock, timeZone)).toISOString();
}

/** A time of day with its seconds: the same time is the same text, and so the same slot. */
export function clockTime(time: string): string {
  return time.length === 'HH:mm'.length ? `${time}:00` : time;
}

const day = 24 * 60 * 60 * 1000;

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const shown = Date.parse(`${wallClock(instant, timeZone)}Z`);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/** `YYYY-MM-DDTHH:mm:ss` as the zone's clocks show it. */
function wallClock(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T');
}

/** Building one costs a hundred times as much as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  // Swedish writes dates as ISO 8601 does.
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
