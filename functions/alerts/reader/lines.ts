import { digit } from '../reading/letters.ts';
import { longestLine, mostLines } from './limits.ts';
import { endOf, firstWordFrom, isNumber, type Scan, startOf } from './scan.ts';

/**
 * What a line is for the reader. `note`: written by who forwarded the message. `subject`: the subject of the mail or of
 * what was forwarded. `aside`: a signature, a footer, a header or a banner, of which nothing is read.
 */
type LineRole = 'body' | 'note' | 'subject' | 'aside';

/** A line with what one look at its characters says of it, so that most readers need not look at it at all. */
export interface Line {
  /** Offsets of what stands on the line, without marks of quotation and lists and without spaces around; of a subject, without `Subject:`. */
  start: number;
  end: number;
  /** Indices of its first word and of the one after its last. */
  from: number;
  to: number;
  /** The union of the bits of its words. */
  readonly bits: number;
  /** Signs that stand on it, of `sign`. */
  readonly signs: number;
  /** Words of digits that follow a decimal point or comma. */
  readonly decimals: number;
  /** Lines of one paragraph have the same number. */
  readonly paragraph: number;
  role: LineRole;
}

/** Signs that a line may have, by which its readers are chosen. */
export const sign = {
  colon: 1,
  tab: 2,
  bar: 4,
  at: 8,
  semicolon: 16,
  comma: 32,
  spaces: 64,
  slashes: 128,
  degree: 256,
  quote: 512,
  equals: 1024,
  digit: 2048,
  bracket: 4096,
  copyright: 8192,
} as const;

/** 1 for each word of a line that is no aside. */
export function wordsOutsideAsides(scan: Scan, lines: readonly Line[]): Uint8Array {
  const isRead = new Uint8Array(scan.count);
  for (const { role, start, end } of lines)
    if (role !== 'aside') isRead.fill(1, firstWordFrom(scan, start), firstWordFrom(scan, end));
  return isRead;
}

/** A part of a line, with what its own words say of it. */
export function partOfLine(scan: Scan, line: Line, start: number, end: number): Line {
  let { from, to } = line;
  while (from < to && startOf(scan, from) < start) from += 1;
  while (to > from && startOf(scan, to - 1) >= end) to -= 1;
  let bits = 0;
  let shapes = 0;
  for (let word = from; word < to; word += 1) {
    bits |= scan.bits[word] ?? 0;
    shapes |= scan.shapes[word] ?? 0;
  }
  const signs = (shapes & digit) === 0 ? line.signs & ~sign.digit : line.signs;
  return { ...line, start, end, from, to, bits, signs };
}

/** Cuts a scanned text into its lines that are not empty, all of them of the body as yet. */
export function cutLines(scan: Scan): Line[] {
  const { text } = scan;
  const lines: Line[] = [];
  let paragraph = 0;
  let blank = true;
  let word = 0;
  for (let from = 0; from <= text.length && lines.length < mostLines; ) {
    const to = endOfLine(text, from);
    const start = startOfContent(text, from, to);
    let end = to;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
    if (end > start) {
      if (blank) paragraph += 1;
      blank = false;
      while (word < scan.count && startOf(scan, word) < start) word += 1;
      const first = word;
      let bits = 0;
      let signs = 0;
      let decimals = 0;
      // No sign is a part of a word.
      let gap = start;
      for (; word < scan.count; word += 1) {
        const at = scan.starts[word] ?? end;
        if (at >= end) break;
        bits |= scan.bits[word] ?? 0;
        if (((scan.shapes[word] ?? 0) & digit) !== 0) {
          signs |= sign.digit;
          if (isDecimal(scan, word, first)) decimals += 1;
        }
        if (at > gap) signs |= signsBetween(text, gap, at);
        gap = scan.ends[word] ?? end;
      }
      lines.push({
        start,
        end,
        from: first,
        to: word,
        bits,
        signs: signs | signsBetween(text, gap, end),
        decimals,
        paragraph,
        role: 'body',
      });
    } else if (text.charCodeAt(to) === newline || to === text.length) blank = true;
    from = text.charCodeAt(to) === newline ? to + 1 : Math.max(to, from + 1);
  }
  return lines;
}

const newline = 10;
const bar = 124;

/** `> > - text`: marks of quotation, then of a list. A bar begins a row of a table where more bars follow. */
function startOfContent(text: string, from: number, to: number): number {
  let start = from;
  for (; start < to; start += 1) {
    const code = text.charCodeAt(start);
    if (code === bar) {
      const next = text.indexOf('|', start + 1);
      if (next >= 0 && next < to) break;
    } else if (code !== greater && !isSpace(code)) break;
  }
  const code = text.charCodeAt(start);
  if (bullets.has(code) || code === 40 || code === 91 || code === letterO || (code >= 48 && code <= 57)) {
    const bullet = bulletAt.exec(text.slice(start, Math.min(to, start + 8)));
    // `14. Mai 2026` begins with a day, not with a number of a list.
    if (
      bullet &&
      !(
        code >= 48 &&
        code <= 57 &&
        /^(?:\p{L}{3,12}\.?|\d{1,2}\.) \d{4}/u.test(
          text.slice(start + bullet[0].length, Math.min(to, start + 28)),
        )
      )
    )
      start += bullet[0].length;
  }
  return start;
}

/** What a mail program writes for its hollow bullet is the letter: `o  SPN 639 FMI 9`. */
const letterO = 111;
const bulletAt =
  /^(?:[-+*•·▪◦–—►✓✔⚠●○■□☐☑☒▢➤→‣]|[├└╰][─━]{0,3}|\d{1,2}[.)]|\(\d{1,2}\)|\[\d{1,2}\](?=\s{1,3}[\p{L}\d])|o(?=\s{1,4}[\p{Lu}\d]))\s+/u;

const greater = 62;
const bullets = new Set(Array.from('-+*•·▪◦–—►✓✔⚠●○■□☐☑☒▢➤→‣├└╰', (mark) => mark.charCodeAt(0)));

/** Where the line ends that begins at `from`: at its line break, or, of a very long one, at a space. */
function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const to = found < 0 ? text.length : found;
  if (to - from <= longestLine) return to;
  const space = text.lastIndexOf(' ', from + longestLine);
  return space > from + longestLine / 2 ? space : from + longestLine;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13 || code === 160;
}

/** Digits after a point or comma after digits: `47.2529`. */
function isDecimal(scan: Scan, word: number, first: number): boolean {
  if (word <= first || endOf(scan, word) - startOf(scan, word) < 2) return false;
  const before = word - 1;
  if (startOf(scan, word) - endOf(scan, before) !== 1) return false;
  if (!isNumber(scan.shapes[before] ?? 0) && !isAngle(scan, before)) return false;
  const mark = scan.text.charCodeAt(endOf(scan, before));
  return mark === 46 || mark === 44;
}

/** `S26` of `S26.2041 E28.0473`: a compass letter, and degrees. */
function isAngle({ text, starts, ends }: Scan, word: number): boolean {
  const [start, end] = [starts[word] ?? 0, ends[word] ?? 0];
  if (end - start < 2 || end - start > 4 || !compass.has(text.charCodeAt(start))) return false;
  for (let at = start + 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** `N`, `S`, `E`, `W`. */
const compass = new Set([78, 83, 69, 87]);

const signOfCode = new Uint16Array(256);
for (const [character, bit] of [
  [':', sign.colon],
  ['\t', sign.tab],
  ['|', sign.bar],
  ['@', sign.at],
  [';', sign.semicolon],
  [',', sign.comma],
  ['°', sign.degree],
  ['º', sign.degree],
  ['"', sign.quote],
  ['=', sign.equals],
  ['(', sign.bracket],
  ['[', sign.bracket],
  ['©', sign.copyright],
] as const)
  signOfCode[character.charCodeAt(0)] = bit;
const colonInFull = '：'.charCodeAt(0);
const degreeRing = '˚'.charCodeAt(0);

function signsBetween(text: string, start: number, end: number): number {
  let signs = 0;
  let last = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 256) {
      signs |= signOfCode[code] ?? 0;
      if (code === 32 && last === 32) signs |= sign.spaces;
      else if (code === 47 && last === 47) signs |= sign.slashes;
    } else if (code === colonInFull) signs |= sign.colon;
    else if (code === degreeRing) signs |= sign.degree;
    else if (code === 8220 || code === 8221 || code === 8222) signs |= sign.quote;
    last = code;
  }
  return signs;
}

/** True where one of the line's words may be of one of these kinds. */
export function mayHave(line: Line, kinds: number): boolean {
  return (line.bits & kinds) !== 0;
}

export function has(line: Line, signs: number): boolean {
  return (line.signs & signs) !== 0;
}

/** True where the line's first word may be of one of these kinds. */
export function mayBeginWith(scan: Scan, line: Line, kinds: number): boolean {
  return line.from < line.to && ((scan.bits[line.from] ?? 0) & kinds) !== 0;
}

export function lineText(text: string, line: Line | undefined): string {
  return line ? text.slice(line.start, Math.min(line.end, line.start + 1000)) : '';
}
