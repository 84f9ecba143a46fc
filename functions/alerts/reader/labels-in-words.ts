import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { bareValueEnd } from './bare-values.ts';
import { tableOfMarks } from './characters.ts';
import { type ValueClaim, withLabel } from './claims.ts';
import { describeCode, describedBefore } from './fault-descriptions.ts';
import type { Context, Found } from './found-in-line.ts';
import { isBoundary, isLevelOfPart, isStrong, spaceAfterLabel } from './label-edges.ts';
import { isPlace } from './label-lines.ts';
import { severityOfMessage } from './labelled/fault.ts';
import { isRemark, toldOfElse } from './labelled/ignored.ts';
import { type ReadValue, trimmed } from './labelled/value-bounds.ts';
import { readValue } from './labelled-values.ts';
import { bareCodeAfter, isOfFaults, isOfNotes, machineLedIn, nameBeforeCode } from './led-in-alerts.ts';
import type { Line } from './lines.ts';
import { firstIn, type Source, spanOver } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { labelledCodeAt, mayBeginCode } from './values/fault-codes.ts';
import { namesMessage, severityClaim, severityIn } from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt } from './words/labels.ts';

/*
 * A stretch of words, gone over one by one for labels with their values and for codes that need none.
 */

/** Reads a labelled value, and, where it ends before its stretch does, what comes after it. */
export function readLabelled(
  context: Context,
  line: Line,
  label: Label,
  labelStart: number,
  from: number,
  to: number,
  found: Found,
): void {
  const edge =
    label.field === 'ignored'
      ? endOfPart(context, line, label, from, to)
      : label.field === 'status'
        ? endOfSentence(context.source.text, from, context.edges.before(line, from, to))
        : context.edges.before(line, from, to);
  // `N 32 deg 46' 12.0"  W 83 deg …`: a point goes on over two spaces and over its own letters.
  const point = isPlace(label) ? firstIn(context.source.marks.points, from, edge) : undefined;
  // `site: {lat: 51.4816, lon: -3.1791}`: what stands in brackets, with labels of its own.
  const closed = isPlace(label) ? closingAfter(context.source.text, from, to) : edge;
  // `Machine: A30G · 742190`: the machine's own parts.
  const isParted =
    label.field === 'machine' &&
    /^ [·•] [A-Z\d][^:=·•]{3,24}$/.test(context.source.text.slice(edge, Math.min(to, edge + 32)));
  const end = isParted ? to : Math.max(edge, closed, Math.min(point?.end ?? edge, line.end));
  const value = readValue(label, context.source, from, end, false);
  for (const claim of value.claims) found.claims.push(withLabel(claim, label.phrase));
  if (value.claims.length === 0) {
    const [start, until] = trimmed(context.source.text, from, value.end);
    const other = start < until ? toldOfElse(label, start, until) : undefined;
    if (other) found.claims.push(withLabel(other, label.phrase));
  }
  // `New fault — T66 …`: what a heading's words lead to is read on as any other text.
  const isHeading = value.claims.length === 0 && headings.has(label.field);
  found.covered.push([labelStart, isHeading ? from : value.end]);
  if (value.end < to) readWords(context, line, Math.max(value.end, from), to, found);
}

/** `Status: active. 10,815 hours. 6 Tolt Road, …`: a state is told in a word or two. */
function endOfSentence(text: string, from: number, to: number): number {
  const stop = text.slice(from, to).search(/[\p{L})]\.\s(?=[\p{Lu}\d])/u);
  return stop < 0 ? to : from + stop + 1;
}

/** Behind the bracket that closes one that begins here, no further than its value goes. */
function closingAfter(text: string, from: number, to: number): number {
  if (!'{(['.includes(text.charAt(from))) return from;
  const length = text.slice(from, Math.min(to, from + 120)).search(/[)\]}]/);
  return length < 0 ? from : from + length + 1;
}

/** Where it ends what is said of the engine or the tracker: with its own maker and number (`Engine: Doosan D34 s/n 55512`). */
function endOfPart(context: Context, line: Line, label: Label, from: number, to: number): number {
  if (isRemark(label)) return to;
  const { text, scan } = context.source;
  let end = context.edges.before(line, from, to);
  for (let count = 0; count < 3 && end < to; count += 1) {
    const own = labelAt(scan, firstWordFrom(scan, end), to);
    if (!own || !ownOfPart.has(own.label.field)) break;
    const apart = /[,;|)·]\s{0,3}$|\s{2}$/.test(text.slice(Math.max(from, end - 5), end));
    if (apart && /^\.?\s{0,2}[:=：]/.test(text.slice(own.end, own.end + 4))) break;
    end = context.edges.before(line, own.end + 1, to);
  }
  return end;
}

const headings = new Set<Label['field']>(['fault', 'code', 'lamp', 'severity', 'time']);

const ownOfPart = new Set<Label['field']>(['serial', 'model', 'brand']);

/** Goes over a stretch word by word for labels with their values and for codes that need no label. */
export function readWords(context: Context, line: Line, from: number, to: number, found: Found): void {
  const { source, edges } = context;
  const { text, scan, marks } = source;
  const first = firstWordFrom(scan, from);
  let free = from;
  // `Maker DEVELON Model DL250-7`: where one pair without a mark ends, the next may begin.
  let chained = -1;
  for (let word = first; word < line.to; word += 1) {
    const at = startOf(scan, word);
    if (at >= to) return;
    if (at < free) continue;
    const bits = scan.bits[word] ?? 0;
    // `SPN 157 FMI 18 and 16`: right behind a code a number may be another.
    const mayBegin = mayBeginCode(scan, word) || (free > from && at - free < besideCode);
    const code = marks.codes.length > 0 && mayBegin ? firstIn(marks.codes, at, at + 1) : undefined;
    if (code && code.end <= to && !isQuoted(text, at, line.start) && !isOfVersion(text, at)) {
      // A description is a few words; what stands further off is looked at when the scan comes there.
      // `[SPN 1347 FMI 11] suction control valve`
      const isShut = text[at - 1] === '[' && text[code.end] === ']';
      const shown =
        code.end +
        (isShut ? 1 : 0) +
        (otherNotation.exec(text.slice(code.end, Math.min(to, code.end + 24)))?.[0].length ?? 0);
      const reach = edges.before(line, shown, Math.min(to, code.end + 240));
      const description = describeCode(source, code, shown, reach, false);
      const end = Math.max(shown, description.end);
      found.claims.push({
        field: 'code',
        value: code.code,
        start: code.start,
        end: code.end,
        confidence: 0.8,
        label: '',
      });
      for (const claim of [...description.claims, ...saidBefore(source, line, word, description.claims)])
        found.claims.push(withLabel(claim, ''));
      found.covered.push([at, end]);
      free = end;
      continue;
    }
    // `the tech's number`: what an apostrophe cuts off is no word.
    if ((bits & may.label) === 0 || text[at - 1] === '@' || isCutOff(scan, word)) continue;
    // `Sudbury, ON`: a province, and no word for a time.
    if (
      (bits & may.state) !== 0 &&
      text[at - 2] === ',' &&
      /^[A-Z]{2}(?![\p{L}\d:])/u.test(text.slice(at, at + 3))
    )
      continue;
    // What a web address says of itself is no label.
    const address = marks.addresses.length > 0 ? addressOver(marks.addresses, at) : undefined;
    if (address) {
      free = address.end;
      continue;
    }
    const named = labelAt(scan, word, to);
    if (!named) continue;
    const begins = isBoundary(text, at, from) || (at - chained === 1 && ofMachine.has(named.label.field));
    if (!begins && isLevelOfPart(source, word, named)) continue;
    // `0100-F01 Engine oil pressure: extremely low`: a part in the middle of a fault's text, not its measured value;
    // `popped up on my phone: …` speaks of a thing, and labels nothing.
    const coded = begins ? undefined : codeOfPart(source, named.label, named.end, to);
    if (coded) {
      for (const claim of coded.claims) found.claims.push(withLabel(claim, named.label.phrase));
      found.covered.push([at, coded.end]);
      free = coded.end;
      continue;
    }
    if (
      !begins &&
      named.label.field === 'ignored' &&
      (((bits & may.part) !== 0 && /^:\s\p{L}/u.test(text.slice(named.end, named.end + 4))) ||
        (endOfPossessive[text.charCodeAt(at - 2)] === 1 &&
          /\b(?:my|our|his|her)\s$/i.test(text.slice(Math.max(from, at - 6), at))))
    ) {
      free = named.end;
      continue;
    }
    // `[14/5/26 17:44] Chuy Operador: la …`, `CAT Product Link: 259D3 …`: who says it, not what it is said of.
    if (
      named.label.field === 'ignored' &&
      saidBehind.test(text.slice(named.end, named.end + 20)) &&
      (context.talk || isSpeaker(source, line, word) || leadsNote(context, line, named.label, named.end))
    ) {
      free = named.end + 1;
      continue;
    }
    // `lifetime 6,204 hours: Dynapac CA2500D`: a unit, after its number.
    if (
      named.label.field === 'hours' &&
      /\d\s$/.test(text.slice(Math.max(from, at - 2), at)) &&
      /^:\s?\D/.test(text.slice(named.end, named.end + 3))
    ) {
      free = named.end;
      continue;
    }
    const separator = separatorAfterLabel.exec(text.slice(named.end, Math.min(to, named.end + 64)))?.[0];
    if (
      separator !== undefined &&
      (begins || /[:=：]/.test(separator)) &&
      (!separator.startsWith(']') || text[at - 1] === '[')
    ) {
      const valueStart = named.end + separator.length;
      if (at - line.start < longestLead && readLedIn(context, line, named.label, at, valueStart, found))
        return;
      if (valueStart < to) readLabelled(context, line, named.label, at, valueStart, to, found);
      return;
    }
    if (named.label.field === 'ignored' && named.end > endOf(scan, word)) free = named.end;
    const link = linkAfter(named.label.field, text.slice(named.end, Math.min(to, named.end + 64)));
    if (!begins && link === 0 && !isStrong(named, text.slice(named.end, Math.min(to, named.end + 40))))
      continue;
    // `matr.C7340418`: an abbreviation's dot.
    const isDotted =
      named.label.field === 'serial' && /^\.[A-Z\d]/.test(text.slice(named.end, named.end + 2));
    const gap = isDotted
      ? 1
      : link || (spaceAfterLabel.exec(text.slice(named.end, named.end + 6))?.[0].length ?? 0);
    const valueStart = named.end + gap;
    if (valueStart >= to || (gap === 0 && !needsNoSpace(text, named.end - 1))) continue;
    const led = isOfFaults(named.label) ? nameBeforeCode(source, valueStart, to) : undefined;
    if (led) {
      found.claims.push(withLabel(led, ''));
      found.covered.push([at, led.end + 1]);
      free = led.end + 1;
      continue;
    }
    const isNext = at - chained === 1;
    const end =
      bareValueEnd(named.label, source, valueStart, edges.before(line, valueStart, to)) ??
      (isNext && named.label.field === 'unit' && nameToEnd.test(text.slice(valueStart, to)) ? to : undefined);
    if (end === undefined) continue;
    const value = readValue(named.label, source, valueStart, end, false);
    if (value.claims.length === 0) continue;
    const described = isCodeAlone(value.claims) ? describedBefore(source, line.start, at) : undefined;
    if (described) found.claims.push(withLabel(described, named.label.phrase));
    for (const claim of value.claims) {
      // `Truck 61 has …`: the word is a part of the name.
      const isPart =
        claim.field === 'unit' &&
        (named.label.phrase === 'truck' ||
          (kindLabels.has(named.label.phrase) && at === line.start && /^\d{1,5}$/.test(claim.value)));
      const placed = isPart ? { ...claim, value: text.slice(at, claim.end), start: at } : claim;
      const sure = claim.confidence - (claim.field === 'model' ? 0.15 : 0.05);
      found.claims.push(withLabel(placed, named.label.phrase, sure));
    }
    found.covered.push([at, end]);
    free = end;
    if (ofMachine.has(named.label.field) || named.label.field === 'severity') chained = end;
  }
}

/** Characters between two codes of which the second says less. */
const besideCode = 7;

/** `Shop note: `, before the label of a line that leads in all that the message tells. */
const longestLead = 16;

/**
 * Reads on behind a label that leads in a whole alert (`Issue: Cat 336 SPN 100 FMI 1`), and answers whether it does. Beside
 * other lines about machines a note tells of another day or another machine.
 */
export function readLedIn(
  context: Context,
  line: Line,
  label: Label,
  start: number,
  end: number,
  found: Found,
): boolean {
  const { source } = context;
  if (isOfNotes(label) && !context.alone) return false;
  const machine = machineLedIn(source, line, label, end);
  if (!machine) return false;
  found.covered.push([start, end]);
  const code = isOfFaults(label) ? bareCodeAfter(source, machine.end, line.end) : undefined;
  const value = code === undefined ? undefined : readValue(label, source, code, line.end, false);
  const graded = severityOfMessage(label, end);
  for (const claim of [...(value?.claims ?? []), ...(graded && isOfFaults(label) ? [graded] : [])])
    found.claims.push(withLabel(claim, label.phrase));
  if (code !== undefined && value) found.covered.push([code, Math.min(value.end, line.end)]);
  readWords(context, line, Math.max(machine.end, value?.end ?? 0), line.end, found);
  return true;
}

function isCodeAlone(claims: readonly ValueClaim[]): boolean {
  return claims.some(({ field }) => field === 'code') && !claims.some(({ field }) => field === 'description');
}

/** What stands before a code where nothing after it says it: `received caution 989D01`, `Oil pressure low (SPN 100 FMI 1)`. */
function saidBefore(
  source: Source,
  line: Line,
  word: number,
  said: readonly ValueClaim[],
): readonly ValueClaim[] {
  const { text, scan } = source;
  const at = startOf(scan, word);
  const claims: ValueClaim[] = [];
  const described = said.some(({ field }) => field === 'description')
    ? undefined
    : describedBefore(source, line.start, at);
  if (described) claims.push(described);
  if (
    word > line.from &&
    text[at - 1] === ' ' &&
    endOf(scan, word - 1) === at - 1 &&
    ((scan.bits[word - 1] ?? 0) & may.severity) !== 0 &&
    namesMessage(scan, word - 1) &&
    !said.some(({ field }) => field === 'severity')
  ) {
    const severity = severityIn(scan, startOf(scan, word - 1), at - 1);
    if (severity && severity.severity !== 'low') claims.push(severityClaim(severity, 0.6));
  }
  return claims;
}

/** `Dozer 2207`, at the beginning of a line. */
const kindLabels = new Set(['dozer', 'loader', 'excavator', 'grader', 'lift', 'rig', 'drill rig']);

/** `Tractor engine: 91-8 Throttle position abnormal frequency`: of two parts of a machine the one at fault, with its code. */
function codeOfPart(source: Source, label: Label, end: number, to: number): ReadValue | undefined {
  const { text, scan } = source;
  if (label.field !== 'ignored' || text[end] !== ':' || text[end + 1] !== ' ') return undefined;
  const code = labelledCodeAt(text, end + 2, to);
  const isCode =
    code !== undefined &&
    /\p{L}.?\d{2}|\d[-.:]\d/u.test(code.code) &&
    /^\s(?:[-–—]\s)?\p{L}/u.test(text.slice(code.end, code.end + 4)) &&
    hasBits(scan, code.end, to, may.part | may.trouble);
  if (!isCode) return undefined;
  const value = readValue({ phrase: label.phrase, field: 'code', trust: 0.75 }, source, end + 2, to, false);
  return value.claims.some((claim) => claim.field === 'code') ? value : undefined;
}

/** `Severity Advisory Unit Mini Loader C`: the last pair of a line of pairs may be a name in words. */
const nameToEnd = /^\p{Lu}[\p{L}\d'-]{1,14}(?: \p{Lu}[\p{L}\d'-]{0,14}){0,3}$/u;

const ofMachine = new Set<Label['field']>(['brand', 'model', 'machine', 'serial', 'unit', 'hours']);

/** Characters between a label and its value that a sentence fills: `Serial on the frame is 0300241197`, `our no. is 490-1`. */
function linkAfter(field: Label['field'], after: string): number {
  if (field !== 'serial' && field !== 'unit') return 0;
  return (field === 'serial' ? serialLink : nameLink).exec(after)?.[0].length ?? 0;
}

const serialLink =
  /^(?:\s(?:number|no\.|code))?(?:\s(?:on|of|from|in|for) (?:the |its |this )?[\p{L}\d-]{2,12}(?:\s\p{Ll}{2,10})?)?(?:\s(?:is|reads|says|shows|ist|lautet|est|es|è|é|är|er|to|je)(?:\sthe)?[:,]?\s|:\s|\s)(?<=\s\p{L}{1,8}[:,]?\s|:\s)(?=[A-Z\d])/u;

const nameLink =
  /^(?:\s(?:on|in) (?:the |our |its )?\p{Ll}{2,12})?\s(?:is|reads|says|ist|lautet|est|es|è|é|är|er|to|je)(?:\s(?:now|just))?[:,]?\s(?=["“„«#]?(?=[\p{L}/-]{0,6}\d)[\p{Lu}\d])/u;

/** `Driver (no. 4090): the vac truck` */
const saidBehind = /^(?:\s\([^()]{1,16}\))?:/;

/** `Interpreter's note: the driver says …`: what a message of a few lines begins with, where all that it tells stands behind it. */
export function leadsNote(
  { few, source: { text } }: Context,
  line: Line,
  label: Label,
  end: number,
): boolean {
  return (
    few &&
    end - line.start < 44 &&
    line.end - end > 70 &&
    ofNotes.test(label.phrase) &&
    !/[:;.]\s/.test(text.slice(line.start, end - 1))
  );
}

const ofNotes =
  /note|remark|comment|info|statement|crew|team|driver|operator|memo|log|report|update|request|question|^from$|bemerkung|notiz|hinweis|remarque|observaci|osservazion|opmerking/;

/** After the time of a line of a chat, or after the maker at the beginning of a line, a word with a colon is who speaks. */
function isSpeaker({ text, scan }: Source, line: Line, word: number): boolean {
  const at = startOf(scan, word);
  if (at - line.start < 3 || at - line.start > 60) return false;
  const before = text.slice(line.start, at);
  return (
    stampAndName.test(before) ||
    (word === line.from + 1 &&
      ((scan.bits[line.from] ?? 0) & may.brand) !== 0 &&
      brandNamed(before.trim()) !== undefined)
  );
}

const stampAndName =
  /^[[(]?(?=[^\p{L}]{0,12}\d)[\d/.,: -]{4,24}(?:[ap]\.?m\.?)?[\])]?\s?[-–~]?\s{0,2}(?:\p{L}[\p{L}.'-]{0,20}\s){0,3}$/iu;

/** `'s`, `’s` */
function isCutOff(scan: Scan, word: number): boolean {
  const at = startOf(scan, word);
  return (
    endOf(scan, word) - at === 1 &&
    (scan.text.charCodeAt(at) | 32) === letterS &&
    apostrophes[scan.text.charCodeAt(at - 1)] === 1
  );
}

const letterS = 's'.charCodeAt(0);
const apostrophes = tableOfMarks("'’");
const endOfPossessive = tableOfMarks('yrsYRS');

/** The web or mail address whose middle stands here; none is longer than a line. */
function addressOver(addresses: Source['marks']['addresses'], at: number) {
  return spanOver(addresses, at, 2100);
}

/** `(DTC 174-16)` after a code: the same fault in another notation. */
const otherNotation = /^\s?\((?:DTC|code|fault)[:\s]\s?[A-Z]{0,5}\d[\dA-Z.-]{0,12}\)/i;

const separatorAfterLabel =
  /^(?:\s(?:in|on)\s(?:your|our)\s(?:account|fleet|system|list|books|portal|app|yard|site|records|company)(?=:))?(?:\.?\s\/\s[\p{L}. ]{2,24}?(?=\s?\.{3}|\s\.{2}\s|\s?:\s))?(?:\.?\s?(?:\.{3,60}|(?<=\s)\.{1,2}(?=\s)|…{1,20})\s?:?\s?|\.?(?:\s{0,3}(?:\([^()]{0,20}\)\s{0,2})?[:=：](?!>)=?\s{0,3}|\]\s{0,2}[:=]?\s{0,2}(?=\S)|\s{1,3}(?:[-–—=]{0,2}>{1,2}|[-–—]{1,2})\s|\s{0,3}[→⇒»➜➔►▶]{1,2}\s{0,3}(?=\S)|\s?#\s{0,2}:?\s?(?=\S)))/u;

/** `(Ctrl SW 1.18, map P0116, harness rev C0221)`: what numbers a drawing, a program or a paper. */
function isOfVersion(text: string, at: number): boolean {
  return /\b(?:maps?|rev|revision|version|ver|sw|hw|fw|firmware|software|dataset|drawing|dwg|harness|schematic|bulletin|tsb|kit|part|p\/n|form|page|zeichnung|stand|plan|dessin|dibujo)(?:\s?(?:no|nr|number)?[.:]?)\s$/i.test(
    text.slice(Math.max(0, at - 20), at),
  );
}

/** `From "From SPN 110 FMI 0 to a work order"`: a code in the middle of a title that is quoted is reported by no machine. */
function isQuoted(text: string, at: number, lineStart: number): boolean {
  let quotes = 0;
  // A comment may have begun on the line before, of which two hundred characters are looked at.
  const near = Math.max(0, lineStart - 260);
  const above = near + text.slice(near, Math.max(near, lineStart - 1)).lastIndexOf('\n') + 1;
  const isBroken = lineStart > 0 && lineStart - above > 50 && text.charCodeAt(lineStart - 2) !== 10;
  // `"Hey it's Wade … throwing SPN 1638 FMI 15, … thanks."`: all that somebody said.
  const said =
    isQuote(text, lineStart) && at - lineStart > 60 && isClosed(text, at) ? lineStart + 1 : lineStart;
  for (let before = Math.max(isBroken ? above : said, at - 200); before < at; before += 1)
    if (isQuote(text, before)) quotes += 1;
  return quotes % 2 === 1 && !isQuote(text, at - 1) && !isSpeech(text, at);
}

/** `The app says: "Machine Tango-6 (…) has reported SPN 157 FMI 18 at 15:02 …"`: no title is as long as what somebody says. */
function isSpeech(text: string, at: number): boolean {
  let [from, to] = [at, at];
  while (from > 0 && at - from < longestTitle && !isQuote(text, from - 1)) from -= 1;
  while (to < text.length && to - from < longestTitle && !isQuote(text, to)) to += 1;
  return to - from >= longestTitle;
}

/** Characters of a title that is quoted, at the most. */
const longestTitle = 110;

/** The quotation ends with its line, far behind what it says. */
function isClosed(text: string, at: number): boolean {
  const rest = text.slice(at, at + 4000);
  const newline = rest.indexOf('\n');
  const end = at + (newline < 0 ? rest.length : newline);
  return end - at > 40 && isQuote(text, end - 1);
}

function isQuote(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 34 || code === 8220 || code === 8221 || code === 8222;
}

/** `serial#4711`, `（機番512044）`: signs and Eastern letters stand right before their value. */
function needsNoSpace(text: string, last: number): boolean {
  return text[last] === '#' || text.charCodeAt(last) > 0x2e80;
}
