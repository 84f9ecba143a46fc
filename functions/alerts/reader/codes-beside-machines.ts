import type { ValueClaim } from './claims.ts';
import { lineStart } from './line-edges.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { hasBits } from './scan.ts';
import { type FoundMachine, findMachine } from './values/machines.ts';
import { may } from './vocabulary.ts';
import { faultNouns } from './words/fault-nouns.ts';

/*
 * Codes that a short line tells of a machine that it names, with no word for a code: `JLG 600AJ unit 9 down w/ M0311, 55 Highway
 * Rd, …`, `K21, Kobelco SK210LC-11, CA689, 4312 hrs, …`, `CA689 on K21 Kobelco …`. They must be written as codes are, and
 * stand for themselves; a bare number only behind what displays do.
 */

/** The code that a stretch tells of the machine in it, or before it on its line (`JLG 600AJ unit 9` before `down w/ M0311`). */
export function codesBesideMachine(
  source: Source,
  line: Line,
  from: number,
  to: number,
  own: FoundMachine | undefined,
): ValueClaim[] {
  const { text, scan, marks } = source;
  const before = Math.max(line.start, from - reach);
  const machine = own?.model ? own : before < from ? findMachine(scan, before, from, () => false) : undefined;
  if (!machine?.model) return [];
  const begin = Math.max(from, machine.end);
  const code =
    behindMachine(text, line, machine, begin, to) ??
    behindClock(source, machine, begin, to) ??
    beforeMachine(text, from, machine) ??
    shownNumber(text, machine, begin, to);
  if (!code || firstIn(marks.hours, code.start, code.end) || firstIn(marks.dates, code.start, code.end))
    return [];
  return [{ field: 'code', ...code, confidence: 0.8 }];
}

/**
 * The code that is a part of its own right behind a machine and its number, before its hours or its place:
 * `Komatsu PC200 unit 7, CA689, 900 S Cherokee Ave, …`. It is of no address, and no name; beside a code beyond doubt it is none.
 */
export function codeInPart(source: Source, line: Line, from: number, to: number): Shown | undefined {
  const { text, scan, marks } = source;
  if (!has(line, sign.digit) || marks.codes.length > 0) return undefined;
  const above = mayHave(line, may.brand) ? undefined : lineStart(text, Math.max(0, line.start - 1));
  const begin = Math.max(above ?? line.start, from - reach);
  const stretch = text.slice(from, Math.min(to, from + reach));
  for (const { index, 0: value } of stretch.matchAll(writtenAlone)) {
    const start = from + index;
    const end = start + value.length;
    const after = text.slice(end, Math.min(line.end, end + 40));
    const isLine = start === line.start && end === line.end;
    if (above !== undefined && !isLine) return undefined;
    // ` #7 E14 low oil`
    const isTold =
      /^ \p{L}/u.test(after) && hasBits(scan, end, Math.min(line.end, end + 24), may.part | may.trouble);
    if (!isLine && !isTold && !beforePlace.test(after) && !isMarkedAfter(source, end, line.end)) continue;
    const machine = findMachine(scan, begin, start, () => false);
    if (!machine?.model || machine.model.end >= start) return undefined;
    const before = text.slice(machine.end, start);
    const isNumbered =
      behindNumber.test(before) ||
      (before === ', ' && surelyCode.test(value) && !ledTo.test(text.slice(line.start, line.end))) ||
      (/^(?:,|\s[-–—|])?\s$/.test(before) && numberFirst.test(text.slice(begin, machine.brand.start)));
    return isNumbered ? { value, start, end } : undefined;
  }
  return undefined;
}

/** `CA689 9340 hrs`, `CA689 | 36.3126,-95.6161`: hours, a point or a date are next on the line. */
function isMarkedAfter({ text, marks }: Source, end: number, to: number): boolean {
  const next = end + (separator.exec(text.slice(end, end + 4))?.[0].length ?? 0);
  if (next === end) return false;
  return [marks.hours, marks.points, marks.dates].some(
    (list) => firstIn<Span>(list, next, Math.min(to, next + 1)) !== undefined,
  );
}

const separator = /^(?:[,;.]|\s[-–—|/])?\s/;
/** `, 900 S Cherokee Ave`, ` at 12 Elm St`, `, Hafenstr. 12, 28195` */
const beforePlace =
  /^(?:(?:(?:[,;]|\s[-–—|])\s|\s(?=at\s))(?:at\s)?\d{1,6}[A-Z]?\s\p{L}|[,;]\s\p{Lu}[\p{L}.'’ -]{2,28} \d{1,4}[a-z]?(?:,|$))/u;
/** `Cat 320, E0507, …`: as no machine is called by its owner, where no other code has a word that leads to it. */
const surelyCode = /^(?:[EPCBUM]\d{4}|CA\d{3,4})$/;
const ledTo = new RegExp(
  `(?<!\\p{L})(?:${faultNouns}|codes?|código|codice|kod|kode|dtc|spn)(?!\\p{L})`,
  'iu',
);
/** ` unit 7, `, ` unit 7 w/ `, ` #7 `, ` EX-7, `, ` (unit 7) - `, ` | 7 | ` */
const behindNumber =
  /^(?:[,;]|\s[-–—|/])?\s(?:\(?(?:(?:unit|asset|machine|truck|fleet|no\.?|nr\.?|nro\.?|n[°º.])\s?#?|#|(?=[A-Z]))[A-Z]{0,4}-?\d{1,5}\)?(?:[,;:]|\s[-–—|/])?[ \n](?:w\/ |with )?|(?<=\| )[A-Z]{0,4}-?\d{1,5} \| )$/i;
/** `Unit 7 Komatsu …`, `K21, Kobelco …` */
const numberFirst =
  /^(?:(?:unit|asset|machine|truck|fleet|no\.?)\s?#?|#)?[A-Z]{0,4}-?\d{1,5}(?:[,:]|\s[-–—|])?\s$/i;

interface Shown {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function behindMachine(
  text: string,
  line: Line,
  machine: FoundMachine,
  from: number,
  to: number,
): Shown | undefined {
  const stretch = text.slice(from, Math.min(to, machine.end + reach));
  for (const { index, 0: value } of stretch.matchAll(written)) {
    const start = from + index;
    const end = start + value.length;
    const before = text.slice(machine.end, start);
    const after = text.slice(end, Math.min(to, end + 24));
    const isTold =
      (led.test(before) && endsThere.test(after)) ||
      onDisplay.test(after) ||
      (behindName.test(before) && /^\)(?=\s?(?:[,.;]|$))/.test(after)) ||
      (before === ', ' &&
        /^,\s/.test(after) &&
        ownNumber.test(text.slice(line.start, machine.brand.start))) ||
      (behindPlace.test(before) && /^\.?\s{0,2}$/.test(text.slice(end, Math.min(line.end, end + 4))));
    if (isTold) return { value, start, end };
  }
  return undefined;
}

/** `… (28 810 h). 04:12 A125 Grid blower 1 fault.`: what a sentence of its own begins with after the time. */
function behindClock(
  { text, scan }: Source,
  machine: FoundMachine,
  from: number,
  to: number,
): Shown | undefined {
  const [all, lead = '', value] = timedCode.exec(text.slice(from, Math.min(to, machine.end + reach))) ?? [];
  if (all === undefined || value === undefined) return undefined;
  const start = from + text.slice(from, to).indexOf(all) + lead.length;
  const end = start + value.length;
  const isFault = hasBits(scan, end, Math.min(to, end + 60), may.part | may.trouble);
  return isFault ? { value, start, end } : undefined;
}

/** `CA689 on K21 Kobelco SK210LC-11` */
function beforeMachine(text: string, from: number, { brand }: FoundMachine): Shown | undefined {
  const [all, value] = onUnit.exec(text.slice(from, Math.min(brand.start, from + 40))) ?? [];
  return value !== undefined && all !== undefined && from + all.length === brand.start
    ? { value, start: from, end: from + value.length }
    : undefined;
}

/** `unit 9 showing 4310, …`, `screen says 4310`: what a meter shows has its name or a unit. */
function shownNumber(text: string, machine: FoundMachine, from: number, to: number): Shown | undefined {
  const match = displayed.exec(text.slice(from, Math.min(to, machine.end + reach)));
  if (match?.[1] === undefined) return undefined;
  const end = from + match.index + match[0].length;
  const start = end - match[1].length;
  const isMeters = ofMeter.test(text.slice(machine.end, start));
  return isMeters || !endsPart.test(text.slice(end, Math.min(to, end + 3)))
    ? undefined
    : { value: match[1], start, end };
}

/** Characters behind a machine in which its code is looked for. */
const reach = 120;
/** `M0311`, `CA689`, `E-114`, `157-18`: as hardly anything but codes is written. */
const shape = '(?:[PCBUM]\\d{4}|CA\\d{3,4}|E\\d{3,4}|E-\\d{2,4}|\\d{3,6}-\\d{1,2})';
const written = new RegExp(`(?<![^\\s(])${shape}(?![\\p{L}\\p{N}/-]|[.,]\\d)`, 'gu');
/** Those, and letters with fewer digits (`B015`, `P22`), which other things have as well. */
const writtenAlone =
  /(?<![^\s])(?:[PCBUM]\d{4}|CA\d{3,4}|E\d{3,4}|E-\d{2,4}|[A-Z]\d{2,3})(?![\p{L}\p{N}/-]|[.,]\d)/gu;
const timedCode =
  /((?:\bh|hrs?|hours?|\d|\))[.;,:]\)? (?:[Aa]t |[Kk]l\. |[ÀàAa]s? (?:las )?|[Uu]m )?\d{1,2}[:.h]\d\d(?: ?[ap]m| ?[AP]M)?,? )([A-Z]{1,2}-?\d{2,5}(?:-\d{1,2})?),? \p{L}{2,}/u;
const led =
  /(?<!\p{L})(?:w\/|(?:down|stopped|dead|out|parked|shut[ -]?down|derated|tripped|quit|died) (?:w\/|with|on)|(?:coding|coded|faulted|faulting|alarming|alarmed|erroring)(?: (?:on|with|out|w\/)){0,2}|(?:has|had|got)(?: an?)?) ?$/iu;
const endsThere = /^(?:$|[,;.)](?:\s|$)|\s[-–—(]|\s(?:at|in|near|since|again|now|today|this)\s|\n)/;
const onDisplay = /^ on (?:the |its |his |her )?(?:monitor|display|dash|screen|panel|cluster)(?!\p{L})/iu;
/** `unit 9 (M0311)` */
const behindName = /(?:unit|asset|machine|truck|#|no\.?) ?#?[A-Z]{0,4}-?\d{1,5} \($/i;
/** `K21, Kobelco …` */
const ownNumber = /^(?:unit )?[A-Z]{1,4}-?\d{1,5},\s$/i;
/** `…, Natchez, MS: CA689.` */
const behindPlace = /,\s[A-Z]{2}(?:\s\d{5})?:\s$/;
const onUnit = new RegExp(`^(${shape}) on (?:the |our |unit ){0,2}(?:[A-Z]{1,4}-?\\d{1,5} )?$`, 'u');
const displayed =
  /(?<!\p{L})(?:(?:screen|display|dash|monitor|panel) (?:says|reads|shows)|showing|shows|reads|reading|throwing|flashing|popped|coding) (?!(?:19|20)\d\d(?!\d))(\d{3,5})(?![\d\p{L}]|[.,:/-]\d)/iu;
const ofMeter = /meter|hour|hrs|clock|smu|hobbs|gauge|odo|tach|speed|temp|pressure/i;
const endsPart = /^(?:$|[,;.](?:\s|$)|\n)/;
