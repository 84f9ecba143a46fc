import { findMapLinks, type MapLink } from '#schema/coordinates.ts';
import { digit, letter } from '../reading/letters.ts';
import { isPaperCode } from './document-numbers.ts';
import type { Aside } from './feeds/asides.ts';
import { pointsByNames } from './labelled-points.ts';
import type { LearntValues } from './learnt-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { NamedMaker } from './makers.ts';
import { isMixed, isNumber, type Scan, startOf } from './scan.ts';
import { isCodeLikeDate } from './values/code-leads.ts';
import { type DateOrder, dateAt, type FoundDate, mayBeginDate } from './values/dates.ts';
import {
  type FoundCode,
  furtherCodesAfter,
  furtherModeAt,
  mayBeginCode,
  unmistakableCodeAt,
} from './values/fault-codes.ts';
import { type FoundHours, hoursWithUnitAt, mayHaveHours } from './values/hours.ts';
import { coarsePoint, findPoints, pointIn, type StatedPoint } from './values/points.ts';
import { may } from './vocabulary.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What can be told wherever it stands, found once for the whole text; each list is in the order of the text. */
export interface Marks {
  readonly links: readonly MapLink[];
  /** Web and mail addresses, the maps links among them. */
  readonly addresses: readonly Span[];
  readonly points: readonly StatedPoint[];
  readonly dates: readonly FoundDate[];
  readonly hours: readonly FoundHours[];
  readonly codes: readonly FoundCode[];
}

/** A text and all that one look at it told. */
export interface Source {
  readonly text: string;
  readonly scan: Scan;
  readonly order: DateOrder;
  /** When the message was sent, where that is known (ISO 8601). */
  readonly sent?: string | undefined;
  readonly marks: Marks;
  /** The makers whose models may stand apart from their names. */
  readonly makers: readonly NamedMaker[];
  /** Where a feed tells of others than the machine, and what its fields are not. */
  readonly asides?: readonly Aside[];
  /** The values that what was learnt of other messages tells. */
  readonly learnt: LearntValues;
}

/** Closer looks that one message is given: more are no alert's, and what is beyond them is not read. */
const mostLooks = 20_000;

export function marksOf(scan: Scan, lines: readonly Line[], order: DateOrder, sent?: string): Marks {
  const found = {
    links: [] as MapLink[],
    addresses: [] as Span[],
    points: [] as StatedPoint[],
    dates: [] as FoundDate[],
    hours: [] as FoundHours[],
    codes: [] as FoundCode[],
  };
  let looks = 0;
  for (const line of lines) {
    if (line.role === 'aside' || looks > mostLooks) continue;
    addAddresses(scan.text, line, found.links, found.addresses);
    const firstAddress = found.addresses.findLastIndex((address) => address.end <= line.start) + 1;
    const taken = found.addresses.slice(firstAddress);
    if (
      line.decimals >= 2 ||
      has(line, sign.degree) ||
      isCoarse(scan.text, line) ||
      (has(line, sign.digit) && mayHave(line, may.degrees))
    ) {
      looks += line.to - line.from;
      const content = scan.text.slice(line.start, line.end);
      const fine = findPoints(content);
      for (const point of fine.length > 0 ? fine : coarsePoint(content)) {
        const placed = pointIn(point, line.start);
        if (!taken.some((address) => overlap(address, placed))) found.points.push(placed);
      }
      if (mayHave(line, may.label)) addPointsByNames(scan, line, found.points);
    }
    // `DHPAMA`, `B@BCNS`: a line of letters alone that is a code.
    const mayBeCode = line.to - line.from <= 2 && mayBeginCode(scan, line.from);
    if (!has(line, sign.digit) && !mayBeCode) continue;
    looks += markWords(scan, line, order, sent, found, taken);
  }
  return found;
}

/** `41.1, -81.5`, with nothing else on its line: no other line is made of two figures with a tenth. */
function isCoarse(text: string, { start, end }: Line): boolean {
  return end - start < 14 && tenths.test(text.slice(start, end));
}

const tenths = /^-?\d{1,2}\.\d, ?-?\d{1,3}\.\d$/;

/** The first of a list that begins in a stretch. */
export function firstIn<T extends Span>(list: readonly T[], from: number, to: number): T | undefined {
  const found = list[indexFrom(list, from)];
  return found !== undefined && found.start < to ? found : undefined;
}

/** The first of a list in whose middle something stands; `longest`: how far back one may begin. */
export function spanOver<T extends Span>(list: readonly T[], at: number, longest: number): T | undefined {
  let over: T | undefined;
  for (let index = indexFrom(list, at) - 1; index >= 0; index -= 1) {
    const span = list[index];
    if (span === undefined || at - span.start > longest) break;
    if (span.end > at) over = span;
  }
  return over;
}

/** Those of a list that lie in a stretch. */
export function allIn<T extends Span>(list: readonly T[], from: number, to: number): readonly T[] {
  const first = indexFrom(list, from);
  let next = first;
  while (next < list.length && (list[next]?.end ?? 0) <= to) next += 1;
  return first === next ? [] : list.slice(first, next);
}

/** Those of a list that begin in a stretch: `19 August, at` may have its time on the next line. */
export function allFrom<T extends Span>(list: readonly T[], from: number, to: number): readonly T[] {
  const first = indexFrom(list, from);
  let next = first;
  while (next < list.length && (list[next]?.start ?? 0) < to) next += 1;
  return first === next ? [] : list.slice(first, next);
}

/** Characters between two spans; below nought where they overlap. */
export function gapBetween(one: Span, other: Span): number {
  return Math.max(one.start - other.end, other.start - one.end);
}

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function indexFrom(list: readonly Span[], from: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `Breite 51.3397 Länge 12.3731`: where nothing else on the line is a point. */
function addPointsByNames(scan: Scan, line: Line, points: StatedPoint[]): void {
  if ((points.at(-1)?.end ?? -1) > line.start) return;
  points.push(...pointsByNames(scan, line.from, line.to, 3));
}

/** Goes over a line's words, and answers how many of them were given a closer look. */
function markWords(
  scan: Scan,
  line: Line,
  order: DateOrder,
  sent: string | undefined,
  found: { points: StatedPoint[]; dates: FoundDate[]; hours: FoundHours[]; codes: FoundCode[] },
  taken: readonly Span[],
): number {
  const { text } = scan;
  const ofHours = mayHave(line, may.hours);
  let looks = 0;
  let free = line.start;
  const lastPoint = found.points.at(-1);
  const hasPoints = lastPoint !== undefined && lastPoint.end > line.start;
  for (let word = line.from; word < line.to; word += 1) {
    const start = startOf(scan, word);
    if (start < free) continue;
    const shape = scan.shapes[word] ?? 0;
    const bits = scan.bits[word] ?? 0;
    const digits = (shape & digit) !== 0;
    if (!digits && (bits & (may.code | may.month)) === 0 && !mayBeginCode(scan, word)) continue;
    if (taken.length > 0) {
      const address = taken.find((each) => each.start <= start && each.end > start);
      if (address) {
        free = address.end;
        continue;
      }
    }
    if (hasPoints) {
      const point = found.points.find((each) => each.start <= start && each.end > start);
      if (point) {
        free = point.end;
        continue;
      }
    }
    looks += 1;
    if (((bits & may.code) !== 0 || (shape & letter) !== 0) && mayBeginCode(scan, word)) {
      const code = unmistakableCodeAt(text, start) ?? furtherModeAt(text, start, found.codes.at(-1));
      if (code && code.end <= line.end) {
        const further = furtherCodesAfter(text, code, line.end);
        if (!isPaperCode(text, start, code.end)) found.codes.push(code, ...further);
        free = further.at(-1)?.end ?? code.end;
        continue;
      }
    }
    if (mayBeginDate(scan, word)) {
      const date = dateAt(text, start, order, sent);
      // `Code 6.2.14`, `is showing 7.1.22`
      const isCode = date !== undefined && !date.hasTime && isCodeLikeDate(scan, word, line.start);
      if (date && date.start < line.end && !isCode) {
        found.dates.push(date);
        free = Math.min(date.end, line.end);
        continue;
      }
    }
    if (digits && (isNumber(shape) || ofHours || isMixed(shape)) && mayHaveHours(scan, word, may.hours)) {
      const hours = hoursWithUnitAt(scan, word, line.start, line.end);
      if (hours) {
        found.hours.push(hours);
        free = hours.end;
      }
    }
  }
  return looks;
}

/** The web and mail addresses of a line, maps links with what they point at. */
function addAddresses(text: string, line: Line, links: MapLink[], addresses: Span[]): void {
  const own: Span[] = [];
  if (has(line, sign.slashes) || has(line, sign.colon) || mayHave(line, may.signature)) {
    const content = text.slice(line.start, line.end);
    if (/:\/\/|www\.|geo:|maps?\.google/i.test(content)) {
      for (const link of findMapLinks(content)) {
        const point = link.point && {
          ...link.point,
          start: link.start + line.start,
          end: link.end + line.start,
        };
        const placed = { ...link, start: link.start + line.start, end: link.end + line.start, point };
        links.push(placed);
        own.push(placed);
      }
      for (const url of content.matchAll(webAddress)) {
        const span = { start: line.start + url.index, end: line.start + url.index + url[0].length };
        if (!own.some((link) => overlap(link, span))) addPortalLink(url[0], span, links);
        own.push(span);
      }
    }
  }
  if (has(line, sign.at)) addMailAddresses(text, line, own);
  own.sort((a, b) => a.start - b.start);
  addresses.push(...own);
}

/** Up to what shuts it in, or parts it from a row's next cell (`"https://…",2026-03-04`, `https://…;E12`). */
const webAddress = /\b(?:https?:\/\/|www\.)(?:(?!,\d{4}-\d\d-|(?<!&amp);)[^\s"<>|]){1,2000}/gi;

/** A portal's own link that names the machine's point: `…/asset/12?lat=48.137&lng=11.576`. */
function addPortalLink(url: string, span: Span, links: MapLink[]): void {
  const match =
    /[?&]lat(?:itude)?=(-?\d{1,2}\.\d{2,14})&(?:amp;)?(?:lon|lng|long|longitude)=(-?\d{1,3}\.\d{2,14})/i.exec(
      url,
    );
  if (!match) return;
  const [lat, long] = [Number(match[1]), Number(match[2])];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return;
  links.push({ ...span, point: { ...span, lat, long, marked: true }, query: undefined });
}

/** What stands around each `@` without a space between, as far as mail addresses reach. */
function addMailAddresses(text: string, line: Line, into: Span[]): void {
  let free = line.start;
  for (let at = text.indexOf('@', line.start); at >= 0 && at < line.end; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > free && at - start < 64 && isAddressPart(text.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < line.end && end - at < 128 && isAddressPart(text.charCodeAt(end))) end += 1;
    // Komatsu's `B@BAZG` is a code: an address has a dot after the sign.
    const dot = text.slice(at, end).indexOf('.');
    if (start < at && dot > 1 && dot < end - at - 1) {
      into.push({ start, end });
      free = end;
    }
  }
}

function isAddressPart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 64 && code <= 90 && code !== 64) ||
    (code >= 48 && code <= 57) ||
    code === 43 ||
    code === 45 ||
    code === 46 ||
    code === 95
  );
}
