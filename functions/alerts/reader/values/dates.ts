import { ideographic } from '../../reading/letters.ts';
import { foldedWord } from '../characters.ts';
import { endOf, isMixed, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { months } from '../words/months.ts';
import { beginsZoneInFull, placeZone, type WallTime, zoneInFull, zoneOffset } from '../words/zones.ts';
import {
  clockBeforeAm,
  clockGap,
  clockOfHalf,
  dateGap,
  figuresOfDay,
  labelOfClock,
  militaryClock,
  packedClock,
  packedHalf,
  partOfDay,
  weekday,
} from './date-forms.ts';
import {
  breaksLine,
  directions,
  easternZone,
  firstWord,
  inBrackets,
  localTime,
  nameGoesOn,
  offsetBehind,
  signInWords,
  toldZone,
  universalTime,
  wordsBeforeZone,
  wordsThenZone,
  wordsToo,
  zoneAfterComma,
  zoneAsLabel,
  zoneOfUniversal,
  zoneShape,
} from './zone-forms.ts';
import { withZonesOfPlace } from './zones-of-place.ts';

/** A date, with its time and zone as far as the text states them, and where it stands. */
export interface FoundDate {
  /** ISO 8601: `2026-06-08T06:22:00-05:00`, without offset when no zone is stated, `2026-06-08` without a time. */
  readonly iso: string;
  readonly hasTime: boolean;
  readonly hasZone: boolean;
  /** The year is the one in which the message was sent. */
  readonly ofSending: boolean;
  readonly start: number;
  readonly end: number;
}

/** How dates of numbers alone are meant: `06/08/2026` is June 8 or August 6, `26/07/14` may begin with its year. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

/** True where a word has the shape of a date's or a time's first: most numbers of an alert have not. */
export function mayBeginDate(scan: Scan, word: number): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  const end = endOf(scan, word);
  const before = text.charCodeAt(start - 1);
  if (before === dot || (before === dash && isDigit(text.charCodeAt(start - 2)))) return false;
  if (before > 0x2e80 && end - start < 3 && isHouse(text, start)) return false;
  if (!isDigit(text.charCodeAt(start))) {
    if (((scan.bits[word] ?? 0) & may.month) !== 0) return isDigit(text.charCodeAt(startOf(scan, word + 1)));
    return end - start === 2 && halvesOfDay.has(text.slice(start, end));
  }
  const next = text.charCodeAt(end);
  // `412,5. Desde 24 de março`: a decimal at the end of its sentence.
  if (before === comma && next === dot && isDigit(text.charCodeAt(start - 2)))
    return isDigit(text.charCodeAt(end + 1));
  const following = scan.bits[word + 1] ?? 0;
  switch (end - start) {
    case 1:
    case 2:
      if (next === colon || next === dash || next === slash || next === dot) return true;
      if (next === comma) return false;
      return (
        // `08 giờ 25 ngày 4 tháng 3 năm 2026`
        (following & (may.month | may.hours)) !== 0 ||
        isJoint(scan, word + 1) ||
        isHalf(scan, word + 1) ||
        isEastern(scan, word + 1)
      );
    case 3:
    case 4:
    case 5:
      // `2026-06-08`, `0622 hrs`, `8th June`, `14h05 le 8 juin`, `2PM`, `2026年`.
      return (
        next === dash ||
        next === slash ||
        next === dot ||
        isEastern(scan, word + 1) ||
        isMixed(scan.shapes[word] ?? 0) ||
        (end - start === 4 &&
          ((following & (may.hours | may.month)) !== 0 ||
            (next === space && maySetTime(text, start, end)) ||
            // `2026 m. kovo 4 d.`
            (text.startsWith('20', start) && ((scan.bits[word + 2] ?? 0) & may.month) !== 0)))
      );
    default:
      return (
        text.startsWith('20', start) ||
        isMixed(scan.shapes[word] ?? 0) ||
        (end - start === 6 && next === space && sixFigures.test(text.slice(start, end + 6)))
      );
  }
}

/** `260714 06:41`: year, month and day in one, before a time. */
const sixFigures = /^([23]\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?=\s\d{2}[:.]\d{2}(?!\d))/;

/** `豊洲3-2-24`, `中央1-2-3`: a house by the numbers of its block, right behind a name. */
function isHouse(text: string, at: number): boolean {
  return (
    /^\d{1,2}-\d{1,2}-\d{1,2}(?!\d)/.test(text.slice(at, at + 9)) &&
    !/[日時时间刻月]$/.test(text.slice(at - 1, at)) &&
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text.slice(at - 1, at))
  );
}

/** `0555 EST 02/27/2026`, `at 1530 on 12 May` */
function maySetTime(text: string, start: number, end: number): boolean {
  if (!militaryClock.test(text.slice(start, end + 12))) return false;
  return !text.startsWith(' on ', end) || text[start] === '0' || text.slice(start - 3, start) === 'at ';
}

/**
 * The date that begins at `at`, or a time of day followed by its date. `sent`: when the message was sent (ISO 8601), whose year
 * is that of a date without one (`October 20`).
 */
export function dateAt(text: string, at: number, order: DateOrder, sent?: string): FoundDate | undefined {
  const era = text.slice(at - 2, at) === '令和' ? /^(?:元|\d{1,2})(?=年)/.exec(text.slice(at, at + 3)) : null;
  if (era) return inReiwa(text, at, era[0], order);
  const window = withZonesOfPlace(text, at, at + 90);
  const dated =
    timeThenDate(window, order) ??
    dateThenTime(window, order) ??
    printedByProgram(window, order) ??
    militaryGroup(window);
  const found =
    dated ??
    (sent === undefined
      ? undefined
      : (timeThenDate(window, order, sent) ?? dateThenTime(window, order, sent)));
  if (!found || (!found.clock && namesStreet(text, at))) return undefined;
  const { date, clock, end } = found;
  const { year, month, day } = date;
  const wall = clock && { year, month, day, hour: clock.hour, minute: clock.minute };
  const universal = wall && universalBeside(window, end, wall);
  if (universal)
    return {
      iso: universal.iso,
      hasTime: true,
      hasZone: true,
      ofSending: dated === undefined,
      start: at,
      end: at + universal.end,
    };
  const zone = wall && (zoneOfClock(window, end, wall) ?? found.zone);
  const minutes = zone?.minutes ?? (wall && zoneBefore(text, at, wall));
  return {
    iso: isoOf(date, clock, minutes),
    hasTime: clock !== undefined,
    hasZone: minutes !== undefined,
    ofSending: dated === undefined,
    start: at,
    end: at + Math.max(end, zone?.end ?? 0),
  };
}

/** `Straße des 17. Juni 12`, `Av. 25 de Mayo 30`, `Rua XV de Novembro 17`: a day that a street is called by, and its house. */
function namesStreet(text: string, at: number): boolean {
  return streetOfDay.test(text.slice(Math.max(0, at - 28), at));
}

const streetOfDay =
  /(?:(?:stra(?:ß|ss)e|platz|allee|ring) des|(?:rue|place|avenue|boulevard|quai|cours|square) du|(?<!\p{L})(?:avenida|av(?:da?)?\.?|rua|r\.|calle|c\/|plaza|praça|praceta|largo|travessa|boulevard|blvd\.?|rodovia|via|viale|piazza|corso|ul\.|ulica|al\.|plac|strada|calea|piața))\s(?:(?:[IVXL]{1,5}|\d{1,2})\.? (?:d[eo] )?)?$/iu;

/** `14:07 local (18:07 UTC)`, `14:07 / 18:07Z`: the same instant as a time of Greenwich, beside one of no zone that is stated. */
function universalBeside(
  window: string,
  at: number,
  wall: WallTime,
): { iso: string; end: number } | undefined {
  const match = universalTime.exec(window.slice(at, at + 48));
  const told = match && clockOf(window, at + match[0].length);
  if (!match || !told) return undefined;
  const behind = zoneOfUniversal.exec(window.slice(told.end, told.end + 8));
  if (match[1] === undefined && !behind) return undefined;
  const ahead = told.clock.hour * 60 + told.clock.minute - (wall.hour * 60 + wall.minute);
  // Zones are whole quarters of an hour from it, at most fourteen hours behind and twelve before.
  if (ahead % 15 !== 0) return undefined;
  const days = ahead < -14 * 60 ? 1 : ahead > 12 * 60 ? -1 : 0;
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  const { clock, end } = told;
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  return { iso: isoOf(day, clock, 0), end: end + (behind?.[0].length ?? 0) };
}

/** `令和8年6月17日 7:48`: a year of the Japanese era that began in 2019. */
function inReiwa(text: string, at: number, year: string, order: DateOrder): FoundDate | undefined {
  const common = `${2018 + (year === '元' ? 1 : Number(year))}`;
  const found = dateAt(common + text.slice(at + year.length, at + 60), 0, order);
  return found && { ...found, start: at, end: at + found.end - common.length + year.length };
}

/** A time of day as a claim has it that waits for its date: `6:22:0 CDT`. */
export function clockText({ clock, zone }: { readonly clock: Clock; readonly zone: string }): string {
  return `${clock.hour}:${clock.minute}:${clock.second} ${zone}`.trim();
}

/** A time of day alone (`06:22 CDT`), for messages that put date and time apart. */
export function clockAt(text: string, at: number): { clock: Clock; zone: string; end: number } | undefined {
  const window = withZonesOfPlace(text, at, at + 50);
  const clock = clockOf(window, 0);
  if (!clock) return undefined;
  const zone = zoneName(window, clock.end);
  return { clock: clock.clock, zone: zone?.name ?? '', end: at + (zone?.end ?? clock.end) };
}

/** A time of day of four figures (`0322`), where something else says that they are one. */
export function clockOfFigures(text: string): { clock: Clock; zone: string } | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)[Hh]?$/.exec(text) ?? [];
  return hour && minute
    ? { clock: { hour: Number(hour), minute: Number(minute), second: 0 }, zone: '' }
    : undefined;
}

/** `1430 yesterday`, `1430 hrs 7 May`: four figures that a day makes a time. */
export function isClockOfDay(text: string, at: number): boolean {
  const window = text.slice(at, at + 32);
  const [, month] = figuresOfDay.exec(window) ?? [];
  return month !== undefined && (!/^\p{Lu}/u.test(month) || monthNamed(month) !== undefined);
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

/**
 * An instant that a program gives in figures: seconds or milliseconds since 1970 (`1770648660`, `1770648660.25`, `1770648660 (unix)`,
 * `epoch 1783014000`, `/Date(1770648660000+0200)/`, whose zone is none of the instant's), a date with its time in fourteen figures (`20260609140000`), or the days since 1900
 * that spreadsheets count (`46182.583`).
 */
export function epochIso(text: string): string | undefined {
  const value = text.trim();
  const digits = epoch.exec(value)?.[1];
  if (digits !== undefined) {
    const instant = new Date(Number(digits) * (digits.length === 10 ? 1000 : 1));
    const year = instant.getUTCFullYear();
    if (year < 2000 || year >= 2100) return undefined;
    return instant.toISOString().replace('.000Z', 'Z');
  }
  return isoOfFigures(value) ?? isoOfDays(value);
}

const epoch =
  /^(?:(?:unix|epoch)(?: time)?:? |\\?\/Date\()?(\d{10}(?=\.\d{1,9}$)|\d{10}(?:\d{3})?)(?:\.\d{1,9}| \(?(?:unix|epoch)(?: time)?\)?|(?:[+-]\d{4})?\)\\?\/)?$/i;

/** `20260609140000`, `20260609140000Z` */
function isoOfFigures(value: string): string | undefined {
  const [, year, month, day, hour, minute, second, zone = ''] = figures.exec(value) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
}

const figures =
  /^(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])([0-5]\d)([0-5]\d)(?:\.\d{1,6})?(Z)?$/;

function isoOfDays(value: string): string | undefined {
  if (!/^[45]\d{4}\.\d{2,12}$/.test(value)) return undefined;
  const minutes = Math.round((Number(value) - dayOf1970) * 1440);
  return new Date(minutes * 60_000).toISOString().slice(0, 19);
}

/** Days from the first that spreadsheets count to 1970. */
const dayOf1970 = 25_569;

export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const [dot, dash, slash, colon, comma, space, underscore] = [46, 45, 47, 58, 44, 32, 95];
const halvesOfDay = new Set(['오전', '오후', '午前', '午後', '上午', '下午']);

/** `8 de junio`, `8. of June`. */
function isJoint(scan: Scan, word: number): boolean {
  return ((scan.bits[word + 1] ?? 0) & may.month) !== 0 && endOf(scan, word) - startOf(scan, word) <= 3;
}

function isHalf(scan: Scan, word: number): boolean {
  const first = scan.text.charCodeAt(startOf(scan, word)) | 32;
  return (first === 97 || first === 112) && endOf(scan, word) - startOf(scan, word) <= 2;
}

function isEastern(scan: Scan, word: number): boolean {
  return ((scan.shapes[word] ?? 0) & ideographic) !== 0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A date with its year, or, where it is told when the message was sent, one without. */
function readDate(window: string, order: DateOrder, sent: string | undefined) {
  return sent === undefined ? dateOf(window, order) : dateNear(window, order, sent);
}

/** A date with the time and the zone that stand beside it. */
interface DatedTime {
  readonly date: CalendarDate;
  readonly clock: Clock | undefined;
  readonly end: number;
  readonly zone: ZoneAt | undefined;
}

interface ZoneAt {
  readonly minutes: number;
  readonly end: number;
}

/** Whoever makes one makes it here, so that all have one shape. */
function datedTime(
  date: CalendarDate,
  clock: Clock | undefined,
  end: number,
  zone: ZoneAt | undefined,
): DatedTime {
  return { date, clock, end, zone };
}

/**
 * `Sep 22 11:00:00 CDT 2026`, `22 Sep 11:00:00 2026`, as programs in C and Java print it, and `May 14, 9:41 AM MDT 2026`, `5/14 9:41
 * AM 2026`, `Sep 12 at 3:02 PM CDT 2026` like it: the year last.
 */
function printedByProgram(window: string, order: DateOrder): DatedTime | undefined {
  const match =
    /^(\p{L}{3,9}|\d{1,2})(?:\.?\s{1,2}|\/)(\d{1,2}|\p{L}{3,9}),?(?:\sat)?\s(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?([AaPp])\.?[Mm]\.?)?\s(?:([A-Z]{2,5}|[+-]\d{4})\s)?(20\d{2})(?![\d-])/u.exec(
      window,
    );
  if (!match) return undefined;
  const [, first = '', then = ''] = match;
  const isNumbered = isDigit(first.charCodeAt(0)) && isDigit(then.charCodeAt(0));
  // `14 5 9:41 2026` is none.
  if (isNumbered && !/^\d{1,2}\//.test(window)) return undefined;
  const dayFirst = isNumbered
    ? Number(first) > 12 || (Number(then) <= 12 && order === 'day-first')
    : isDigit(first.charCodeAt(0));
  const [month, day] = dayFirst ? [then, first] : [first, then];
  const found = checked(
    Number(match[8]),
    isNumbered ? Number(month) : monthNamed(month),
    Number(day),
    match[0].length,
  );
  if (!found) return undefined;
  const [stated = 0, minute = 0, second = 0] = match.slice(3, 6).map((part) => Number(part ?? 0));
  const half = match[6]?.toLowerCase();
  const hour = half === undefined ? stated : (stated % 12) + (half === 'p' ? 12 : 0);
  const clock = { hour, minute, second };
  if (stated > (half === undefined ? 23 : 12) || minute > 59 || second > 59) return undefined;
  const minutes = match[7] === undefined ? undefined : offsetOf(match[7], { ...found.date, ...clock });
  const { date, end } = found;
  return datedTime(date, clock, end, minutes === undefined ? undefined : { minutes, end });
}

/** `141530Z SEP 26`: day, hour, minute and zone in one, as armed forces write it. */
function militaryGroup(window: string): DatedTime | undefined {
  if (!isDigit(window.charCodeAt(5)) || isDigit(window.charCodeAt(6))) return undefined;
  const match = /^(\d{2})([01]\d|2[0-3])([0-5]\d)([A-IK-Z])\s?([A-Za-z]{3})\s?(20\d{2}|\d{2})(?!\d)/.exec(
    window,
  );
  const found = match
    ? checked(fullYear(match[6]), monthNamed(match[5]), Number(match[1]), match[0].length)
    : undefined;
  if (!match || !found) return undefined;
  const clock = { hour: Number(match[2]), minute: Number(match[3]), second: 0 };
  const hours = militaryZones.indexOf(match[4] ?? '') - 12;
  return datedTime(found.date, clock, found.end, { minutes: hours * 60, end: found.end });
}

/** From twelve hours west of Greenwich to twelve east; J is the reader's own. */
const militaryZones = 'YXWVUTSRQPONZABCDEFGHIKLM';

function dateThenTime(window: string, order: DateOrder, sent?: string): DatedTime | undefined {
  const date = readDate(window, order, sent);
  if (!date) return undefined;
  const day = weekday.exec(window.slice(date.end, date.end + 16))?.[0].length ?? 0;
  const gap = dateGap.exec(window.slice(date.end + day, date.end + day + 24));
  const clockStart = date.end + day + (gap?.[0].length ?? 0);
  const clock =
    clockStart > date.end || /[日일]$/.test(window.slice(0, date.end))
      ? (clockOf(window, clockStart) ??
        (/(?:@|\bat)\s{0,2}$/.test(gap?.[0] ?? '') ? bareClock(window, clockStart) : undefined))
      : undefined;
  // `12 May 2026⇥6:12PM 24 Mar 2026`: the time of the next column's date.
  const isOfNext =
    clock !== undefined &&
    gap?.[0].includes('\t') === true &&
    readDate(window.slice(clock.end).replace(/^(?:,| on)?\s/, ''), order, sent) !== undefined;
  const told =
    (isOfNext ? undefined : clock) ??
    compactClock(window, date.end) ??
    clockInBrackets(window, date.end) ??
    figuresBehind(window, date.end) ??
    labelledClock(window, date.end);
  return datedTime(date.date, told?.clock, told?.end ?? date.end, undefined);
}

/** `July 19, 2026, five-fifteen p.m. (17:15)`: a time in words, and in figures behind it. */
function clockInBrackets(window: string, at: number): { clock: Clock; end: number } | undefined {
  const words = /^,?\s\p{L}[\p{L} .-]{2,30}\((?=\d{1,2}:\d{2}\))/u.exec(window.slice(at, at + 44));
  const clock = words ? clockOf(window, at + words[0].length) : undefined;
  return clock && { clock: clock.clock, end: clock.end + 1 };
}

/** `20261205-233100Z`, `2026-12-05_23:31` */
function compactClock(window: string, at: number): { clock: Clock; end: number } | undefined {
  const joint = window.charCodeAt(at);
  if (joint !== dash && joint !== underscore) return undefined;
  if (/^\d\d:\d\d/.test(window.slice(at + 1, at + 6))) return clockOf(window, at + 1);
  const match = at === 8 ? /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)?(?!\d)/.exec(window.slice(9, 17)) : null;
  if (!match) return undefined;
  const clock = { hour: Number(match[1]), minute: Number(match[2]), second: Number(match[3] ?? 0) };
  return { clock, end: at + 1 + match[0].length };
}

/** `16.02.2026 / Zeit 09:50`: the time with a label of its own. */
function labelledClock(window: string, at: number): { clock: Clock; end: number } | undefined {
  const mark = window.charCodeAt(at) === space ? window[at + 1] : window[at];
  if (mark === undefined || !',;/|·–-'.includes(mark)) return undefined;
  const lead = labelOfClock.exec(window.slice(at, at + 24));
  return lead ? clockOf(window, at + lead[0].length) : undefined;
}

/** `7/5/26 0720`, `02JUL26 1740`, `20260702 1740`: figures that no house, no meter and no year has right behind such a date. */
function figuresBehind(window: string, at: number): { clock: Clock; end: number } | undefined {
  if (window.charCodeAt(at) !== space) return undefined;
  const isCompact = /^(?:\d{8}|\d{1,2} ?[A-Za-z]{3} ?\d{2,4})$/.test(window.slice(0, at));
  return isCompact || window[at + 1] === '0' ? bareClock(window, at + 1) : undefined;
}

/** `05-14-26 @ 0640` */
function bareClock(window: string, at: number): { clock: Clock; end: number } | undefined {
  const match = /^([01]\d|2[0-3])([0-5]\d)(?![\d.,:/-]\d|\d)/.exec(window.slice(at, at + 8));
  return match
    ? { clock: { hour: Number(match[1]), minute: Number(match[2]), second: 0 }, end: at + 4 }
    : undefined;
}

function timeThenDate(window: string, order: DateOrder, sent?: string): DatedTime | undefined {
  const clock = clockOf(window, 0);
  if (!clock) return undefined;
  const zone = zoneName(window, clock.end);
  const after =
    zone?.end ?? clock.end + (localTime.exec(window.slice(clock.end, clock.end + 40))?.[0].length ?? 0);
  const gap = clockGap.exec(window.slice(after, after + 24));
  if (!gap) return undefined;
  const date = readDate(window.slice(after + gap[0].length), order, sent);
  if (!date) return undefined;
  const end = after + gap[0].length + date.end;
  // `at 1402 h on 25/09/2026 08:30`: the hours, where the date has a time of its own.
  if (/^\d{4}\D/.test(window) && /^[\s,]{1,2}(?:at |@ )?\d{1,2}[:.]\d{2}/.test(window.slice(end)))
    return undefined;
  // `00:04 | 4/17/2026 7:58:02 AM`: how long it lasted, where the date has a time of its own behind it.
  if (!zone && ownClock.test(window.slice(end, end + 24))) return undefined;
  const minutes = zone && offsetOf(zone.name, { ...date.date, ...clock.clock });
  return datedTime(date.date, clock.clock, end, minutes === undefined ? undefined : { minutes, end });
}

/** A time behind a date, that no other date follows whose own it would be. */
const ownClock =
  /^(?:,?\s|T)(?:at |@ )?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?(?![\d:])(?!\s?[,;|-]?\s?\d{1,4}[-/.]\d)/i;

export function dateOf(window: string, order: DateOrder): { date: CalendarDate; end: number } | undefined {
  let digits = 0;
  while (digits < 9 && isDigit(window.charCodeAt(digits))) digits += 1;
  switch (digits) {
    case 0:
      return monthFirst(window) ?? dayInWords(window);
    case 1:
    case 2:
      return numbersAlone(window, order) ?? dayThenMonth(window);
    case 4:
      return yearFirst(window);
    case 6: {
      const short = sixFigures.exec(window);
      return short ? checked(2000 + Number(short[1]), Number(short[2]), Number(short[3]), 6) : undefined;
    }
    case 8: {
      const compact = /^(20\d{2})(\d{2})(\d{2})(?=T|\s|$|[,;)]|[-_]\d{4})/.exec(window);
      return compact ? checked(Number(compact[1]), Number(compact[2]), Number(compact[3]), 8) : undefined;
    }
    default:
      return undefined;
  }
}

/** `October 20`, `20. Oktober`, `20/10 à 14h05`: of the year that brings it next to the day of sending. */
function dateNear(window: string, order: DateOrder, sent: string) {
  const named = monthThenDay(window) ?? dayOfMonth.exec(window);
  const numbers = named
    ? null
    : /^(\d{1,2})([/.])(\d{1,2})\.?(?=[,)]{0,2}\s(?:[\p{Ll}@]{1,6}\s)?\d{1,2}[:.hH]\d{2})/u.exec(window);
  let month: number | undefined;
  let day: number;
  if (named) {
    month = monthNamed(named[1]) ?? monthNamed(named[2]);
    day = Number(/^\d/.test(named[0]) ? named[1] : named[2]);
  } else if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const dayFirst = first > 12 || (second <= 12 && (order === 'day-first' || numbers[2] === '.'));
    [month, day] = dayFirst ? [second, first] : [first, second];
  } else return undefined;
  if (month === undefined) return undefined;
  const [year = 0, sentMonth = 1, sentDay = 1] = sent.slice(0, 10).split('-').map(Number);
  const later = dayNumber(year, month, day) > dayNumber(year, sentMonth, sentDay) + 1;
  return checked(later ? year - 1 : year, month, day, (named ?? numbers)?.[0].length ?? 0);
}

/** `20 October`, in a cell of its own; `17 Mar 4, 2026` begins with another number. */
const dayOfMonth =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?[ \u00a0\n](?:de |of )?(\p{L}{3,14})(?!\p{L}|\.?\s\d{1,2},\s20\d\d)\.?/iu;

/** `October 20`; the day of `Set 15 Jan` and `set 02/12/2026` has a month of its own. */
function monthThenDay(window: string): RegExpExecArray | null {
  const named =
    /^(\p{L}{3,14})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d|[:.,]\d|[/-]\d{1,2}[/-]|\p{L})(?=\s(\p{L}{3,14})|)/iu.exec(
      window,
    );
  return named?.[3] !== undefined && months.has(foldedWord(named[3])) ? null : named;
}

function yearFirst(window: string) {
  const iso =
    /^(\d{4})(\.\s)(\d{1,2})\.\s(\d{1,2})\.?(?!\d)/.exec(window) ??
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(window) ??
    // `2026-May-14`
    /^(20\d{2})([-/])(?=(\p{L}{3,9})[-/]\d)\p{L}{3,9}\2(\d{1,2})(?!\d)/u.exec(window) ??
    /^(\d{4})(\s?[年년]\s?)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]/.exec(window);
  if (iso)
    return checked(
      Number(iso[1]),
      /\p{L}/u.test(iso[3] ?? '') ? monthNamed(iso[3]) : Number(iso[3]),
      Number(iso[4]),
      iso[0].length,
    );
  const named =
    /^(20\d{2})(?:\.\sgada|\sm\.|\.)?\s(?:(\d{1,2})\.\s)?([\p{L}\p{M}]{3,14})\.?(?:\s(\d{1,2}))?(?!\d)/u.exec(
      window,
    );
  const day = named?.[2] ?? named?.[4];
  return named && day
    ? checked(Number(named[1]), monthNamed(named[3]), Number(day), named[0].length)
    : undefined;
}

function numbersAlone(window: string, order: DateOrder) {
  const fromYear =
    // `26. 7. 14. 06:41`
    /^([23]\d)(\.)\s(\d{1,2})\.\s(\d{1,2})\.(?=\s(?:오전|오후|\d{1,2}:\d{2}))/.exec(window) ??
    (order === 'year-first' ? /^([23]\d)([/.-])(\d{1,2})\2(\d{1,2})(?!\d|[/.-]\d)/.exec(window) : null);
  const told =
    fromYear &&
    checked(2000 + Number(fromYear[1]), Number(fromYear[3]), Number(fromYear[4]), fromYear[0].length);
  if (told) return told;
  const numbers =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(window) ??
    /^(\d{1,2})(\.)\s?(\d{1,2})\.\s(\d{4})(?!\d)/.exec(window) ??
    // `14/7-26 06:41`
    /^(\d{1,2})(?:\/|(\.))(\d{1,2})-([23]\d)(?=$|[\n,;)]|\s(?:kl\.?\s)?\d{1,2}[:.]\d{2}(?!\d))/.exec(
      window,
    ) ??
    // `4/3-2026`, `4/3 2026`, as Danes write it.
    /^(\d{1,2})(?:\/|(\.))(\d{1,2})[- ](20\d{2})(?!\d)/.exec(window);
  if (!numbers) return undefined;
  const [first, second] = [Number(numbers[1]), Number(numbers[3])];
  const dayFirst =
    first > 12 || (second <= 12 && (order === 'day-first' || numbers[2] === '.' || numbers[2] === undefined));
  const [month, day] = dayFirst ? [second, first] : [first, second];
  return checked(fullYear(numbers[4]), month, day, numbers[0].length);
}

function dayThenMonth(window: string) {
  const numbered = /^(\d{1,2})\stháng\s(\d{1,2})(?:\snăm\s|[\s/,]{1,2})(\d{4})(?!\d)/iu.exec(window);
  if (numbered)
    return checked(Number(numbered[3]), Number(numbered[2]), Number(numbered[1]), numbered[0].length);
  const match =
    /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?[\s./-]{1,3}(?:de |of )?([\p{L}\p{M}]{3,14})\.?,?[\s./-]{1,3}(?:de |del )?(\d{4}(?!\d)|'?\d{2}(?![\d:]))/iu.exec(
      window,
    ) ?? /^(\d{1,2})([A-Za-z]{3})(\d{4}|\d{2})(?!\d)/.exec(window);
  if (!match) return inRoman(window);
  return checked(fullYear(match[3]), monthNamed(match[2]), Number(match[1]), match[0].length);
}

/** `the twenty-second of July 2026` */
function dayInWords(window: string) {
  const match = /^(?:(twenty|thirty)[ -])?(\p{L}{4,11})(?: day)? of (\p{L}{3,9}),? (20\d{2})(?!\d)/iu.exec(
    window,
  );
  const day = ordinals.indexOf(match?.[2]?.toLowerCase() ?? '') + 1;
  if (!match || day === 0 || (match[1] !== undefined && day > 9)) return undefined;
  const tens = match[1] === undefined ? 0 : /^tw/i.test(match[1]) ? 20 : 30;
  return checked(Number(match[4]), monthNamed(match[3]), tens + day, match[0].length);
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** `7.V.2026`, `12 XI 2026` */
function inRoman(window: string) {
  const match = /^(\d{1,2})[. /-]\s?([IVX]{1,4})[. /-]\s?(20\d{2})(?!\d)/.exec(window);
  const month = match ? romanMonths.indexOf(match[2] ?? '') + 1 : 0;
  return match && month > 0 ? checked(Number(match[3]), month, Number(match[1]), match[0].length) : undefined;
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

function monthFirst(window: string) {
  const match =
    /^(\p{L}{3,14})\.?[\s./-]{1,3}(\d{1,2})(?:st|nd|rd|th)?,?[\s./-]{1,3}(\d{4})(?!\d)/iu.exec(window) ??
    /^(\p{L}{3,14})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,\s'?|\s'|-)(\d{2})(?![\d:])/iu.exec(window) ??
    // `Mar-09-26 14:05`
    /^(\p{L}{3,9})-(\d{1,2})-(\d{2})(?=\s\d{1,2}:\d{2})/u.exec(window);
  return match
    ? checked(fullYear(match[3]), monthNamed(match[1]), Number(match[2]), match[0].length)
    : undefined;
}

function checked(stated: number, month: number | undefined, day: number, end: number) {
  // `4 มีนาคม 2569`: Thai years are counted from the Buddha's.
  const year = stated >= 2540 && stated < 2640 ? stated - 543 : stated;
  if (month === undefined || month < 1 || month > 12 || day < 1 || year < 1990 || year > 2100)
    return undefined;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= days ? { date: { year, month, day }, end } : undefined;
}

export function fullYear(text: string | undefined): number {
  const digits = text?.replace("'", '') ?? '';
  // Fendt's code `04.1.54` is of no year.
  return digits.length === 2 && Number(digits) < 50 ? 2000 + Number(digits) : Number(digits);
}

function clockOf(window: string, at: number): { clock: Clock; end: number } | undefined {
  const seen = window.slice(at, at + 24);
  const first = seen.charCodeAt(0);
  if (!isDigit(first)) return first > 0x2000 ? clockOfEast(seen, at) : undefined;
  const text = clockBeforeAm.exec(window.slice(at, at + 40))?.[0] ?? seen;
  // `06:12:45,30411` in a file: a fraction behind a comma ends where its word does.
  const match =
    /^(\d{1,2})(?:[:.hHuч]|\s(?:[hH]|Uhr)\s|\s(?:giờ|ч\.?|ura|óra)\s|\s?[時时시点]\s?)(\d{2})(?:[:.](\d{2})(?:\.\d{1,9}|,\d{1,9}(?=[Z+\s)\]-]|$))?|[分분]|\s?(?:phút|мин|м|perc(?:kor)?)(?!\p{L}))?(?!\d)(?:\s?([ap])(?:\.?\s?m\b\.?|(?<=\d[ap])\b))?(?:\s?(?:Uhr|uur|hs|hrs?|hours|h)\b\.?(?!\s?\d)|(?<=\d)L\b|-kor\b|\s(?:ч|น)\.(?!\s?\d))?/iu.exec(
      text,
    ) ??
    clockOfHalf.exec(text) ??
    // `615am`
    packedHalf.exec(text) ??
    (at >= 9 && /^\d{8}[ T]$/.test(window.slice(at - 9, at))
      ? /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)(?!\d)/.exec(text)
      : null) ??
    packedClock.exec(text) ??
    militaryClock.exec(text);
  if (!match) return undefined;
  const told =
    match[4] === undefined
      ? partOfDay.exec(window.slice(at + match[0].length, at + match[0].length + 20))
      : null;
  const half =
    match[4]?.toLowerCase() ??
    (told && Number(match[1]) < 12 ? (told[1] === undefined ? 'a' : 'p') : undefined);
  const stated = Number(match[1]);
  if (half !== undefined && (stated < 1 || stated > 12)) return undefined;
  const hour = half === 'p' ? (stated % 12) + 12 : half === 'a' ? stated % 12 : stated;
  const clock = { hour, minute: Number(match[2] || 0), second: Number(match[3] || 0) };
  if (clock.hour > 23 || clock.minute > 59 || clock.second > 59) return undefined;
  return { clock, end: at + match[0].length + (told?.[0].length ?? 0) };
}

/** `午後2:05`, `오후 2시05분`: the half of the day before the time. */
function clockOfEast(text: string, at: number): { clock: Clock; end: number } | undefined {
  const match = earlyOrLate.exec(text);
  if (!match) return undefined;
  const late = /오후|저녁|午後|下午|晚上|傍晚|夕方/.test(match[1] ?? '');
  const hour = (Number(match[2]) % 12) + (late ? 12 : 0);
  const minute = Number(match[3] ?? 0);
  return minute > 59 ? undefined : { clock: { hour, minute, second: 0 }, end: at + match[0].length };
}

const earlyOrLate =
  /^(오전|오후|새벽|아침|저녁|午前|午後|早朝|夕方|上午|下午|早上|凌晨|清晨|中午|傍晚|晚上)\s?(\d{1,2})[:時时시点]\s?(\d{1,2})?[分분]?/;

function zoneOfClock(
  window: string,
  at: number,
  wall: WallTime,
): { minutes: number; end: number } | undefined {
  const zone = zoneName(window, at);
  const minutes = zone && offsetOf(zone.name, wall);
  return minutes === undefined || !zone ? undefined : { minutes, end: zone.end };
}

/**
 * The words after a time that may name its zone: `Z`, `CDT`, `(UTC-06:00)`, `Central Time`, `America/Chicago`, `+02:00`, or the
 * end of what stands in brackets (`(heure d'été, UTC+2)`).
 */
function zoneName(window: string, at: number): { name: string; end: number } | undefined {
  const after = window.slice(at, at + 40);
  const local = (localTime.exec(after) ?? wordsBeforeZone.exec(after))?.[0].length ?? 0;
  if (local > 0) return zoneName(window, at + local);
  const rest = window.slice(at, at + 48);
  // `UTC offset: -04:00` on the line below is a label, and `BST 44` a code.
  if (breaksLine.test(rest) && /^\s{1,3}(?:[^\n:]{1,30}:(?:\s|$)|\p{L}{1,5}[ -]\d)/u.test(rest))
    return undefined;
  const sign =
    rest.includes('us ') || /\sm[aeoá]/.test(rest) || rest.includes('pi') ? signInWords.exec(rest) : null;
  if (sign?.[1]) {
    const hours = sign[3] === undefined ? sign[2] : `${sign[2]}:${sign[3]}`;
    return { name: `UTC${/^(?:m[eio]|less)/i.test(sign[1]) ? '-' : '+'}${hours}`, end: at + sign[0].length };
  }
  const hours = offsetInHours.exec(rest);
  const lead = hours && window.slice(Math.max(0, at - 24), at) + hours[1];
  if (
    hours &&
    lead &&
    (clockWithOffset.test(lead) || (clockOfMinutes.test(lead) && endsPart.test(rest.slice(hours[0].length))))
  )
    return { name: `UTC${hours[2]}`, end: at + hours[0].length };
  const word = firstWord.exec(rest)?.[1];
  const inFull = word !== undefined && beginsZoneInFull(word.toLowerCase()) ? nameInFull.exec(rest) : null;
  const match = inFull ?? zoneShape.exec(rest) ?? zoneAfterComma.exec(rest);
  if (match?.[2] && isZone(match[2]) && !isWord(match[2], match[1] ?? '', rest.slice(match[0].length))) {
    const offset = offsetBehind.exec(rest.slice(match[0].length));
    const end = at + match[0].length + (offset?.[0].length ?? 0);
    return { name: offset?.[1] ?? match[2], end };
  }
  const told = toldZone.exec(rest);
  const place = told && placeZone(told[1] ?? told[2] ?? '');
  if (told && place) return { name: place, end: at + told[0].length };
  // `22.38 norsk sommertid (UTC+2)`
  const afterWords = /[(（](?:UTC|GMT)/.test(rest) ? wordsThenZone.exec(rest) : null;
  if (afterWords?.[1]) return { name: afterWords[1], end: at + afterWords[0].length };
  const east =
    rest.charCodeAt(0) > 0x2e80 || rest.charCodeAt(1) > 0x2e80 ? easternZoneBehind(rest) : undefined;
  if (east) return { name: east.name, end: at + east.end };
  const bracketed = inBrackets.exec(rest);
  const name = bracketed && zoneIn(bracketed[1] ?? '');
  return bracketed && name ? { name, end: at + bracketed[0].length } : undefined;
}

/** `2026-05-07 15:42:10 -05`, `2026-05-07T15:42+10`: the offset in hours alone, as databases and ISO 8601 have it. */
const offsetInHours = /^( ?)([+−-](?:0\d|1[0-4]))(?![\d:.,/−-]| ?\d)/;
const clockWithOffset = /\d:\d\d:\d\d(?:[.,]\d{1,6})? ?$|\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;
/** `2026-06-04 13:20 -05`, where nothing is counted behind it. */
const clockOfMinutes = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d $/;
const endsPart = /^\s{0,2}(?:$|[\n,;|)\]])/;

/** The zone that a text says its times are in: `-04:00`, `Eastern`, `(UTC-06:00) Central Time (US & Canada)`; empty for none. */
export function zoneSaid(words: string): string {
  if (isZone(words.trim())) return words.trim();
  // So Windows names zones, with the offset of their winter.
  const windows = /^\(UTC[+−-]\d\d:\d\d\) ((?:Eastern|Central|Mountain|Pacific|Atlantic) Time)\b/.exec(
    words,
  )?.[1];
  return windows ?? zoneIn(words) ?? '';
}

/** The zone that a few words name: a label's addition, or what stands in brackets after a time. */
export function zoneIn(words: string): string | undefined {
  const offset = /(?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?/i.exec(words)?.[0];
  if (offset) return offset;
  const full = anywhereInFull.exec(words)?.[0];
  if (full) return full;
  // `(CAT 320, Rome, GA)` tells no zone by its town.
  const place = /\d/.test(words) ? undefined : placeZone(words);
  if (place) return place;
  const eastern = easternZone.exec(words);
  if (eastern) return easternName(eastern);
  if (/Bras[íi]lia/.test(words)) return 'BRT';
  const moscow = /(?:МСК|MSK)\s?[+−-]\s?\d{1,2}/.exec(words)?.[0];
  if (moscow) return moscow;
  const region = /[A-Z][a-z]+\/[A-Z][A-Za-z_]+/.exec(words)?.[0];
  if (region && isZone(region)) return region;
  const parts = words.split(/[\s,/;]+/);
  // `(CAT 320)` is a machine.
  for (const [index, name] of parts.entries())
    if (
      !/^\d/.test(parts[index + 1] ?? '') &&
      /^(?:\p{Lu}{1,5}|\p{Lu}\p{Ll}{5,8})$/u.test(name) &&
      isZone(name)
    )
      return name;
  return undefined;
}

/**
 * `北京时间2026年8月3日 09:15`, `(日本時間) 2026-05-19 14:07`: in the East the zone stands before the date; elsewhere it may be the label
 * (`PST: 2026-06-04 13:20`).
 */
function zoneBefore(text: string, at: number, wall: WallTime): number | undefined {
  if (at < 4 || text.charCodeAt(at - 1) === comma) return undefined;
  const label = zoneAsLabel.exec(text.slice(Math.max(0, at - 28), at))?.[1];
  if (label !== undefined) return offsetOf(label, wall);
  const before = text.slice(Math.max(0, at - 12), at);
  const match = /[\p{sc=Han}\p{sc=Hangul}] ?[）)]?[\s:：]{0,2}$/u.test(before)
    ? easternZone.exec(before)
    : null;
  const isBeside = match && /^[\s:：）)]{0,3}$/.test(before.slice(match.index + match[0].length));
  return isBeside ? offsetOf(easternName(match), wall) : undefined;
}

/** `06:41 北京时间` */
function easternZoneBehind(rest: string): { name: string; end: number } | undefined {
  const match = easternZone.exec(rest.slice(0, 12));
  return match && match.index <= 1 && rest.slice(0, match.index).trim() === ''
    ? { name: easternName(match), end: match.index + match[0].length }
    : undefined;
}

function easternName([, china, universal]: RegExpExecArray): string {
  return universal ? 'UTC' : china ? 'UTC+8' : 'UTC+9';
}

/** The zone whose name begins at `at`: `UTC+08:00`, `MESZ`, `Central time`. */
export function zoneAt(text: string, at: number): { name: string; end: number } | undefined {
  const found = zoneName(withZonesOfPlace(text, at, at + 48), 0);
  return found && { name: found.name, end: at + found.end };
}

/**
 * True for what stands after a time and only looks like a zone's name: `um 14:05 ist …`, `14h05 est apparu`, `10:05 CAT 320`,
 * `14:05 Mt Isa`, `9:10 Central Quarry`, `o 14:05 z Warszawy`.
 */
function isWord(name: string, before: string, after: string): boolean {
  if (nameGoesOn.test(after) && /^[A-Z]+$/.test(name)) return true;
  if (directions.test(name))
    return /^[^\S\n](?:\p{Lu}|\d|(?:pit|quarry|mine|yard|site|plant|depot|lot)\b)/u.test(after);
  if (!wordsToo.test(name)) return false;
  const ends = /^\s{0,2}(?:$|[\n)\]）.,;|•·–"'-])/.test(after);
  if (name === name.toUpperCase()) return !/^(?:Z|EST|IST|[CEMP]T)$/.test(name) && !ends;
  return name === 'z' ? before !== '' && !ends : !(ends && /^[ei]st$/.test(name));
}

function isZone(name: string): boolean {
  // `3 pm et al`: short lower-case words are zones only where nobody would write them otherwise.
  if (name.length <= 2 && /^[a-z]{1,2}$/.test(name) && name !== 'z') return false;
  return offsetOf(name, { year: 2026, month: 1, day: 1, hour: 0, minute: 0 }) !== undefined;
}

/** `Central European Time`, `British Summer Time`, `heure de l'Est`. */
const nameInFull = new RegExp(`^(\\s{0,2},?\\s?[([（]?\\s?)(${zoneInFull})(?!\\p{L})(\\s?[)\\]）])?`, 'iu');

const anywhereInFull = new RegExp(`(?<!\\p{L})(?:${zoneInFull})(?!\\p{L})`, 'iu');

function offsetOf(name: string, at: WallTime): number | undefined {
  const numeric = numericOffset.exec(name.trim());
  if (!numeric) {
    // `МСК+4`: as Russian railways and mines count.
    const moscow = moscowOffset.exec(name);
    return moscow ? 180 + (moscow[1] === '+' ? 60 : -60) * Number(moscow[2]) : zoneOffset(name, at);
  }
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  if (minutes > 14 * 60) return undefined;
  return numeric[1] === '+' ? minutes : -minutes;
}

const moscowOffset = /^(?:МСК|MSK)\s?([+−-])\s?(\d{1,2})$/i;

const numericOffset = /^(?:UTC|GMT)?\s?([+\-−])\s?(\d{1,2}):?(\d{2})?$/i;

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
  return value < 10 ? `0${value}` : `${value}`;
}

function monthNamed(name = ''): number | undefined {
  const key = foldedWord(name);
  return months.get(key) ?? (key.length > 4 ? months.get(key.slice(0, 3)) : undefined);
}
