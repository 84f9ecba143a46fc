import { fullPhrase } from './feeds/names.ts';
import type { FeedEntry, FeedNode } from './feeds/nodes.ts';
import { isOverRecord } from './feeds/over-records.ts';
import { has, type Line, sign } from './lines.ts';
import { labelOfPhrase } from './words/labels.ts';

/** Records made of `key=value` lines, and which lines they were made of. */
export interface PairLines {
  readonly node: FeedNode;
  readonly read: ReadonlySet<number>;
}

/**
 * Reads logs of `key=value` pairs (logfmt, syslog's structured data of RFC 5424, dotted names) as a feed: a line that
 * begins with a word, and one that says again what a line has said, are records of their own. Undefined where no line
 * has three pairs or more: then it is a text with a sign of equality in it.
 */
export function readPairLines(text: string, lines: readonly Line[]): PairLines | undefined {
  const entries: FeedEntry[] = [];
  const events = new Map<string, FeedNode[]>();
  const read = new Set<number>();
  let most = 0;
  let section = '';
  const sections = new Map<string, FeedEntry[]>();
  const inRecords = linesOfRecords(text, lines);
  const logged = linesOfLog(text, lines);
  const records: FeedNode[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.role === 'aside') continue;
    const own = inRecords.get(line);
    if (own) {
      most = Math.max(most, ...own.map((group) => group.pairs.length));
      read.add(index);
      records.push(recordOfLine(text, line, own));
      continue;
    }
    const pairs = logged.get(line);
    if (pairs) {
      most = Math.max(most, pairs.length);
      read.add(index);
      records.push(recordOf(pairs));
      continue;
    }
    // `[asset]` on a line of its own: the pairs below it are the asset's.
    const heading = has(line, sign.bracket)
      ? sectionName.exec(text.slice(line.start, line.end))?.[1]
      : undefined;
    if (heading !== undefined) {
      section = heading;
      read.add(index);
    }
    if (heading !== undefined || !has(line, sign.equals)) continue;
    const groups = groupsOf(text, line);
    if (groups.length === 0) continue;
    most = Math.max(most, ...groups.map((group) => group.pairs.length));
    read.add(index);
    for (const { name, pairs } of groups) {
      // `unit=GR-60 state=inactive spn=110 fmi=16`: a line of a fault that is over.
      if (isOverRecord(recordOf(pairs))) continue;
      if (name === '' && section !== '') sections.set(section, [...(sections.get(section) ?? []), ...pairs]);
      else if (name === '') entries.push(...pairs);
      else events.set(name, [...(events.get(name) ?? []), recordOf(pairs)]);
    }
  }
  if (most < 3 && sections.size < 2) return undefined;
  for (const [key, pairs] of sections) entries.push({ key, node: recordOf(pairs) });
  if (records.length > 0) entries.push({ key: 'lines', node: { kind: 'list', items: records } });
  for (const [key, items] of events) {
    const [only] = items;
    entries.push({ key, node: items.length === 1 && only ? only : { kind: 'list', items } });
  }
  return { node: recordOf(entries), read };
}

const sectionName = /^\[([A-Za-z][\w .-]{1,24})\]$/;

interface Group {
  readonly name: string;
  readonly pairs: FeedEntry[];
}

/**
 * The lines of a log that have the same groups again and again (`… ALM [asset id="RS-14" oem="Kalmar"][hr eng="16204"] SPN 91 …`),
 * of which each is told of a machine of its own.
 */
function linesOfRecords(text: string, lines: readonly Line[]): ReadonlyMap<Line, readonly Group[]> {
  const found = new Map<Line, readonly Group[]>();
  const names = new Set<string>();
  let isRepeated = false;
  for (const line of lines) {
    if (line.role === 'aside' || !has(line, sign.equals) || !has(line, sign.bracket)) continue;
    const groups = groupsOf(text, line).filter((group) => group.name !== '');
    if (groups.length < 2) continue;
    isRepeated ||= groups.some((group) => names.has(group.name));
    for (const group of groups) names.add(group.name);
    found.set(line, groups);
  }
  return isRepeated ? found : new Map();
}

/**
 * The lines of a log, two at least, that begin with when they were written and say whose they are (`2026-10-30T07:02:11Z evt=dtc
 * unit=BL-88 …`): the time is that of its own line.
 */
function linesOfLog(text: string, lines: readonly Line[]): ReadonlyMap<Line, readonly FeedEntry[]> {
  const found = new Map<Line, readonly FeedEntry[]>();
  for (const line of lines) {
    if (line.role === 'aside' || !has(line, sign.equals)) continue;
    if (!stampFirst.test(text.slice(line.start, Math.min(line.end, line.start + 44)))) continue;
    const [only, other] = groupsOf(text, line);
    if (only?.name === '' && !other && saysWhose(only.pairs)) found.set(line, only.pairs);
  }
  return found.size > 1 ? found : new Map();
}

function saysWhose(pairs: readonly FeedEntry[]): boolean {
  return pairs.some(({ key }) => ofMachine.has(labelOfPhrase(fullPhrase(key))?.field ?? ''));
}

/** A line's groups; of one that says whose it is, with what stands behind them and with the time that it begins with. */
function recordOfLine(text: string, line: Line, groups: readonly Group[]): FeedNode {
  const entries = groups.map(({ name, pairs }): FeedEntry => ({ key: name, node: recordOf(pairs) }));
  if (!groups.some(({ pairs }) => saysWhose(pairs))) return { kind: 'record', entries };
  const content = text.slice(line.start, line.end);
  const add = (key: string, from: number, value: string) => {
    const start = line.start + from;
    entries.push({ key, node: { kind: 'value', value, start, end: start + value.length, verbatim: true } });
  };
  const date = stamp.exec(content.slice(0, content.indexOf('[')));
  if (date) add('time', date.index, date[0]);
  const behind = content.lastIndexOf(']') + 1;
  let from = behind;
  for (const part of content.slice(behind).split(';')) {
    // `SPN 91 FMI 3 Accelerator pedal 1 voltage above normal; severity major`
    const [, lead = '', name, value] = labelledPart.exec(part) ?? [];
    if (from > behind && name !== undefined && value !== undefined && labelOfPhrase(fullPhrase(name)))
      add(name, from + lead.length, value);
    else if (from === behind && part.trim().length > 4)
      add('fault', content.indexOf(part.trim(), from), part.trim());
    from += part.length + 1;
  }
  return { kind: 'record', entries };
}

const labelledPart = /^(\s*(\p{L}{2,16})\s?[:=]?\s)(\S.{0,80}?)\s*$/u;

const ofMachine = new Set<string>(['serial', 'brand', 'model', 'unit', 'machine']);

const longestKey = 40;

/** The pairs of a line: `[mach make="Hitachi" type="ZW220-6"]` names its group, `evt t=… code=…` its record. */
function groupsOf(text: string, line: Line): Group[] {
  const groups: Group[] = [];
  const content = text.slice(line.start, line.end);
  const lead = leadingWord.exec(content)?.[1];
  const isQuery = content.includes('&') && !content.includes(' ');
  let current: Group = { name: lead ?? '', pairs: [] };
  let opened = false;
  let logged: Stamp | undefined;
  for (let at = 0; at < content.length; ) {
    const equals = content.indexOf('=', at);
    if (equals < 0) break;
    const from = keyStart(content, equals, at);
    // `HRS(ENG)=9034.6`: which of several, in brackets.
    const key = content
      .slice(from, equals)
      .replace(/\[\d{1,3}\]$/, '')
      .replace(qualifier, (_, which: string) => `_${which.replaceAll(' ', '_')}`);
    if (!/^[\p{L}_][\p{L}\d_.-]*$/u.test(key)) {
      // What is no pair ends the line, unless it has groups in brackets, around which logs write what they like.
      if (!content.includes('[')) return [];
      at = equals + 1;
      continue;
    }
    const bracket = groupBefore.exec(content.slice(Math.max(at, from - 50), from))?.[1];
    if (bracket !== undefined) {
      if (current.pairs.length > 0) groups.push(current);
      else logged ??= stampIn(content.slice(0, from));
      current = { name: bracket, pairs: [] };
      opened = true;
    } else if (current.pairs.length === 0 && from > 0 && lead === undefined) {
      // `[ALERT] unit=… make=…`, `2026-01-15T16:44:20Z host agent: unit=…`: what a log puts before its pairs.
      const before = content.slice(0, from);
      const isRuled = marksOnly.test(before);
      if (!isRuled && (!isPrefix.test(before) || content.split('=').length < 5)) return [];
      logged = stampIn(before);
    }
    const [start, end, next] = valueAt(content, equals + 1, opened);
    const place = { start: line.start + start, end: line.start + end };
    const written = content.slice(start, end);
    const value = isQuery ? decoded(written) : written;
    current.pairs.push({
      key,
      node: { kind: 'value', value, ...place, verbatim: value === written },
    });
    at = next;
  }
  if (current.pairs.length > 0) groups.push(current);
  if (groups.length === 1 && groups[0]?.pairs.length === 1 && groups[0].name !== '') return [];
  // When it was logged, where the pairs state no time.
  const saysWhen = groups.some(({ pairs }) => pairs.some((pair) => ofTime.test(pair.key)));
  const own = saysWhen || groups.length === 0 ? undefined : (logged ?? stampBehind(content));
  if (!own) return groups;
  const start = line.start + own.at;
  const time: FeedEntry = {
    key: 'time',
    node: {
      kind: 'value',
      value: own.value,
      start,
      end: start + own.length,
      verbatim: own.value.length === own.length,
    },
  };
  if (current.name === '') current.pairs.push(time);
  else groups.unshift({ name: '', pairs: [time] });
  return groups;
}

/** When a line was logged, and where in it that stands. */
interface Stamp {
  readonly value: string;
  readonly at: number;
  readonly length: number;
}

/** The stamp in what stands before the pairs: `2026-02-18T07:44:52Z gw app`, `[1771400692]`, `[18/Feb/2026:07:44:52 +0000]`. */
function stampIn(before: string): Stamp | undefined {
  const date = stamp.exec(before);
  if (date) return { value: date[0], at: date.index, length: date[0].length };
  const epoch = epochFirst.exec(before);
  if (epoch?.[2] !== undefined) return stampOfEpoch(epoch[2], (epoch[1] ?? '').length);
  const common = commonStamp.exec(before);
  const [, told = '', day, month = '', year, clock, zone = ''] = common ?? [];
  const number = months.indexOf(month.toLowerCase()) / 3 + 1;
  if (!common || !Number.isInteger(number) || number < 1) return undefined;
  const offset = zone === '' ? '' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const value = `${year}-${String(number).padStart(2, '0')}-${day}T${clock}${offset}`;
  return { value, at: common.index + common[0].indexOf(told), length: told.length };
}

/** `… lon=-111.8910 1771400692000000000`, `…} 1 1771400692000`: seconds since 1970 or parts of them behind the pairs. */
function stampBehind(content: string): Stamp | undefined {
  const [, digits] = epochLast.exec(content.slice(-24)) ?? [];
  return digits === undefined ? undefined : stampOfEpoch(digits, content.length - digits.length);
}

function stampOfEpoch(digits: string, at: number): Stamp {
  return { value: digits.slice(0, 13), at, length: digits.length };
}

const epochFirst = /^(\[?)(1\d{9}(?:\d{3}){0,3})(?:\.\d{1,9})?\]?(?=\s)/;
const epochLast = /\s(1\d{9}(?:\d{3}){0,3})$/;
/** As web servers log (the common log format). */
const commonStamp = /\[?((\d\d)\/([A-Z][a-z]{2})\/(20\d\d):(\d\d:\d\d:\d\d)(?: ([+-]\d{4}))?)\]?/;
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** `2026-10-30T07:02:11Z …`, `ts=2026-10-30T07:02:11Z …`: a line that begins with when it was logged. */
const stampFirst =
  /^(?:(?:@?timestamp|date_?time|time|ts|t|at|when|date)=["']?)?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|1\d{9}(?:\d{3})?(?=["'\s]))/i;
/** When a line was logged. */
const stamp = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.]{0,8}(?:Z|\s?[+-]\d\d:?\d\d)?/;

/** `2026-06-01T08%3A28%3A00Z`, `Yard+Dog`: a value as forms are sent (application/x-www-form-urlencoded). */
function decoded(value: string): string {
  if (!/[+%]/.test(value)) return value;
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

/** A word, but no key, that a line of pairs begins with. */
const leadingWord = /^([A-Za-z]{2,12}):? (?=[A-Za-z_][\w.-]{0,30}=)/;
const isPrefix = /^[\w\s:.,<>[\]()/+@-]{1,120}[\s[{,]$/;
/** `>> HRS=…`, `* MCH=…` */
const marksOnly = /^[>*#|\s-]{1,6}$/;
const qualifier = /\(([\w ]{1,16})\)$/;
const ofTime = /time|date|^ts|stamp|when|^at$|since|utc/i;
const groupBefore = /\[([\w@.-]{1,32}) $/;

function keyStart(content: string, equals: number, from: number): number {
  const close = content[equals - 1];
  const tail =
    close === ']' || close === ')'
      ? /\[\d{1,3}\]$|(?<=[\p{L}\d])\([\w ]{1,16}\)$/u.exec(
          content.slice(Math.max(from, equals - 19), equals),
        )?.[0]
      : undefined;
  let start = equals - (tail?.length ?? 0);
  while (start > from && equals - start < longestKey && /[\p{L}\d_.-]/u.test(content[start - 1] ?? ''))
    start -= 1;
  return start;
}

/** Where a value stands and where the next pair may begin: to its closing quotation mark, or to the next key. */
function valueAt(content: string, at: number, inBrackets: boolean): [number, number, number] {
  const quote = content[at];
  if (quote === '"' || quote === "'") {
    const close = content.indexOf(quote, at + 1);
    if (close > 0) return [at + 1, close, close + 1];
  }
  const equals = content.indexOf('=', at);
  const behind = equals < 0 ? stampBehind(content) : undefined;
  let end = behind && behind.at > at ? behind.at : content.length;
  if (equals >= 0) {
    const key = keyStart(content, equals, at);
    // A sign of equality within a value, as web addresses have them.
    end = key > at && /[\s,;&|]/.test(content[key - 1] ?? '') ? key : endOfWord(content, at);
  }
  if (inBrackets) {
    const close = content.indexOf(']', at);
    if (close >= 0) end = Math.min(end, close);
  }
  let stop = end;
  while (stop > at && /[\s,;&|]/.test(content[stop - 1] ?? '')) stop -= 1;
  return [at, stop, Math.max(end, at)];
}

function endOfWord(content: string, at: number): number {
  const space = content.indexOf(' ', at);
  return space < 0 ? content.length : space;
}

/** `vehicle.make` is the make of the vehicle. */
function recordOf(pairs: readonly FeedEntry[]): FeedNode {
  const entries: FeedEntry[] = [];
  const inner = new Map<string, FeedEntry[]>();
  for (const pair of pairs) {
    const dot = pair.key.indexOf('.');
    if (dot <= 0) {
      entries.push(pair);
      continue;
    }
    const name = pair.key.slice(0, dot);
    inner.set(name, [...(inner.get(name) ?? []), { key: pair.key.slice(dot + 1), node: pair.node }]);
  }
  for (const [key, own] of inner) entries.push({ key, node: recordOf(own) });
  return { kind: 'record', entries };
}
