import type { ValueClaim } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { readFaults } from './faults.ts';
import { has, type Line, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, hasBits, type Scan } from './scan.ts';
import { clockAt, clockText } from './values/dates.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { findMachine } from './values/machines.ts';
import { type FoundSeverity, severityBefore, severityClaim } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/** A line of a log or a digest that begins with its time, and what it tells after that. */
export interface TimedLine {
  readonly time: ValueClaim;
  /** Where what is told begins: a label, a severity or a code that can be nothing else. */
  readonly next: number;
  /** The fault, where it is told as lists tell one: its code, a gap, and its text. */
  readonly fault: { readonly claims: readonly ValueClaim[]; readonly end: number } | undefined;
}

/** `06:44  P0087-00  Fuel rail pressure low`, `15:20 Uhr  Fehler E-5513`, `2026-01-15 05:44 EST   1041   TRANS OIL TEMP`. */
export function timedLine(source: Source, line: Line): TimedLine | undefined {
  if (!has(line, sign.digit)) return undefined;
  const first = source.text.charCodeAt(line.start);
  const mayBegin =
    isDigit(first) || first === 91 || first === 40 || ((source.scan.bits[line.from] ?? 0) & may.month) !== 0;
  return mayBegin ? timedText(source, line.start, line.end, false) : undefined;
}

/** The same in a cell of a table; `ofFault`: its column is one of faults. */
export function timedCell(
  source: Source,
  [start, end]: readonly [number, number],
  ofFault: boolean,
): TimedLine | undefined {
  const first = source.text.charCodeAt(start);
  return end - start > 8 && (isDigit(first) || first === 91 || first === 40)
    ? timedText(source, start, end, ofFault)
    : undefined;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** `[07:43] Dispatch: fault code …`: who says it, in a log of calls. */
function speakerOfCode(source: Source, at: number, to: number): number {
  return firstIn(source.marks.codes, at, to) ? speaker(source, at, to) : 0;
}

function speaker({ text, scan }: Source, at: number, to: number): number {
  const said = /^\p{Lu}\p{L}{1,14}(?: \p{Lu}[\p{L}.]{0,14})?:\s/u.exec(
    text.slice(at, Math.min(to, at + 34)),
  )?.[0];
  if (said === undefined) return 0;
  const known = may.severity | may.part | may.trouble | may.brand | may.machineType | may.kind;
  return hasBits(scan, at, at + said.length, known) || labelAt(scan, firstWordFrom(scan, at), to)
    ? 0
    : said.length;
}

function timedText(source: Source, from: number, to: number, ofFault: boolean): TimedLine | undefined {
  const { text, scan, marks } = source;
  const first = text.charCodeAt(from);
  // `118  10:17:09  fault E61`: the number of the line in its log.
  const number = isDigit(first) ? (rowNumber.exec(text.slice(from, from + 14))?.[0].length ?? 0) : 0;
  const at = from + number + (first === 91 || first === 40 ? 1 : 0);
  const date = firstIn(marks.dates, at, at + 1);
  const clock = date || !isClock(text, at) ? undefined : clockAt(text, at);
  const end = date?.end ?? clock?.end;
  if (end === undefined || end >= to) return undefined;
  const gap = gapAfterTime.exec(text.slice(end, Math.min(to, end + 14)))?.[0];
  if (gap === undefined || gap === '') return undefined;
  const next = end + gap.length + speakerOfCode(source, end + gap.length, to);
  const time: ValueClaim | undefined = date
    ? { field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.7 }
    : clock && {
        field: 'clock',
        value: clockText(clock),
        start: at,
        end: clock.end,
        confidence: 0.7,
      };
  // `11:05, 58.9700 N 5.7331 E`: where it was, and no code.
  if (!time || next >= to || firstIn(marks.points, next, next + 1)) return undefined;
  const word = firstWordFrom(scan, next);
  const bits = scan.bits[word] ?? 0;
  const label = (bits & may.label) !== 0 ? labelAt(scan, word, to) : undefined;
  const isSet = (ofFault || /[-–—:|,]|\s{2}/.test(gap)) && !namesBrand(scan, next, to);
  // `17:20  CRITICAL   33/12  Low oil pressure`
  const graded = (bits & may.severity) !== 0 ? severityBefore(scan, next, to) : undefined;
  const told = graded
    ? withGrade(graded, toldAt(source, graded.next, to, !namesBrand(scan, graded.next, to)))
    : toldAt(source, next, to, isSet);
  const leads = label !== undefined && leading.has(label.label.field);
  if (told && !(leads && told.claims.every((claim) => claim.field === 'fault')))
    return { time, next, fault: told };
  const isFault =
    firstIn(marks.codes, next, next + 1) !== undefined ||
    label?.label.field === 'code' ||
    label?.label.field === 'fault' ||
    label?.label.field === 'spn' ||
    graded !== undefined;
  return isFault ? { time, next, fault: undefined } : undefined;
}

function withGrade(graded: FoundSeverity, told: TimedLine['fault']): TimedLine['fault'] {
  const isCoded = told?.claims.some((claim) => claim.field === 'code');
  return told && isCoded ? { ...told, claims: [severityClaim(graded, 0.75), ...told.claims] } : undefined;
}

/** A brand, and no word that only begins one's name: `gear`. */
function namesBrand(scan: Scan, from: number, to: number): boolean {
  return hasBits(scan, from, to, may.brand) && findMachine(scan, from, to, () => false) !== undefined;
}

const leading = new Set<string>(['code', 'fault', 'spn', 'severity', 'description']);

const rowNumber = /^#?\d{1,6}[.):]?\s{1,4}(?=\d{1,2}:\d\d)/;

const gapAfterTime = /^\s?(?:Uhr|uur|h|hrs)?[\])]?\s{0,4}[-–—:|,]?\s{1,8}/;

function isClock(text: string, at: number): boolean {
  return /^\d{1,2}[:.h]\d\d(?!\d|\.\d)/.test(text.slice(at, at + 7));
}

/** A code with its text, or a fault that has only a text; the parts of the line stand apart. */
function toldAt(source: Source, at: number, to: number, isSet: boolean): TimedLine['fault'] {
  const { text, scan } = source;
  const code = labelledCodeAt(text, at, to);
  if (code) {
    const isApart = /^(?: {2,12}|\t| ?[|] ?| [-–—:] |: | ["“„])["“„]?\p{L}/u.test(
      text.slice(code.end, Math.min(to, code.end + 16)),
    );
    // A number alone may count anything, `E45` may be a road: then the words beside it must be a fault's.
    const isSure =
      /\p{Lu}[^\d\s]{0,2}\d{3}|\d[-.]\d/u.test(code.code) ||
      hasBits(scan, code.end, to, may.part | may.trouble | may.severity);
    // `14:37 Uhr - E50612 Hydrauliköl …`: what a dash or two spaces set apart from the time, too.
    const mayFollow = isSet || (/^[A-Z]{1,2}\d{3,5}$/.test(code.code) && !namesBrand(scan, at, to));
    const follows =
      mayFollow &&
      /\p{L}.?\d|\d[-.]\d/u.test(code.code) &&
      /^\s\p{L}/u.test(text.slice(code.end, code.end + 2));
    const isCode = isSure && (isApart || follows);
    return isCode ? readFaults({ field: 'code', trust: 0.65 }, source, at, to, false) : undefined;
  }
  const end = /\s{2,}|\t|\s[[(|–—-]|$/.exec(text.slice(at, to));
  const title = text.slice(at, at + (end?.index ?? to - at));
  // `[12/11/26 06:12] Ruben: EX-204 cat 320gc low oil light`: what somebody says in a chat.
  if (!isFaultTitle(title) || speaker(source, at, to) > 0) return undefined;
  const claim = { value: title, start: at, end: at + title.length, confidence: 0.52 };
  return { claims: [{ field: 'fault', ...claim }], end: claim.end };
}
