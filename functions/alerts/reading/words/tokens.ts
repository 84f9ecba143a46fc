import { digit, foldOf, ideographic, letter, lookOf, lower, mix, seed, step, upper } from './letters.ts';
import { bitsOf, clusterOf } from './lexicon.ts';

/*
 * A text cut into tokens in one pass: words (`Fault`; `engineHours` and `engine_hours` are two), names of letters and digits
 * (`320GC`), numbers with their punctuation (`8,114.6`, `08:51:00`, `2026-03-10T08:51:00Z`), and the sign `#`. Other marks and
 * spaces are not tokens; they form the gap before a token.
 */
export interface Tokens {
  readonly text: string;
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The union of its characters' class bits (`letters.ts`). */
  readonly kinds: Uint8Array;
  /** The hash of the folded token … */
  readonly exact: Int32Array;
  /** … with all digits alike: `ex042` and `ex117` are the same. */
  readonly general: Int32Array;
  /** Its capitals, small letters and digits, one by one (`XX000`) … */
  readonly shape: Int32Array;
  /** … and run by run (`X+0+`). */
  readonly form: Int32Array;
  /** Its first and last three letters. */
  readonly head: Int32Array;
  readonly tail: Int32Array;
  /** What it may be by the lexicon (`lexicon.ts`). */
  readonly bits: Int32Array;
  /** Its word cluster (`lexicon.ts`). */
  readonly clusters: Int32Array;
  /** The gap before it, all spaces alike; for the last entry, what follows the last token. */
  readonly gaps: Int32Array;
  /** Line ends before it: 0, 1, or 2 for an empty line. */
  readonly breaks: Uint8Array;
}

/** Tokens per text: an alert's facts are in its first lines. */
const mostTokens = 12_000;
/** Characters per token; longer ones are cut. */
const longestToken = 64;

/** `cuts`: offsets in order that no token may span. */
export function tokensOf(text: string, cuts: readonly number[] = []): Tokens {
  const bounds = boundsOf(text, cuts);
  const count = bounds.length >> 1;
  const tokens = {
    text,
    count,
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    kinds: new Uint8Array(count),
    exact: new Int32Array(count),
    general: new Int32Array(count),
    shape: new Int32Array(count),
    form: new Int32Array(count),
    head: new Int32Array(count),
    tail: new Int32Array(count),
    bits: new Int32Array(count),
    clusters: new Int32Array(count),
    gaps: new Int32Array(count + 1),
    breaks: new Uint8Array(count + 1),
  };
  let end = 0;
  for (let token = 0; token < count; token += 1) {
    const start = bounds[token * 2] ?? 0;
    hashGap(tokens, token, end, start);
    end = bounds[token * 2 + 1] ?? 0;
    tokens.starts[token] = start;
    tokens.ends[token] = end;
    hashToken(tokens, token, start, end);
  }
  hashGap(tokens, count, end, Math.min(text.length, end + longestGap));
  if (count > 0) tokens.breaks[0] = 2;
  return tokens;
}

/** Index of the first token starting at or after an offset. */
export function tokenFrom({ starts, count }: Tokens, at: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const word = letter | digit;
const [hash, numero, backslash] = [35, 8470, 92];

/** The start and end of each token. */
function boundsOf(text: string, cuts: readonly number[]): number[] {
  const bounds: number[] = [];
  let cut = 0;
  const { length } = text;
  for (let at = 0; at < length && bounds.length < mostTokens * 2; ) {
    const code = text.charCodeAt(at);
    const kind = lookOf(code);
    if ((kind & word) === 0) {
      if (code === hash || code === numero) bounds.push(at, at + 1);
      // A literal `\n`, as in a JSON string.
      at += code === backslash && isEscape(text.charCodeAt(at + 1)) ? 2 : 1;
      continue;
    }
    while (cut < cuts.length && (cuts[cut] ?? 0) <= at) cut += 1;
    const limit = cuts[cut] ?? length;
    const end = Math.min(
      limit,
      (kind & digit) !== 0 ? (figuresEnd(text, at, limit) ?? wordEnd(text, at)) : wordEnd(text, at),
    );
    bounds.push(at, end);
    at = end;
  }
  return bounds;
}

function isEscape(code: number): boolean {
  return code === 110 || code === 114 || code === 116;
}

/** Endings of provinces, cities and districts in scripts without spaces. */
const divisions = new Set(Array.from('都道府県省市区區縣县町村郡', (sign) => sign.charCodeAt(0)));

/** Where a word ends: at a mark, before a capital after a small letter, or where a script without spaces starts or ends. */
function wordEnd(text: string, start: number): number {
  let before = lookOf(text.charCodeAt(start));
  const script = before & ideographic;
  for (let at = start + 1; at < text.length && at < start + longestToken; at += 1) {
    const kind = lookOf(text.charCodeAt(at));
    if ((kind & word) === 0 || (kind & ideographic) !== script) return at;
    if ((before & lower) !== 0 && (kind & upper) !== 0) return at;
    if (script !== 0 && divisions.has(text.charCodeAt(at - 1))) return at;
    before = kind;
  }
  return Math.min(text.length, start + longestToken);
}

/** ISO 8601 dates and times, numeric dates, times of day, and numbers with thousands and decimals. */
const figures =
  /\d{4}-\d\d-\d\d(?:T\d\d(?::?\d\d){0,2}(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?)?(?![\p{L}\d])|\d{8}T\d{4,6}Z?(?![\p{L}\d])|\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\p{L}\d])|\d{4}([/.])\d{1,2}\2\d{1,2}(?![\p{L}\d])|\d{1,3}(?::\d{2}){1,2}(?:[.,]\d{1,9})?(?![\p{L}\d])|\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,6})?(?![\p{L}\d]|[.,]\d)|\d{1,3}(?:\.\d{3}){1,3},\d{1,6}(?![\p{L}\d]|[.,]\d)|\d{1,15}\.\d{1,15}(?![\p{L}\d]|\.\d)|\d{1,15},\d{1,15}(?![\p{L}\d]|,\d)/uy;

function figuresEnd(text: string, start: number, limit: number): number | undefined {
  figures.lastIndex = start;
  if (!figures.test(text)) return undefined;
  if (figures.lastIndex <= limit) return figures.lastIndex;
  figures.lastIndex = 0;
  return figures.test(text.slice(start, limit)) ? start + figures.lastIndex : undefined;
}

const shapeLetters = 12;
const edge = 3;
const zero = 48;

function hashToken(tokens: Tokens, token: number, start: number, end: number): void {
  const { text } = tokens;
  const length = end - start;
  let [exact, general, shape, form] = [seed, seed, seed, seed];
  let [head, tail] = [seed, seed];
  let [kinds, kind, run] = [0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(start + at);
    const bits = lookOf(code) & 0xff;
    kinds |= bits;
    const fold = foldOf(code);
    const alike = (bits & digit) !== 0 ? zero : fold;
    exact = step(exact, fold);
    general = step(general, alike);
    if (at < edge) head = step(head, alike);
    if (at >= length - edge) tail = step(tail, alike);
    const here = kindOf(bits, code);
    if (at < shapeLetters) shape = step(shape, here);
    if (here === kind) run += 1;
    else {
      if (kind !== 0) form = step(form, kind + 256 * runOf(kind, run));
      kind = here;
      run = 1;
    }
  }
  tokens.kinds[token] = kinds & 0xff;
  tokens.exact[token] = exact;
  tokens.general[token] = general;
  tokens.shape[token] = shape;
  tokens.form[token] = step(form, kind + 256 * runOf(kind, run));
  tokens.head[token] = head;
  tokens.tail[token] = tail;
  tokens.bits[token] = bitsOf(exact);
  tokens.clusters[token] = clusterOf(exact);
}

function kindOf(bits: number, code: number): number {
  if ((bits & digit) !== 0) return digit;
  if ((bits & upper) !== 0) return upper;
  return (bits & letter) !== 0 ? lower : code & 0xff;
}

/** One or several; for digits also many, as in serial numbers. */
function runOf(kind: number, run: number): number {
  if (run === 1) return 0;
  return kind === digit && run > 3 ? 2 : 1;
}

const [newline, space] = [10, 32];
/** Marks of a gap that are considered. */
const longestGap = 8;

function hashGap(tokens: Tokens, token: number, from: number, to: number): void {
  const { text } = tokens;
  let gap = seed;
  let [breaks, signs] = [0, 0];
  let spaces = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === newline) breaks += 1;
    if (code === newline || code === space) {
      spaces += 1;
      continue;
    }
    if (signs < longestGap) {
      if (spaces > 0) gap = step(gap, space);
      gap = step(gap, code);
    }
    spaces = 0;
    signs += 1;
  }
  if (spaces > 0) gap = step(gap, spaces > 1 && breaks === 0 ? 33 : space);
  tokens.gaps[token] = mix(gap, Math.min(breaks, 2));
  tokens.breaks[token] = Math.min(breaks, 2);
}
