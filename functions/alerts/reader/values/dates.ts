import { type WallTime, zoneOffset } from '../words/zones.ts';

/** A date, with its time and zone as far as the text states them, and where it stands. */
export interface FoundDate {
  /** ISO 8601: `2026-06-08T06:22:00-05:00`, without offset when no zone is stated, `2026-06-08` without a time. */
  readonly iso: string;
  readonly hasTime: boolean;
  readonly hasZone: boolean;
  readonly start: number;
  readonly end: number;
}

/** How dates of numbers alone are meant: `06/08/2026` is June 8 or August 6. */
export type DateOrder = 'day-first' | 'month-first';

/** The first date of a text from `from` on, beginning before `to`. */
export function findDate(text: string, from: number, to: number, order: DateOrder): FoundDate | undefined {
  // A search that runs on past the stretch would make a long message's cost grow with its square.
  const stretch = text.slice(0, to);
  dateStart.lastIndex = from;
  for (let match = dateStart.exec(stretch); match; match = dateStart.exec(stretch)) {
    const found = dateAt(text, match.index, order);
    if (found) return found;
  }
  return undefined;
}

/** The date that begins at `at`, or a time of day followed by its date. */
export function dateAt(text: string, at: number, order: DateOrder): FoundDate | undefined {
  const window = text.slice(at, at + 90);
  const before = timeThenDate(window, order);
  const found = before ?? dateThenTime(window, order);
  if (!found) return undefined;
  const { date, clock, end } = found;
  const zone = clock && (zoneAt(window, end, { ...date, ...clock }) ?? found.zone);
  return {
    iso: isoOf(date, clock, zone?.minutes),
    hasTime: clock !== undefined,
    hasZone: zone !== undefined,
    start: at,
    end: at + Math.max(end, zone?.end ?? 0),
  };
}

/** A time of day alone (`06:22 CDT`), for messages that put date and time apart. */
export function clockAt(text: string, at: number): { clock: Clock; zone: string; end: number } | undefined {
  const window = text.slice(at, at + 50);
  const clock = clockOf(window, 0);
  if (!clock) return undefined;
  const zone = zoneName(window, clock.end);
  return { clock: clock.clock, zone: zone?.name ?? '', end: at + (zone?.end ?? clock.end) };
}

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Puts a time of day, and a zone's name where there is one, to a date without a time. */
export function joinClock(isoDate: string, clock: Clock, zone: string): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const date = { year, month, day };
  const minutes = zone === '' ? undefined : offsetOf(zone, { ...date, ...clock });
  return isoOf(date, clock, minutes);
}

/** Puts a zone to a time that states none: a column's or a label's (`when_utc`). */
export function withZone(iso: string, zone: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/.exec(iso);
  if (!match) return iso;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return isoOf(
    { year, month, day },
    { hour, minute, second },
    offsetOf(zone, { year, month, day, hour, minute }),
  );
}

/** An instant given as seconds or milliseconds since 1970, as feeds do. */
export function epochIso(text: string): string | undefined {
  const digits = /^\d{10}(?:\d{3})?$/.exec(text.trim())?.[0];
  if (digits === undefined) return undefined;
  const instant = new Date(Number(digits) * (digits.length === 10 ? 1000 : 1));
  const year = instant.getUTCFullYear();
  return year >= 2000 && year < 2100 ? instant.toISOString().replace('.000Z', 'Z') : undefined;
}

/** What the unambiguous dates of a text, and its other habits, say about the rest. */
export function dateOrderOf(text: string): DateOrder {
  let dayFirst = 0;
  for (const match of text.matchAll(/(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g)) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (first > 12 && second <= 12) dayFirst += 2;
    else if (second > 12 && first <= 12) dayFirst -= 2;
    else if (match[2] === '.') dayFirst += 1;
  }
  if (dayFirst !== 0) return dayFirst > 0 ? 'day-first' : 'month-first';
  return dayFirstHabit.test(text) ? 'day-first' : 'month-first';
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dateStart = /(?<![\p{L}\p{N}.])(?:\d|[A-Za-zäéûñ])/gu;
const dayFirstHabit =
  /\b(?:Marque|Modèle|Gravité|Défaut|Panne|Lieu|Hersteller|Seriennummer|Störung|Standort|Betriebsstunden|Fecha|Unidad|Falla|Horas|Ubicación|Matricola|Guasto|Merk|Storing|Draaiuren|Fabricante|Falha|France|Germany|Deutschland|España|Italia|Nederland|England|Scotland|Wales|UK)\b|\b(?:BST|CET|CEST|MEZ|MESZ|AEST|AEDT|NZST|NZDT|SAST|United Kingdom|Uhr|Datum|Fecha|Ireland|Australia|New Zealand)\b|\bheure\b|\bData e\b/;

function dateThenTime(window: string, order: DateOrder) {
  const date = dateOf(window, order);
  if (!date) return undefined;
  const gap = /^(?:T|[\s,;|]{1,4}(?:-|–|\||@|at|um|à|a las|alle|kl\.?|ore|às|om)?\s{0,2}|\s?@\s?)?/i.exec(
    window.slice(date.end),
  );
  const clockStart = date.end + (gap?.[0].length ?? 0);
  const clock = clockStart > date.end ? clockOf(window, clockStart) : undefined;
  return clock
    ? { ...date, clock: clock.clock, end: clock.end, zone: undefined }
    : { ...date, clock: undefined, zone: undefined };
}

function timeThenDate(window: string, order: DateOrder) {
  const clock = clockOf(window, 0);
  if (!clock) return undefined;
  const zone = zoneName(window, clock.end);
  const after = zone?.end ?? clock.end;
  const gap = /^[\s,;|-]{1,4}(?:on|am|le|el|il|de|den|op|em)?\s{0,2}(?:[A-Za-zäéû]{2,10}day,?\s)?/i.exec(
    window.slice(after),
  );
  if (!gap) return undefined;
  const date = dateOf(window.slice(after + gap[0].length), order);
  if (!date) return undefined;
  const end = after + gap[0].length + date.end;
  const minutes = zone && offsetOf(zone.name, { ...date.date, ...clock.clock });
  return {
    date: date.date,
    clock: clock.clock,
    end,
    zone: minutes === undefined ? undefined : { minutes, end },
  };
}

function dateOf(window: string, order: DateOrder): { date: CalendarDate; end: number } | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(window);
  if (iso) return checked(Number(iso[1]), Number(iso[3]), Number(iso[4]), iso[0].length);
  const compact = /^(20\d{2})(\d{2})(\d{2})(?=T|\s|$|[,;)])/.exec(window);
  if (compact) return checked(Number(compact[1]), Number(compact[2]), Number(compact[3]), 8);
  const kanji = /^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/.exec(window);
  if (kanji) return checked(Number(kanji[1]), Number(kanji[2]), Number(kanji[3]), kanji[0].length);
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(window);
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const dayFirst = first > 12 || (second <= 12 && (order === 'day-first' || numbers[2] === '.'));
    const [month, day] = dayFirst ? [second, first] : [first, second];
    return checked(fullYear(numbers[4]), month, day, numbers[0].length);
  }
  const dayMonth =
    /^(\d{1,2})(?:st|nd|rd|th|\.|º)?[\s-]{1,3}(?:de |of )?(\p{L}{3,10})\.?,?[\s-]{1,3}(?:de |del )?(\d{4}|'?\d{2})(?![\d:])/iu.exec(
      window,
    );
  if (dayMonth) {
    return checked(fullYear(dayMonth[3]), monthNamed(dayMonth[2]), Number(dayMonth[1]), dayMonth[0].length);
  }
  const monthDay = /^(\p{L}{3,10})\.?[\s-]{1,3}(\d{1,2})(?:st|nd|rd|th)?,?[\s-]{1,3}(\d{4})(?!\d)/iu.exec(
    window,
  );
  if (monthDay)
    return checked(Number(monthDay[3]), monthNamed(monthDay[1]), Number(monthDay[2]), monthDay[0].length);
  return undefined;
}

function checked(year: number, month: number | undefined, day: number, end: number) {
  if (month === undefined || month < 1 || month > 12 || day < 1 || year < 1990 || year > 2100)
    return undefined;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= days ? { date: { year, month, day }, end } : undefined;
}

function fullYear(text: string | undefined): number {
  const digits = text?.replace("'", '') ?? '';
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function clockOf(window: string, at: number): { clock: Clock; end: number } | undefined {
  const text = window.slice(at, at + 24);
  const match =
    /^(\d{1,2})[:.hH](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?(?!\d)(?:\s?([ap])\.?m\b\.?)?(?:\s?Uhr\b|\s?h\b)?/i.exec(
      text,
    ) ??
    /^(\d{1,2})()()\s?([ap])\.?m\b\.?/i.exec(text) ??
    /^([01]\d|2[0-3])([0-5]\d)(\d{2})?(?=\s?(?:hrs?\b|Z\b|UTC\b|[+-]\d{2}:?\d{2}\b))(?:\s?hrs?\b)?/.exec(
      text,
    );
  if (!match) return undefined;
  const half = match[4]?.toLowerCase();
  const stated = Number(match[1]);
  if (half !== undefined && (stated < 1 || stated > 12)) return undefined;
  const hour = half === 'p' ? (stated % 12) + 12 : half === 'a' ? stated % 12 : stated;
  const clock = { hour, minute: Number(match[2] || 0), second: Number(match[3] || 0) };
  if (clock.hour > 23 || clock.minute > 59 || clock.second > 59) return undefined;
  return { clock, end: at + match[0].length };
}

function zoneAt(window: string, at: number, wall: WallTime): { minutes: number; end: number } | undefined {
  const zone = zoneName(window, at);
  const minutes = zone && offsetOf(zone.name, wall);
  return minutes === undefined || !zone ? undefined : { minutes, end: zone.end };
}

/** The words after a time that may name its zone: `Z`, `CDT`, `(UTC-06:00)`, `Central Time`, `America/Chicago`, `+02:00`. */
function zoneName(window: string, at: number): { name: string; end: number } | undefined {
  const match =
    /^(\s{0,2}[([]?\s?)((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Z][a-z]+\/[A-Z][A-Za-z_]+|(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?:\s(?:Standard|Daylight|Summer))?(?:\sTime)?|[A-Za-z]{1,4}(?![A-Za-z]))(\s?[)\]])?/.exec(
      window.slice(at),
    );
  if (!match?.[2]) return undefined;
  if (offsetOf(match[2], { year: 2026, month: 1, day: 1, hour: 0, minute: 0 }) === undefined)
    return undefined;
  // `3 pm et al`: short lower-case words are zones only where nobody would write them otherwise.
  if (/^[a-z]{1,2}$/.test(match[2]) && match[2] !== 'z') return undefined;
  return { name: match[2], end: at + match[0].length };
}

function offsetOf(name: string, at: WallTime): number | undefined {
  const numeric = /^(?:UTC|GMT)?\s?([+\-−])\s?(\d{1,2}):?(\d{2})?$/i.exec(name.trim());
  if (!numeric) return zoneOffset(name, at);
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return numeric[1] === '+' ? minutes : -minutes;
}

function isoOf(date: CalendarDate, clock: Clock | undefined, offset: number | undefined): string {
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  if (clock === undefined) return day;
  const time = `${day}T${two(clock.hour)}:${two(clock.minute)}:${two(clock.second)}`;
  if (offset === undefined) return time;
  if (offset === 0) return `${time}Z`;
  const size = Math.abs(offset);
  return `${time}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function monthNamed(name: string | undefined): number | undefined {
  const key = name?.toLowerCase() ?? '';
  return months.get(key) ?? months.get(key.slice(0, 3));
}

/** Month names by their first letters in English, and in full or as abbreviated where another language's differ. */
const months = new Map<string, number>(
  [
    ['jan', 'janv', 'januar', 'janvier', 'enero', 'ene', 'gennaio', 'gen', 'janeiro', 'jän', 'jänner'],
    ['feb', 'février', 'févr', 'fév', 'febrero', 'febbraio', 'fevereiro', 'fev'],
    ['mar', 'mär', 'märz', 'mrz', 'mars', 'marzo', 'maart', 'mrt', 'março'],
    ['apr', 'avr', 'avril', 'abril', 'abr', 'aprile'],
    ['may', 'mai', 'mayo', 'maggio', 'mag', 'maio', 'mei', 'maj'],
    ['jun', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho'],
    ['jul', 'juli', 'juil', 'juillet', 'julio', 'luglio', 'lug', 'julho'],
    ['aug', 'août', 'aoû', 'agosto', 'ago'],
    ['sep', 'sept', 'septiembre', 'settembre', 'set', 'setembro'],
    ['oct', 'okt', 'oktober', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
    ['nov', 'novembre', 'noviembre', 'novembro'],
    ['dec', 'dez', 'dezember', 'décembre', 'déc', 'diciembre', 'dic', 'dicembre', 'dezembro', 'des'],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);
