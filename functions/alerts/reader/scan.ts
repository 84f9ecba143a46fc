import { digit, ideographic, letter, lookOf } from './characters.ts';
import { bitsOfWord, firstHash, hashPrime, nextHash, wordWithHash } from './vocabulary.ts';

/**
 * A text cut into its words (runs of letters and digits, and the sign `#`), each looked up once in the vocabulary. All
 * that reads the text afterwards goes from word to word, and looks closer only where a word's bits or shape say so.
 */
export interface Scan {
  readonly text: string;
  /** How many words there are. */
  readonly count: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The union of the bits of a word's characters (`characters.ts`). */
  readonly shapes: readonly number[];
  /** Number of the word in the vocabulary, -1 for one that isn't there. */
  readonly words: readonly number[];
  /** What the vocabulary says that the word may be. */
  readonly bits: readonly number[];
}

/** Words that are read of one text: more are no alert's. */
const mostWords = 60_000;

/** One pass over the characters; the cost of each is bounded, whatever the text. */
export function scan(text: string): Scan {
  // Plain arrays: those of a short message cost less than the memory that typed ones have outside the heap.
  const starts: number[] = [];
  const ends: number[] = [];
  const shapes: number[] = [];
  const words: number[] = [];
  const bits: number[] = [];
  let count = 0;
  const { length } = text;
  for (let at = 0; at < length && count < mostWords; ) {
    let code = text.charCodeAt(at);
    let kind = lookOf(code);
    if ((kind & (letter | digit)) === 0) {
      if (code === hash || code === numero) {
        starts.push(at);
        ends.push(at + 1);
        shapes.push(0);
        words.push(hashWord);
        bits.push(hashBits);
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
      sum = Math.imul(sum ^ (kind >>> 8), hashPrime);
      at += 1;
      if (at >= length) break;
      code = text.charCodeAt(at);
      kind = lookOf(code);
    } while ((kind & (letter | digit)) !== 0 && (kind & ideographic) === script);
    const word = at - start <= longestWord ? wordWithHash(sum, text, start, at) : -1;
    starts.push(start);
    ends.push(at);
    shapes.push(shape & 0xff);
    words.push(word);
    bits.push(word < 0 ? 0 : bitsOfWord(word));
    count += 1;
  }
  return { text, count, starts, ends, shapes, words, bits };
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

export function isNumber(shape: number): boolean {
  return (shape & (letter | digit)) === digit;
}

export function isMixed(shape: number): boolean {
  return (shape & (letter | digit)) === (letter | digit);
}

const hash = '#'.charCodeAt(0);
const numero = '№'.charCodeAt(0);
const longestWord = 40;
const hashWord = wordWithHash(nextHash(firstHash, hash), '#', 0, 1);
const hashBits = hashWord < 0 ? 0 : bitsOfWord(hashWord);
