import { outlineOf } from '../layout/layout.ts';
import type { Outline, Stretch } from '../layout/outline.ts';
import { mix } from './letters.ts';
import { kindBit } from './lexicon.ts';
import { type KnownPhrases, labelKind, phrasesIn } from './phrases.ts';
import { type SelfEvident, selfEvidentIn } from './self-evident.ts';
import { type Tokens, tokenFrom, tokensOf } from './tokens.ts';

/* A text as the tagger sees it: its tokens, the cell of each token, and the cell's label. */

/** A label or heading as the tagger sees it. */
interface Called {
  /** All its words, digits alike; 0 for none. */
  readonly whole: number;
  readonly last: number;
  /** Up to three of its words, starting from the last. */
  readonly words: readonly number[];
  /** Those words' narrow clusters. */
  readonly clusters: readonly number[];
  /** Its kind by the list of labels (`phrases.ts`). */
  readonly kind: number;
}

interface TaggedCell {
  /** Its first token, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** The value's meaning depends only on its label and itself, not on its neighbors. */
  readonly isAlone: boolean;
  /** A key or heading rather than a value. */
  readonly isKey: boolean;
  readonly isLabel: boolean;
  readonly label: Called;
  readonly context: Called;
  readonly record: number;
  /** The shapes of its first tokens. */
  readonly form: number;
  /** The kinds of all its words. */
  readonly bits: number;
}

/** A text with everything the tagger needs to know about its tokens. */
export interface Words {
  readonly tokens: Tokens;
  readonly outline: Outline;
  readonly cells: readonly TaggedCell[];
  /** The cell of each token. */
  readonly cellOf: Int32Array;
  /** The first token of each token's line, and the one after its last. */
  readonly lineFrom: Int32Array;
  readonly lineTo: Int32Array;
  /** For each token, its position in the message: lines since a sign-off, and its paragraph. */
  readonly place: Int32Array;
  readonly phrases: KnownPhrases;
  readonly selfEvident: SelfEvident;
  /** How often a token occurs in the text, up to three. */
  readonly repeats: Uint8Array;
  /** For each record, its short values without digits: `status` is `cleared`. */
  readonly said: ReadonlyMap<number, readonly number[]>;
  /** For each record, the last words of its values' labels. */
  readonly labels: ReadonlyMap<number, readonly number[]>;
}

const nothing: Called = { whole: 0, last: 0, words: [], clusters: [], kind: 0 };

export function wordsOf(text: string): Words {
  const outline = outlineOf(text);
  const tokens = tokensOf(
    text,
    outline.cells.flatMap(({ start, end }) => [start, end]),
  );
  const called = new Map<number, Called>();
  const calledOf = (stretch: Stretch | undefined): Called => {
    if (!stretch) return nothing;
    const known = called.get(stretch.start);
    if (known) return known;
    const made = calledBy(tokens, stretch);
    called.set(stretch.start, made);
    return made;
  };
  const cells: TaggedCell[] = [];
  const cellOf = new Int32Array(tokens.count);
  let at = 0;
  const add = (from: number, to: number, cell?: Outline['cells'][number]) => {
    if (to <= from) return;
    cellOf.fill(cells.length, from, to);
    let [form, bits] = [0, 0];
    for (let token = from; token < to; token += 1) {
      if (token < from + 5) form = mix(form, tokens.form[token] ?? 0);
      bits |= tokens.bits[token] ?? 0;
    }
    cells.push({
      from,
      to,
      isAlone: cell?.kind === 'value',
      isKey: cell?.kind === 'key',
      isLabel: cell?.kind === 'label' || cell?.kind === 'key',
      label: calledOf(cell?.label),
      context: calledOf(cell?.context),
      record: cell?.record ?? 0,
      form: mix(form, Math.min(to - from, 6)),
      bits,
    });
  };
  for (const cell of outline.cells) {
    const from = Math.max(at, tokenFrom(tokens, cell.start));
    const to = Math.max(from, tokenFrom(tokens, cell.end));
    add(at, from);
    add(from, to, cell);
    at = to;
  }
  add(at, tokens.count);
  const { lineFrom, lineTo } = linesOf(tokens);
  return {
    tokens,
    outline,
    cells,
    cellOf,
    lineFrom,
    lineTo,
    place: placesOf(tokens, lineFrom),
    phrases: phrasesIn(tokens),
    selfEvident: selfEvidentIn(tokens),
    repeats: repeatsOf(tokens),
    said: saidIn(tokens, cells),
    labels: labelsIn(cells),
  };
}

/** The cell that contains an offset. */
export function cellAt({ tokens, cells, cellOf }: Words, at: number): TaggedCell | undefined {
  return cells[cellOf[tokenFrom(tokens, at)] ?? 0];
}

function calledBy(tokens: Tokens, { start, end }: Stretch): Called {
  const from = tokenFrom(tokens, start);
  const to = tokenFrom(tokens, end);
  if (to <= from) return nothing;
  let whole = 0;
  const words: number[] = [];
  const clusters: number[] = [];
  for (let token = Math.max(from, to - 5); token < to; token += 1) {
    const word = tokens.general[token] ?? 0;
    whole = mix(whole, word);
    if (token < to - 3) continue;
    words.push(word);
    clusters.push(tokens.clusters[token] ?? 0);
  }
  return { whole, last: words.at(-1) ?? 0, words, clusters, kind: labelKind(tokens, from, to) };
}

function linesOf({ count, breaks }: Tokens) {
  const lineFrom = new Int32Array(count);
  const lineTo = new Int32Array(count);
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && breaks[to] === 0) to += 1;
    lineFrom.fill(from, from, to);
    lineTo.fill(to, from, to);
    from = to;
  }
  return { lineFrom, lineTo };
}

/** Lines since a sign-off; whether a line is quoted; and which paragraph it is in, from the first and from the last. */
function placesOf(tokens: Tokens, lineFrom: Int32Array): Int32Array {
  const { count, breaks, bits, text, starts } = tokens;
  const place = new Int32Array(count);
  let paragraphs = 0;
  for (const line of breaks.subarray(0, count)) if (line === 2) paragraphs += 1;
  let [paragraph, sinceSignOff, isQuoted] = [0, 0, 0];
  for (let token = 0; token < count; token += 1) {
    if (lineFrom[token] === token) {
      if (breaks[token] === 2) paragraph += 1;
      if (sinceSignOff > 0) sinceSignOff += 1;
      if (((bits[token] ?? 0) & kindBit.signOff) !== 0 && paragraph > 1) sinceSignOff = 1;
      const start = starts[token] ?? 0;
      isQuoted = text.slice(Math.max(0, start - 3), start).includes('>') ? 1 : 0;
    }
    place[token] =
      Math.min(paragraph, 4) +
      8 * Math.min(paragraphs - paragraph, 3) +
      64 * Math.min(sinceSignOff, 7) +
      1024 * isQuoted;
  }
  return place;
}

function repeatsOf({ count, exact }: Tokens): Uint8Array {
  const counts = new Map<number, number>();
  for (const word of exact) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Uint8Array.from({ length: count }, (_, token) => Math.min(counts.get(exact[token] ?? 0) ?? 1, 3));
}

/** For each record, its short values without digits, as hashes of label and value; not for lines of text. */
function saidIn(tokens: Tokens, cells: readonly TaggedCell[]): ReadonlyMap<number, readonly number[]> {
  const said = new Map<number, number[]>();
  for (const { from, to, isAlone, label, record } of cells) {
    if (!isAlone || to - from > 2) continue;
    let value = 0;
    for (let token = from; token < to; token += 1) value = mix(value, tokens.general[token] ?? 0);
    const known = said.get(record);
    if (!known) said.set(record, [mix(label.last, value)]);
    else if (known.length < mostSaid) known.push(mix(label.last, value));
  }
  return said;
}

const mostSaid = 10;

function labelsIn(cells: readonly TaggedCell[]): ReadonlyMap<number, readonly number[]> {
  const labels = new Map<number, number[]>();
  for (const { isAlone, label, record } of cells) {
    if (!isAlone || label.last === 0) continue;
    const known = labels.get(record);
    if (!known) labels.set(record, [label.last]);
    else if (known.length < mostLabels && !known.includes(label.last)) known.push(label.last);
  }
  return labels;
}

const mostLabels = 24;

/** A range of tokens that are tagged together: the first, and the one after the last. */
export interface Sequence {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a text into sequences: each value that depends only on its label is one, whatever the order of its record; everything
 * else continues from line to line up to the next such value. Keys and headings are in none.
 */
export function sequencesOf({ tokens, cells, cellOf }: Words): readonly Sequence[] {
  const sequences: Sequence[] = [];
  for (let from = 0; from < tokens.count; ) {
    const cell = cells[cellOf[from] ?? 0];
    if (!cell) break;
    let to = cell.to;
    if (!cell.isAlone && !cell.isKey)
      for (
        let next = cells[cellOf[to] ?? 0];
        to < tokens.count && next && !next.isAlone && !next.isKey && to - from < longest;
        next = cells[cellOf[to] ?? 0]
      )
        to = next.to;
    if (!cell.isKey) sequences.push({ from, to });
    from = to;
  }
  return sequences;
}

/** Sequences longer than this are split after a cell. */
const longest = 600;
