import { seed, step } from '../../reading/hashes.ts';
import { digit, foldOf, letter, lookOf, lower, upper } from '../../reading/letters.ts';
import { isSpace } from '../characters.ts';
import type { Scan } from '../scan.ts';

/*
 * What the tagger sees of a word by itself, as numbers: its letters, with figures alike; how it looks; how it begins and
 * ends; and what stands between it and the word before.
 */

export interface WordHashes {
  /** Words that are looked at. */
  readonly count: number;
  /** The folded word. */
  readonly exact: Int32Array;
  /** The folded word with all figures alike: `ex-042` and `ex-117` are one. */
  readonly general: Int32Array;
  /** Its capitals, small letters and figures, one by one (`XX000`) … */
  readonly shape: Int32Array;
  /** … and run by run (`X+0+`). */
  readonly look: Int32Array;
  /** Its first and its last three letters. */
  readonly head: Int32Array;
  readonly tail: Int32Array;
  /** What stands before it, spaces alike, and after the last word. */
  readonly gap: Int32Array;
  /** Of `lineBreak`: none, one, or an empty line stands before it. */
  readonly breaks: Uint8Array;
  /** Of `parting`: what the marks before it part. */
  readonly parts: Uint8Array;
}

/** How a word's line stands to the one before. */
export const lineBreak = { none: 0, line: 1, paragraph: 2 } as const;

/** A label from its value, and one cell of a row from the next; a bit each. */
export const parting = { label: 1, cell: 2 } as const;

/** Letters after which a word is merely long. */
const longestWord = 24;
const longestGap = 8;
const shapeLetters = 12;
const edge = 3;
const [newline, space, zero] = [10, 32, 48];
const long = step(seed, 1);
const endOfText = step(seed, 2);

/** The hashes of a text's words, of so many at the most. */
export function wordHashes(scan: Scan, most: number): WordHashes {
  const { text } = scan;
  const count = Math.min(scan.count, most);
  const hashes = {
    count,
    exact: new Int32Array(count),
    general: new Int32Array(count),
    shape: new Int32Array(count),
    look: new Int32Array(count),
    head: new Int32Array(count),
    tail: new Int32Array(count),
    gap: new Int32Array(count + 1),
    breaks: new Uint8Array(count),
    parts: new Uint8Array(count),
  };
  let end = 0;
  for (let word = 0; word < count; word += 1) {
    const start = scan.starts[word] ?? 0;
    hashGap(text, end, start, hashes, word);
    end = scan.ends[word] ?? 0;
    hashWord(text, start, end, hashes, word);
  }
  hashes.gap[count] = endOfText;
  return hashes;
}

function hashWord(text: string, start: number, end: number, into: WordHashes, word: number): void {
  const length = end - start;
  let [exact, general, shape, look] = [seed, seed, seed, seed];
  let [head, tail] = [seed, seed];
  let kind = 0;
  let run = 0;
  for (let at = 0; at < length && at < longestWord; at += 1) {
    const code = text.charCodeAt(start + at);
    const bits = lookOf(code) & 0xff;
    const isDigit = (bits & digit) !== 0;
    const fold = foldOf(code);
    const alike = isDigit ? zero : fold;
    exact = step(exact, fold);
    general = step(general, alike);
    if (at < edge) head = step(head, alike);
    if (at >= length - edge) tail = step(tail, alike);
    const kindHere = isDigit ? digit : (bits & upper) !== 0 ? upper : (bits & letter) !== 0 ? lower : 0;
    if (at < shapeLetters) shape = step(shape, kindHere);
    if (kindHere === kind) run += 1;
    else {
      if (kind !== 0) look = step(look, kind + 16 * runClass(kind, run));
      kind = kindHere;
      run = 1;
    }
  }
  into.exact[word] = length > longestWord ? long : exact;
  into.general[word] = length > longestWord ? long : general;
  into.shape[word] = shape;
  into.look[word] = step(look, kind + 16 * runClass(kind, run));
  into.head[word] = head;
  into.tail[word] = tail;
}

/** One, several; and of figures also many, as serial numbers have them. */
function runClass(kind: number, run: number): number {
  if (run === 1) return 0;
  return kind === digit && run > 3 ? 2 : 1;
}

function hashGap(text: string, from: number, to: number, into: WordHashes, word: number): void {
  let hash = seed;
  let breaks = 0;
  let signs = 0;
  let isSpaced = false;
  let parts = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const isWide = code === space && at + 1 < to && text.charCodeAt(at + 1) === space;
    parts |= isWide ? parting.cell : (partings.get(code) ?? 0);
    if (code === newline) breaks += 1;
    if (isSpace(code)) isSpaced = true;
    else {
      if (isSpaced) hash = step(hash, space);
      isSpaced = false;
      signs += 1;
      if (signs <= longestGap) hash = step(hash, code);
    }
  }
  if (isSpaced) hash = step(hash, space);
  const kind = word === 0 ? lineBreak.paragraph : Math.min(breaks, lineBreak.paragraph);
  into.gap[word] = step(hash, kind);
  into.breaks[word] = kind;
  into.parts[word] = parts;
}

/** Tabs, commas, semicolons and bars part cells, as two spaces do; tabs, colons, bars and signs of equality end labels. */
const partings: ReadonlyMap<number, number> = new Map([
  [9, parting.label | parting.cell],
  [44, parting.cell],
  [58, parting.label],
  [59, parting.cell],
  [61, parting.label],
  [124, parting.label | parting.cell],
]);
