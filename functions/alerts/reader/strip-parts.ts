import { digit, letter, lookOf } from '../reading/letters.ts';
import { isSpace, tableOfMarks } from './characters.ts';
import { has, type Line, sign } from './lines.ts';
import { type Source, spanOver } from './marks.ts';

/*
 * Where the parts of a line are that a mark sets apart. Which mark it is, the line says itself: the one that stands between
 * several of its words as no date, number, code or address has it (`|`, `//`, `>>`, ` - `, `] [`, `;`, commas).
 */

/** A part of a line, without the spaces, brackets and quotation marks around it. */
export interface StripPart {
  readonly start: number;
  readonly end: number;
  /** It stands in quotation marks, as owners' names and texts do. */
  readonly quoted: boolean;
}

export interface StripParts {
  readonly parts: readonly StripPart[];
  /** Prose has the mark as well: commas, colons, dashes. */
  readonly isOfProse: boolean;
}

/** Characters of a line of parts: a longer one is prose. */
const longestStrip = 700;
const shortestStrip = 12;
/** Parts of one line: a row of more tells of more than a machine. */
const mostParts = 28;

/** The parts of a line by its own mark, or undefined where none sets it apart. */
export function stripParts(source: Source, line: Line): StripParts | undefined {
  const length = line.end - line.start;
  if (!has(line, sign.digit) || length > longestStrip || length < shortestStrip) return undefined;
  if (findMarks(source.text, line.start, line.end) === 0 || strongest() === undefined) return undefined;
  dropInside(source, line.start, line.end);
  const kind = strongest();
  if (kind === undefined) return undefined;
  const isOfProse = kind >= kinds.dash && kind !== kinds.semicolon;
  // Of prose the parts are long: `The Cat 320, which stood at the north gate, …`.
  const most = kind === kinds.dash ? 8 : 5;
  if (isOfProse && line.to - line.from > ((counts[kind] ?? 0) + 1) * most) return undefined;
  const parts = cut(source.text, line.start, line.end, kind);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  return { parts: withoutNotice(source.text, parts), isOfProse };
}

/** `ALRT GENSET-4 / Himoinsa HFW-45 T5 / …`, `[2] LAD-02 / Liebherr / …`: that it is an alert, its number, before the name. */
function withoutNotice(text: string, [first, ...others]: readonly StripPart[]): readonly StripPart[] {
  if (!first) return others;
  const notice = noticeBeforeName.exec(text.slice(first.start, Math.min(first.end, first.start + 44)))?.[0];
  return notice === undefined
    ? [first, ...others]
    : [{ ...first, start: first.start + notice.length }, ...others];
}

const noticeBeforeName =
  /^(?:\[\d{1,2}\]\s{1,3}(?=[\p{L}\d])|(?:ale?rte?|al(?:a?r)?m|alarm[aei]|alerta|allarme|avviso|aviso|avis|meldung|störung|storing|melding|larm|varsel|hälytys|uyarı|event|evt|notice|notif|warn|msg)[:!]?\s{1,2}(?=\p{Lu}[\p{L}\d]{0,11}[- ]#?\d{1,4}$))/iu;

/** The parts of a part, by the strongest mark that stands in it; none where there is no mark. */
export function partsWithin(source: Source, { start, end }: StripPart): StripPart[] {
  findMarks(source.text, start, end);
  dropInside(source, start, end);
  let kind: number = none;
  for (let at = 0; at < found; at += 1) kind = Math.min(kind, kindsAt[at] ?? none);
  return kind === none ? [] : cut(source.text, start, end, kind);
}

/** A part without what stands around it and says nothing: spaces, brackets, quotation marks, marks of emphasis. */
export function trimmedPart(text: string, from: number, to: number): StripPart {
  let [start, end] = [from, to];
  let quoted = false;
  while (start < end && edges[text.charCodeAt(start)] === 1) {
    quoted ||= quotes[text.charCodeAt(start)] === 1;
    start += 1;
  }
  while (end > start && edges[text.charCodeAt(end - 1)] === 1) end -= 1;
  for (let count = 0; count < 3; count += 1) {
    const close = opens[text.charCodeAt(start)] === 1 ? closes.get(text.charCodeAt(start)) : undefined;
    // `(mast tilt sensor)`, `60A.3 (left)`, `[C3-0142] outrigger`: a bracket goes where it closes nothing, or all of the part.
    const at = close === undefined ? -1 : closing(text, start, end, close);
    if (at === end - 1) {
      quoted ||= quotes[text.charCodeAt(start)] === 1;
      [start, end] = [start + 1, end - 1];
    } else if (close !== undefined && at < 0) start += 1;
    else if (
      end > start &&
      opens[text.charCodeAt(end - 1)] === 1 &&
      text[end - 1] !== "'" &&
      text[end - 1] !== '"'
    )
      end -= 1;
    else if (closers[text.charCodeAt(end - 1)] === 1 && !isClosed(text, start, end - 1)) end -= 1;
    else break;
    while (start < end && edges[text.charCodeAt(start)] === 1) start += 1;
    while (end > start && edges[text.charCodeAt(end - 1)] === 1) end -= 1;
  }
  return { start, end, quoted };
}

/** Where what opens is closed before `to`, or -1; a bracket may have others of its kind inside. */
function closing(text: string, at: number, to: number, close: string): number {
  const open = text[at] ?? '';
  let depth = 0;
  for (let end = at + 1; end < to; end += 1) {
    const character = text[end] ?? '';
    if (close.includes(character)) {
      if (depth === 0) return end;
      depth -= 1;
    } else if (character === open) depth += 1;
  }
  return -1;
}

/** What closes there is opened in the part. */
function isClosed(text: string, from: number, at: number): boolean {
  for (let open = at - 1; open >= from; open -= 1)
    if (closes.get(text.charCodeAt(open))?.includes(text[at] ?? '') === true) return true;
  return false;
}

const closers = tableOfMarks('"”»)]}>\'’');

const quotes = tableOfMarks('"“”„«»\'‘’');
const edges = tableOfMarks(' \t*_`~^|;,');

/** Kinds of marks, the strongest first: what hardly stands in a text otherwise sets a line apart before what often does. */
const kinds = {
  tab: 0,
  bar: 1,
  rare: 2,
  arrow: 3,
  slashes: 4,
  colons: 5,
  square: 6,
  curly: 7,
  angle: 8,
  pair: 9,
  underscore: 10,
  sign: 11,
  greater: 12,
  semicolon: 13,
  slash: 14,
  spaces: 15,
  dash: 16,
  comma: 17,
  tightComma: 18,
  colon: 19,
  tightSlash: 20,
  equals: 21,
} as const;
const none = 22;
/** Those that set parts apart beside a weaker one, too; brackets are what they stand around. */
const lastClear = kinds.colons;

/** How often a mark must stand in a line to set it apart, by its kind. */
const fewest = [1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 3, 1, 1, 3, 3, 4, 5, 4, none * 9];

/** The marks that were found last, in the order of the text: of most lines nothing is kept, and so nothing made. */
const mostMarks = 200;
let found = 0;
const kindsAt = new Uint8Array(mostMarks);
const startsAt = new Int32Array(mostMarks);
const endsAt = new Int32Array(mostMarks);
const counts = new Uint16Array(none + 1);

/** The mark that sets the line apart: the strongest that stands often enough, before one that stands there once or twice. */
function strongest(): number | undefined {
  let best: number | undefined;
  for (let kind = 0; kind < none; kind += 1) {
    const count = counts[kind] ?? 0;
    if (count < (fewest[kind] ?? none)) continue;
    if (best === undefined || ((counts[best] ?? 0) < 3 && count >= 4)) best = kind;
  }
  return best;
}

/** The parts between marks of a kind, and between those that are stronger. */
function cut(text: string, from: number, to: number, kind: number): StripPart[] {
  const parts: StripPart[] = [];
  let start = from;
  for (let at = 0; at < found; at += 1) {
    const own = kindsAt[at] ?? none;
    if (
      own !== kind &&
      !(own < kind && own <= lastClear) &&
      !(kind === kinds.tightComma && own === kinds.comma) &&
      // `TEREX TRT80L;SN=TRT80-30417;…`
      !(kind === kinds.pair && own === kinds.semicolon)
    )
      continue;
    parts.push(trimmedPart(text, start, startsAt[at] ?? to));
    start = endsAt[at] ?? to;
  }
  parts.push(trimmedPart(text, start, to));
  const told = parts.filter((part) => part.end > part.start);
  // `"Caterpillar","PM620","JFM00391"`: where most cells are quoted it says nothing.
  const isFile = told.filter(({ quoted }) => quoted).length * 2 > told.length && told.length > 3;
  return isFile ? told.map((part) => ({ ...part, quoted: false })) : told;
}

/** Finds the marks between the words of a stretch, and answers how many. */
function findMarks(text: string, from: number, to: number): number {
  found = 0;
  counts.fill(0);
  for (let at = from; at < to; ) {
    if ((lookOf(text.charCodeAt(at)) & (letter | digit)) !== 0) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < to && (lookOf(text.charCodeAt(at)) & (letter | digit)) === 0) at += 1;
    if (start === from || at === to) continue;
    const key = startOfKey(text, start, at, from);
    if (key >= 0 && found < mostMarks) {
      // What stands in a name sets nothing apart: `fault_code=…`.
      while (found > 0 && (startsAt[found - 1] ?? 0) >= key) {
        found -= 1;
        const own = kindsAt[found] ?? none;
        counts[own] = (counts[own] ?? 0) - 1;
      }
      if (key > from) addMark(kinds.pair, key, key);
      continue;
    }
    // A space, a full stop, a dash in a name: most of what stands between words.
    if (at - start === 1 && noMarks[text.charCodeAt(start)] === 1) continue;
    const kind = kindOf(text, start, at, from, to);
    if (kind === none || found >= mostMarks) continue;
    addMark(kind, startOfMark(text, start, at), endOfMark(text, start, at));
  }
  return found;
}

function addMark(kind: number, start: number, end: number): void {
  kindsAt[found] = kind;
  startsAt[found] = start;
  endsAt[found] = end;
  counts[kind] = (counts[kind] ?? 0) + 1;
  found += 1;
}

/** Where the name begins of a pair whose mark stands there (`sev=low`, `'mk': 'Takeuchi'`, `oem:"Wirtgen"`), or -1. */
function startOfKey(text: string, start: number, end: number, from: number): number {
  if (pairMarks[text.charCodeAt(start)] !== 1) return -1;
  const run = text.slice(start, Math.min(end, start + 6));
  if (!pairMark.test(run)) return -1;
  // `hours:3660`, but neither `10:22` nor `E:017`.
  const isTight = run === ':';
  if (isTight && !(isDigit(text.charCodeAt(end)) && isLetters(text, start))) return -1;
  let key = start;
  while (key > from && start - key < longestKey && isOfKey(text.charCodeAt(key - 1))) key -= 1;
  const isQuoted = run[0] === '"' || run[0] === "'";
  if (isQuoted && text[key - 1] === run[0]) key -= 1;
  const before = text.charCodeAt(key - 1);
  const isApart = key === from || isSpace(before) || (marksOfCharacters[before] ?? 0) !== 0;
  return key < start && isApart && (lookOf(text.charCodeAt(key + Number(isQuoted))) & letter) !== 0
    ? key
    : -1;
}

const longestKey = 32;
const pairMarks = tableOfMarks('=:"\'');
const pairMark = /^(?:=["'{+-]?|:["']?|["']\s?[:=]\s?["'{+-]?)$/;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Three letters or more stand right before it. */
function isLetters(text: string, at: number): boolean {
  for (let before = at - 3; before < at; before += 1)
    if ((lookOf(text.charCodeAt(before)) & letter) === 0) return false;
  return true;
}

function isOfKey(code: number): boolean {
  return (lookOf(code) & (letter | digit)) !== 0 || code === 95 || code === 46;
}

const noMarks = tableOfMarks(' .-\'’&+#%°()"=');

/** Leaves out the marks that stand inside a date, a point, a number, a code, a link, a quotation or round brackets. */
function dropInside({ text, marks }: Source, from: number, to: number): void {
  let kept = 0;
  counts.fill(0);
  let closed = from - 1;
  let opened = from;
  for (let at = 0; at < found; at += 1) {
    const [kind, start, end] = [kindsAt[at] ?? none, startsAt[at] ?? 0, endsAt[at] ?? 0];
    // What opens between the mark before and this one, and what this one itself opens.
    closed = closedAfter(text, opened, start, to, closed);
    opened = start;
    // `"4,277 h","E0796(2)"`: what closes may stand in the mark itself.
    if (end <= closed) continue;
    if (
      kind >= kinds.colons &&
      (spanOver(marks.dates, start, 48) ||
        spanOver(marks.points, start, 64) ||
        spanOver(marks.hours, start, 24) ||
        spanOver(marks.codes, start, 64) ||
        spanOver(marks.addresses, start, 200))
    )
      continue;
    kindsAt[kept] = kind;
    startsAt[kept] = start;
    endsAt[kept] = end;
    counts[kind] = (counts[kind] ?? 0) + 1;
    kept += 1;
  }
  found = kept;
}

/** Where the last quotation or round bracket ends that opens between two offsets: `"Hyd. fan, reversing valve"`. */
function closedAfter(text: string, from: number, to: number, limit: number, before: number): number {
  let closed = before;
  for (let at = Math.max(from, closed + 1); at < to; at += 1) {
    const code = text.charCodeAt(at);
    const close = opens[code] === 1 ? closes.get(code) : undefined;
    if (close === undefined || at <= closed || setApart[code] === 1) continue;
    if ((lookOf(text.charCodeAt(at - 1)) & (letter | digit)) !== 0) continue;
    closed = Math.max(closed, closing(text, at, Math.min(limit, at + longestQuote), close));
  }
  return closed;
}

/** Brackets that set parts apart themselves. */
const setApart = tableOfMarks("[{<'‘");

const longestQuote = 120;
const closes = new Map(
  Object.entries({
    '"': '"',
    '“': '”“',
    '„': '“”',
    '«': '»',
    "'": "'",
    '‘': '’',
    '(': ')',
    '[': ']',
    '{': '}',
    '<': '>',
  }).map(([open, close]) => [open.charCodeAt(0), close]),
);

const opens = tableOfMarks('"“„«\'‘([{<');

/** What a character between words may be a mark of. */
const of = {
  space: 1,
  tab: 2,
  bar: 4,
  rare: 8,
  arrow: 16,
  square: 32,
  curly: 64,
  angle: 128,
  underscore: 256,
  sign: 512,
  dash: 1024,
  semicolon: 2048,
  slash: 4096,
  comma: 8192,
  colon: 16_384,
  equals: 32_768,
  round: 65_536,
  long: 131_072,
} as const;
const marksOfCharacters = new Uint32Array(65_536);
for (const [marks, bit] of [
  [' \u00a0', of.space],
  ['\t', of.tab],
  ['|¦', of.bar],
  ['~^·•∙¤¬■▪◦●◆†‖§', of.rare],
  ['→←➔➜⇒⇐›‹', of.arrow],
  ['[]', of.square],
  ['{}', of.curly],
  ['<>', of.angle],
  ['_', of.underscore],
  ['#@&+!%*', of.sign],
  ['-', of.dash],
  ['–—', of.dash | of.long],
  [';', of.semicolon],
  ['/', of.slash],
  [',', of.comma],
  [':', of.colon],
  ['=', of.equals],
  ['()', of.round],
] as const)
  for (const mark of marks) marksOfCharacters[mark.charCodeAt(0)] = bit;

/** The kind of mark that a run of signs and spaces between two words is. */
function kindOf(text: string, start: number, end: number, from: number, to: number): number {
  let bits = 0;
  let doubled = 0;
  let before = 0;
  let last = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const bit = marksOfCharacters[code] ?? 0;
    if (last === code) doubled |= bit;
    // `->`, `=>`, `<-`
    if (
      (code === greater && (last === hyphen || last === equal)) ||
      (last === less && (code === hyphen || code === equal))
    )
      doubled |= of.arrow;
    bits |= bit;
    last = code;
  }
  const first = text.charCodeAt(start);
  before = isSpace(first) ? 1 : 0;
  const after = isSpace(last) || (end - start > 1 && opening[last] === 1);
  const apart = before === 1 && after;
  if ((bits & of.tab) !== 0) return kinds.tab;
  if ((bits & of.bar) !== 0) return kinds.bar;
  if ((bits & of.rare) !== 0) return kinds.rare;
  if (((bits | doubled) & of.arrow) !== 0 || (doubled & of.angle) !== 0) return kinds.arrow;
  if ((doubled & of.slash) !== 0) return (bits & of.colon) !== 0 ? none : kinds.slashes;
  if ((doubled & of.colon) !== 0) return kinds.colons;
  if ((bits & of.square) !== 0) return before === 1 || after ? kinds.square : none;
  if ((bits & of.curly) !== 0) return kinds.curly;
  if ((bits & of.underscore) !== 0) return kinds.underscore;
  if ((bits & of.angle) !== 0) return apart || before === 1 || after ? angleOf(text, start, end) : none;
  if ((bits & of.sign) !== 0 && isApart(text, start, end, of.sign)) return kinds.sign;
  if ((bits & of.semicolon) !== 0) return kinds.semicolon;
  if ((bits & of.slash) !== 0) {
    if (isApart(text, start, end, of.slash)) return kinds.slash;
    return end - start === 1 || first === slash ? kinds.tightSlash : none;
  }
  if ((bits & of.comma) !== 0)
    return before === 1 || isSpace(last) || (bits & of.space) !== 0 ? kinds.comma : kinds.tightComma;
  if ((bits & of.dash) !== 0) {
    if ((doubled & of.dash) !== 0 || isApart(text, start, end, of.dash)) return kinds.dash;
    return none;
  }
  if ((bits & of.colon) !== 0) return after ? kinds.colon : none;
  if ((bits & of.equals) !== 0) return isApart(text, start, end, of.equals) ? kinds.equals : none;
  return (doubled & of.space) !== 0 && start > from && end < to ? kinds.spaces : none;
}

const [hyphen, equal, greater, less, slash] = [45, 61, 62, 60, 47];
/** Signs that stand right before a word and belong to it. */
const opening = tableOfMarks('("“„«\'‘[{<#+-');

/** ` > ` between two words, and `> <` between two brackets. */
function angleOf(text: string, start: number, end: number): number {
  const run = text.slice(start, end);
  if (/^\s>\s+$/.test(run)) return kinds.greater;
  return /^\s?<$|^>\s?(?:<|$)|^\s<\S?$/.test(run) ? kinds.angle : none;
}

/** A mark with a space on each side, of one character or its repetition: ` # `, ` - `, ` / `. */
function isApart(text: string, start: number, end: number, bit: number): boolean {
  for (let at = start + 1; at < end - 1; at += 1)
    if (((marksOfCharacters[text.charCodeAt(at)] ?? 0) & bit) !== 0) {
      let next = at + 1;
      while (text[next] === text[at]) next += 1;
      return isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(next)) && next < end;
    }
  return false;
}

/** What closes before a mark is of the part before it. */
function startOfMark(text: string, start: number, end: number): number {
  let at = start;
  while (at < end - 1 && closers[text.charCodeAt(at)] === 1) at += 1;
  return at;
}

/** A sign before the next word is its own: `|-98.4936`, `/#T-31`; brackets and quotation marks are taken off with the edges. */
function endOfMark(text: string, start: number, end: number): number {
  let at = end;
  while (at > start + 1 && opening[text.charCodeAt(at - 1)] === 1) at -= 1;
  return at;
}
