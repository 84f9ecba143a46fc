import { dateOrderIn } from './date-order.ts';
import { type CalendarDate, type Clock, clockAt, type DateOrder, dateAt } from './time-forms.ts';
import { beginsDayUnspaced } from './time-words.ts';
import { offsetOf, zoneAt, zoneBefore } from './zones.ts';

export type { DateOrder } from './time-forms.ts';

/** A date, a time of day or both, as stated in a text. */
export interface TimeMention {
  /** Offsets in UTF-16 units, end exclusive, zone included. */
  readonly start: number;
  readonly end: number;
  readonly date: CalendarDate | null;
  readonly clock: Clock | null;
  /** The zone as written (`EST`, `America/Denver`, `GMT+2`, `+02:00`, `Z`). */
  readonly zone: string | null;
  /** Days before the message was sent: `today` 0, `yesterday` 1. */
  readonly daysAgo?: number;
  /** `Tuesday`: the last one before the message was sent; Sunday is 0. */
  readonly weekday?: number;
}

/** All dates, times of day and adjacent pairs of both in a text, in order, without overlaps. */
export function timesIn(text: string, order: DateOrder): readonly TimeMention[] {
  const found: TimeMention[] = [];
  let at = 0;
  while (at < text.length) {
    const start = nextStart(text, at);
    if (start < 0) break;
    const mention = mentionAt(text, start, order);
    if (mention) found.push(mention);
    at = mention ? Math.max(mention.end, start + 1) : behindRun(text, start);
  }
  return found;
}

/** The time of day in a range that is known to be a time, where bare digits (`154210`) count. */
export function clocksIn(text: string, start: number, end: number): readonly TimeMention[] {
  const found = clockAt(text, start, true);
  return found && found.end <= end
    ? [{ start, end: found.end, date: null, clock: found.clock, zone: zoneAt(text, found.end)?.zone ?? null }]
    : [];
}

/**
 * The order of day and month in a text's dates: by a number over 12, by certain dates nearby, or by the customs of its language
 * and country.
 */
export function dateOrderOf(text: string): DateOrder {
  return inBothOrders(text).order;
}

/** All dates and times in a text, its numeric dates read in the text's own order. */
export function timesOf(text: string): readonly TimeMention[] {
  const { order, found } = inBothOrders(text);
  return text.length > tellingLength ? timesIn(text, order) : found[order];
}

/** Characters used to find the order of dates. */
const tellingLength = 50_000;

function inBothOrders(text: string) {
  const beginning = text.slice(0, tellingLength);
  const found = { mdy: timesIn(beginning, 'mdy'), dmy: timesIn(beginning, 'dmy') };
  return { order: dateOrderIn(text, found.mdy, found.dmy), found };
}

/**
 * The ISO 8601 form of one or two mentions (a date and a separate time of day): with an offset if the zone, or `zone`, is known;
 * a date alone if there is no time of day. A missing year is the one that brings the date nearest to `sent` (ISO 8601). Null
 * without a date, and for one that does not exist (30 February).
 */
export function isoTime(
  parts: readonly TimeMention[],
  sent: string | undefined,
  zone?: string,
): string | null {
  const dated =
    parts.find((part) => part.date) ??
    parts.find((part) => part.daysAgo !== undefined || part.weekday !== undefined);
  if (!dated) return null;
  const clock = dated.clock ?? parts.find((part) => part.clock)?.clock ?? null;
  const said = dated.zone ?? parts.find((part) => part.zone)?.zone ?? zone ?? null;
  const day = dayOf(dated, sent, said);
  if (day === null || clock === null) return day;
  const local = `${day}T${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}`;
  const offset =
    said === null ? null : (offsetOf(said, local) ?? (zone === undefined ? null : offsetOf(zone, local)));
  return local + (offset === '+00:00' ? 'Z' : (offset ?? ''));
}

/** Where the next number or word starts that may start a mention; -1 for none. */
function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (beginsNumber(text, at)) return at;
    } else if (code > firstEastern) {
      if (beginsDayUnspaced(code)) return at;
    } else if (isLetter(code) && (at === 0 || !isOfWord(text.charCodeAt(at - 1)))) return at;
  }
  return -1;
}

const firstEastern = 0x2e80;

function isLetter(code: number): boolean {
  return code < 128
    ? (code > 64 && code < 91) || (code > 96 && code < 123)
    : letter.test(String.fromCharCode(code));
}

function isOfWord(code: number): boolean {
  return isDigit(code) || isLetter(code);
}

/** Not inside a number (`8,114.6`), a name (`EX-21`), an offset (`+02:00`) or an amount. */
function beginsNumber(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charAt(at - 1);
  const second = at > 1 ? text.charAt(at - 2) : ' ';
  if (isDigit(before.charCodeAt(0)) || before === '_' || before === '$' || before === '#' || before === '+')
    return false;
  // A row of a CSV file: `-81.51901,2026-09-02T15:41:22Z`.
  if (before === ',' && dateOfRow.test(text.slice(at, at + 10))) return true;
  // A literal `\n`, as in a JSON string.
  if (letter.test(before)) return before.charCodeAt(0) > 0x2e80 || (second === '\\' && /[nrt]/.test(before));
  if (
    before === '-' ||
    before === '−' ||
    before === '/' ||
    before === '.' ||
    before === ',' ||
    before === ':' ||
    before === '–'
  )
    return !(
      isDigit(second.charCodeAt(0)) ||
      (before !== ':' && before !== ',' && before !== '.' && letter.test(second) && before !== '–')
    );
  return true;
}

const dateOfRow = /^(?:20[1-4]\d([-/])\d\d\1\d\d|\d{1,2}[./]\d{1,2}[./]20[1-4]\d)/;

/** The end of the letters or digits that start there. */
function behindRun(text: string, at: number): number {
  const first = text.charCodeAt(at);
  let end = at + 1;
  if (first > firstEastern || (text[at - 1] === '\\' && /[nrt]/.test(text[at] ?? ''))) return end;
  const goesOn = isDigit(first) ? isDigit : isOfWord;
  while (end < text.length && goesOn(text.charCodeAt(end)) && text.charCodeAt(end) < firstEastern) end += 1;
  return end;
}

const letter = /[\p{L}\p{M}]/u;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function mentionAt(text: string, start: number, order: DateOrder): TimeMention | undefined {
  if (startsNoTime(text, start)) return undefined;
  const date = dateAt(text, start, order);
  if (date) {
    const gap = date.clock ? undefined : gapAt(text, date.end, dateGap);
    const behind = gap === undefined ? undefined : clockAt(text, gap, gap > date.end);
    const clock = date.clock ?? behind?.clock ?? null;
    const clockEnd = behind?.end ?? date.end;
    // `ALERT 1/2   10:02 AM`
    const isFar = date.needsClock && (gap ?? 0) - date.end > 2 && text.startsWith('   ', date.end);
    if ((clock === null && date.needsClock) || isFar) return clockFirst(text, start, order);
    const zone = date.zone ? undefined : zoneAt(text, clockEnd);
    // `13 August 2026 (SAST)`: the zone of that day's times elsewhere in the text.
    const isOfDay = clock === null && /^ ?[(（]/.test(text.slice(clockEnd, clockEnd + 2));
    const end = clock === null ? clockEnd : (zone?.end ?? clockEnd);
    // `Mar 10 08:51:00 CET 2026`: the format of C and Java.
    const year =
      behind && date.date?.year === null ? /^\s(20[1-4]\d)(?![\d:.-])/.exec(text.slice(end, end + 7)) : null;
    const label = zone || date.zone || clock === null ? undefined : zoneBefore(text, start);
    return {
      start,
      end: end + (year?.[0].length ?? 0),
      date: date.date && year?.[1] ? { ...date.date, year: Number(year[1]) } : date.date,
      clock,
      zone: date.zone ?? (clock !== null || isOfDay ? zone?.zone : undefined) ?? label ?? null,
      ...(date.daysAgo === undefined ? {} : { daysAgo: date.daysAgo }),
      ...(date.weekday === undefined ? {} : { weekday: date.weekday }),
    };
  }
  return clockFirst(text, start, order);
}

/** A time of day, with the date after it if there is one: `08:51 MDT 03/10/2026`, `0851 on 10 March`. */
function clockFirst(text: string, start: number, order: DateOrder): TimeMention | undefined {
  const alone = clockAt(text, start, beforeClock.test(text.slice(Math.max(0, start - 8), start)));
  // Four bare digits are a time of day only with a date after them.
  const clock =
    alone ?? (packedClock.test(text.slice(start, start + 5)) ? clockAt(text, start, true) : undefined);
  if (!clock) return undefined;
  const zone = zoneAt(text, clock.end);
  const end = zone?.end ?? clock.end;
  const gap = gapAt(text, end, clockGap);
  const date = gap > end ? dateAt(text, gap, order) : undefined;
  const isDated = date && !date.clock && !clockAt(text, gapAt(text, date.end, dateGap), true);
  if (!alone && !(isDated && date.date)) return undefined;
  if (!isDated)
    return {
      start,
      end,
      date: null,
      clock: clock.clock,
      zone: zone?.zone ?? zoneBefore(text, start) ?? null,
    };
  const late = zone ? undefined : zoneAt(text, date.end);
  return {
    start,
    end: late?.end ?? date.end,
    date: date.date,
    clock: clock.clock,
    zone: zone?.zone ?? late?.zone ?? zoneBefore(text, start) ?? null,
    ...(date.daysAgo === undefined ? {} : { daysAgo: date.daysAgo }),
    ...(date.weekday === undefined ? {} : { weekday: date.weekday }),
  };
}

/** `kl. 05.24`, `klo 14`, `um 8.51`. */
const beforeClock = /(?<!\p{L})(?:kl\.?|klo|klokken|klockan|um|om|godz\.?|alle(?: ore)?|às|às|ve)\s$/iu;
const packedClock = /^[0-2]\d[0-5]\d(?!\d)/;

/** A version, or the numbers of a fault: `v10.2.14`, `FMI 16:04`; a house number after its block: `豊洲3-2-24`. */
function startsNoTime(text: string, start: number): boolean {
  if (!isDigit(text.charCodeAt(start))) return false;
  const lead = text.slice(Math.max(0, start - 10), start);
  if (/(?:^|[\s(])(?:v(?! )|ver|vers|version|fw|sw|rev|firmware|software|release)[.:]?[ ]?$/i.test(lead))
    return true;
  if (/(?:SPN|FMI)[:/ #]{0,2}$/i.test(lead)) return true;
  return (
    lead.charCodeAt(lead.length - 1) > 0x2e80 &&
    /^\d{1,2}-\d{1,2}-\d{1,2}(?!\d)/.test(text.slice(start, start + 9))
  );
}

/** Where the text after a gap starts. */
function gapAt(text: string, at: number, gap: RegExp): number {
  return at + (gap.exec(text.slice(at, at + 40))?.[0].length ?? 0);
}

/** Between a date and its time of day: `T`, ` at `, `, um `, ` (Di.), `. */
const dateGap =
  /^(?:T(?=\d)|(?:\s?[(（]\p{L}{1,12}\.?[)）]|,?[^\S\n\t](?![AaPp]\.?[Mm]|[上下午오])\p{L}{2,3}\.?(?=,?[^\S\n\t]\d\d?[:.]))?\)?(?:\.|[^\S\n\t]?(?:г|р|года?|року?|d|god)(?:\.|(?=[\s,])))?(?:[^\S\n\t]{0,2}[,;/|·@–-])?[^\S\n\t]{0,3}(?:(?:uhrzeit|zeit|time|heure|hora|ora|ore|tijd|tid|час|время|czas|čas|saat|aika)\s?[.:=]?[^\S\n\t]{1,2}|(?:at|um|gegen|around|about|approx\.?|às|as|à|vers|(?:a|sobre) las?|alle(?:[^\S\n\t]ore)?|klo|kl\.?|klokken|klockan|ore|la ora|om|o godz\.?|godz\.?|v|ve|o|u|ob|в|о|об|у|kell|plkst\.?|pukul|jam|lúc|στις|เวลา|الساعة|בשעה|the)[^\S\n\t]{1,2}(?:about |around |ca\.? |circa )?)?)/iu;
/** Between a time of day and the date after it. */
const clockGap =
  /^[^\S\n\t]?(?:[,;/|·(@–-][^\S\n\t]?|[^\S\n\t])?(?:(?:on the|on|of|am|vom|le|du|el|del|de|il|del|den|op|em|do|dnia|dne|ngày|tanggal|в|на|this|local(?: time)?,?)[^\S\n\t])?(?:\p{L}{2,10}(?:day|tag|di|dag),?\.?[^\S\n\t](?=\d|\p{Lu})|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun),?\.?[^\S\n\t])?/iu;

/** The date as `YYYY-MM-DD`; null if it is unknown or does not exist. */
function dayOf(
  { date, daysAgo, weekday }: TimeMention,
  sent: string | undefined,
  zone: string | null,
): string | null {
  const today = sentDay(sent, zone);
  if (date) {
    const { month, day } = date;
    if (date.year !== null) return calendarDay(date.year, month, day);
    if (today === null) return null;
    const year = Number(today.slice(0, 4));
    const days = [year - 1, year, year + 1]
      .map((each) => calendarDay(each, month, day))
      .filter((each) => each !== null);
    const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(today));
    return days.reduce<string | null>(
      (best, each) => (best === null || distance(each) < distance(best) ? each : best),
      null,
    );
  }
  if (today === null) return null;
  const back = daysAgo ?? (new Date(today).getUTCDay() - (weekday ?? 0) + 7) % 7;
  return new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10);
}

/** The day on which it was sent, in the fault's zone if both are known. */
function sentDay(sent: string | undefined, zone: string | null): string | null {
  if (sent === undefined || !/^\d{4}-\d{2}-\d{2}/.test(sent)) return null;
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(sent) && zone !== null ? Date.parse(sent) : Number.NaN;
  const offset = Number.isNaN(instant) ? null : offsetOf(zone ?? '', sent.slice(0, 16));
  if (offset === null) return Number.isNaN(Date.parse(sent.slice(0, 10))) ? null : sent.slice(0, 10);
  const minutes =
    (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)));
  return new Date(instant + minutes * 60_000).toISOString().slice(0, 10);
}

function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
