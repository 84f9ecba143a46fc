import { digit, ideographic, letter, lookOf } from '../reading/letters.ts';
import {
  bitsAtSlot,
  bitsOfWord,
  firstHash,
  hashPrime,
  numberOf,
  slotWithHash,
  type WordSet,
  wordAtSlot,
} from './vocabulary.ts';
import type { FoundLabel } from './words/labels.ts';

/**
 * A text cut into its words (runs of letters and digits, and the sign `#`), each looked up once in the vocabulary. All
 * that reads the text afterwards goes from word to word, and looks closer only where a word's bits or shape say so.
 */
export interface Scan {
  readonly text: string;
  /** How many words there are. */
  readonly count: number;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  /** The union of the bits of a word's characters (`characters.ts`). */
  readonly shapes: ArrayLike<number>;
  /** Number of the word in the vocabulary, -1 for one that isn't there. */
  readonly words: ArrayLike<number>;
  /** What the vocabulary says that the word may be. */
  readonly bits: ArrayLike<number>;
  /** The longest label that begins at each word, as far as they have been looked for (`labelAt`). */
  readonly labels: (FoundLabel | 'none' | undefined)[];
}

/** Words that are read of one text: more are no alert's. */
const mostWords = 60_000;

/** One pass over the characters; the cost of each is bounded, whatever the text. */
export function scan(text: string): Scan {
  const { length } = text;
  const units = unitsOf(text);
  let count = 0;
  for (let at = 0; at < length && count < mostWords; ) {
    let code = units[at] ?? 0;
    let kind = lookOf(code);
    if ((kind & (letter | digit)) === 0) {
      if (code === hash || code === numero) {
        into.starts[count] = at;
        into.ends[count] = at + 1;
        into.shapes[count] = 0;
        into.words[count] = hashWord;
        into.bits[count] = hashBits;
        count += 1;
      }
      at += 1;
      continue;
    }
    const start = at;
    const script = kind & ideographic;
    let shape = 0;
    let sum = firstHash;
    do {
      shape |= kind;
      const fold = kind >>> 8;
      sum = Math.imul(sum ^ fold, hashPrime);
      // What is written beyond the end is lost, and such a word not looked up.
      folded[at - start] = fold;
      at += 1;
      if (at >= length) break;
      code = units[at] ?? 0;
      kind = lookOf(code);
    } while ((kind & (letter | digit)) !== 0 && (kind & ideographic) === script);
    const slot = at - start <= longestWord ? slotWithHash(sum, folded, at - start) : -1;
    into.starts[count] = start;
    into.ends[count] = at;
    into.shapes[count] = shape & 0xff;
    into.words[count] = wordAtSlot(slot);
    into.bits[count] = bitsAtSlot(slot);
    count += 1;
  }
  return {
    text,
    count,
    starts: firstOf(into.starts, count),
    ends: firstOf(into.ends, count),
    shapes: firstOf(into.shapes, count),
    words: firstOf(into.words, count),
    bits: firstOf(into.bits, count),
    labels: new Array<FoundLabel | 'none' | undefined>(count),
  };
}

/** The text's UTF-16 units as an array, of which a look costs a fraction of one at a string's. They stand until the next text's. */
function unitsOf(text: string): Uint16Array {
  if (text.length > copied.length) {
    copied = new Uint16Array(text.length);
    bytes = Buffer.from(copied.buffer);
  }
  // A call of the machine's own copying is worth it from a few lines on.
  if (text.length > 200) bytes.write(text, 'utf16le');
  else for (let at = 0; at < text.length; at += 1) copied[at] = text.charCodeAt(at);
  return copied;
}

let copied = new Uint16Array(256 * 1024);
let bytes = Buffer.from(copied.buffer);

/** As a plain array: most scans are of a few words, for which one is made faster than an array of a type. */
function firstOf(numbers: ArrayLike<number>, count: number): number[] {
  const own = new Array<number>(count);
  for (let at = 0; at < count; at += 1) own[at] = numbers[at] ?? 0;
  return own;
}

/** Index of the first word that begins at `at` or after it. */
export function firstWordFrom(scan: Scan, at: number): number {
  let low = 0;
  let high = scan.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scan.starts[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function startOf(scan: Scan, word: number): number {
  return scan.starts[word] ?? scan.text.length;
}

export function endOf(scan: Scan, word: number): number {
  return scan.ends[word] ?? scan.text.length;
}

/** True where one of the vocabulary's words of this kind begins between two offsets. */
export function hasBits(scan: Scan, from: number, to: number, wanted: number): boolean {
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & wanted) !== 0) return true;
  }
  return false;
}

/** True where one of the words from `word` up to `to` is of a set. */
export function hasWord(scan: Scan, word: number, to: number, set: WordSet): boolean {
  for (let at = word; at < to; at += 1) {
    const number = scan.words[at] ?? -1;
    if (number >= 0 && set[number] === 1) return true;
  }
  return false;
}

/**
 * The first place in a stretch where a pattern fits, of those at which one of its first words stands: a pattern with a long
 * list of words at its beginning costs a look at these, and none at any other character. The pattern is sticky, its places are
 * the stretch's (`text.slice(from, …)`); `at`: where to begin.
 */
export function matchAtWord(
  scan: Scan,
  stretch: string,
  from: number,
  first: WordSet,
  pattern: RegExp,
  at = from,
): RegExpExecArray | null {
  const to = from + stretch.length;
  for (let word = firstWordFrom(scan, at); word < scan.count && startOf(scan, word) < to; word += 1) {
    const number = scan.words[word] ?? -1;
    if (number < 0 || first[number] !== 1) continue;
    pattern.lastIndex = startOf(scan, word) - from;
    const match = pattern.exec(stretch);
    if (match) return match;
  }
  return null;
}

export function isNumber(shape: number): boolean {
  return (shape & (letter | digit)) === digit;
}

export function isMixed(shape: number): boolean {
  return (shape & (letter | digit)) === (letter | digit);
}

const hash = '#'.charCodeAt(0);
const numero = '№'.charCodeAt(0);
const longestWord = 40;
const folded = new Uint16Array(longestWord);
const hashWord = numberOf('#');
const hashBits = bitsOfWord(hashWord);
/** Where the words of a text are put while it isn't known how many they are. */
const into = {
  starts: new Int32Array(mostWords),
  ends: new Int32Array(mostWords),
  shapes: new Uint8Array(mostWords),
  words: new Int32Array(mostWords),
  bits: new Int32Array(mostWords),
};
