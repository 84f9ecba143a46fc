/**
 * `Just now`, `4m ago`, `3h ago` within the same day, `Yesterday`, `Nov 3`, and `Nov 3, 2025` in other years (document 2
 * section 4). Days are counted in `timeZone`, by default the reader's.
 */
export function relativeTime(time: string, now: Date, timeZone?: string): string {
  const then = new Date(time);
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1 && minutes > -2) return 'Just now';
  const daysAgo = dayNumber(now, timeZone) - dayNumber(then, timeZone);
  if (minutes > 0 && minutes < 60) return `${minutes}m ago`;
  if (minutes > 0 && daysAgo === 0) return `${Math.floor(minutes / 60)}h ago`;
  if (daysAgo === 1) return 'Yesterday';
  const sameYear = parts(now, timeZone).year === parts(then, timeZone).year;
  return format(then, { month: 'short', day: 'numeric', ...(sameYear ? {} : { year: 'numeric' }), timeZone });
}

/** The same after other words: `Detected just now`, `Detected yesterday`. */
export function relativeTimeAfter(words: string, time: string, now: Date, timeZone?: string): string {
  const relative = relativeTime(time, now, timeZone);
  return `${words} ${/^(Just now|Yesterday)$/.test(relative) ? relative.toLowerCase() : relative}`;
}

/** `4m ago` within the hour, then `7:31 PM`: for entries under a day's title (document 2 section 9). */
export function timeWithinDay(time: string, now: Date): string {
  const then = new Date(time);
  return now.getTime() - then.getTime() < 60 * 60_000
    ? relativeTime(time, now)
    : format(then, { hour: 'numeric', minute: '2-digit' });
}

/** `Nov 20, 2026, 7:31 PM CST`, in `timeZone`, by default the reader's. */
export function exactTime(time: string, timeZone?: string): string {
  return format(new Date(time), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}

/** `Nov 20, 2026`, in the reader's time zone. */
export function calendarDay(time: string): string {
  return format(new Date(time), { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Nov 20, 2026 at 7:31 PM` in `timeZone`, named if it isn't the reader's. */
export function stampWords(time: string, timeZone: string): string {
  const then = new Date(time);
  const day = format(then, { month: 'short', day: 'numeric', year: 'numeric', timeZone });
  const zone = foreignZoneName(timeZone, then);
  return [`${day} at ${format(then, { hour: 'numeric', minute: '2-digit', timeZone })}`, zone]
    .filter(Boolean)
    .join(' ');
}

/** `CST`: the zone to add to a time of day. Undefined if it is the reader's own. */
export function foreignZoneName(timeZone: string, at: Date): string | undefined {
  const own = offsetName(at, undefined);
  return offsetName(at, timeZone) === own ? undefined : zoneName(at, timeZone);
}

/** `Tue, Nov 24 at 8:00 AM`, from a local date (`yyyy-MM-dd`) and time (`HH:mm…`) at the jobsite. */
export function serviceTimeWords(date: string, time: string | null): string | undefined {
  const at = new Date(`${date.slice(0, 10)}T${time?.slice(0, 5) ?? '00:00'}:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = at.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return time === null ? day : `${day} at ${timeOfDayWords(time)}`;
}

/** `8:00 AM`, from `08:00` or `08:00:00`. */
export function timeOfDayWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

type Options = Omit<Intl.DateTimeFormatOptions, 'timeZone'> & { readonly timeZone?: string | undefined };

/** A formatter takes about 50 µs to create, and a list shows many times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  let found = formatters.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-US', options as Intl.DateTimeFormatOptions);
    formatters.set(key, found);
  }
  return found;
}

function format(date: Date, options: Options): string {
  return formatter(options).format(date);
}

function parts(date: Date, timeZone: string | undefined) {
  const found = Object.fromEntries(
    formatter({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return { year: found.year ?? 0, month: found.month ?? 1, day: found.day ?? 1 };
}

/** The calendar day in the zone, as whole days since 1970. */
function dayNumber(date: Date, timeZone: string | undefined): number {
  const { year, month, day } = parts(date, timeZone);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function zoneName(date: Date, timeZone: string | undefined): string {
  return partOf(date, { timeZoneName: 'short', timeZone });
}

function offsetName(date: Date, timeZone: string | undefined): string {
  return partOf(date, { timeZoneName: 'longOffset', timeZone });
}

function partOf(date: Date, options: Options): string {
  return (
    formatter(options)
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}
