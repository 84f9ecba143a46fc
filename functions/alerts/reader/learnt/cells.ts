import { classOf, lower } from '../../reading/letters.ts';
import { isSpace } from '../characters.ts';
import type { Scan } from '../scan.ts';
import { lineBreak, type WordHashes } from './word-hashes.ts';

/*
 * A line's cells: what marks or wide gaps part from what is beside it, in a row of a table, a label with its value or a sentence
 * alike. A value is mostly one of them, or a name within one.
 */

export interface Cells {
  /** The first word of each cell; behind the last how many words there are. */
  readonly starts: readonly number[];
  /** 1 for a cell that may be one with the one before on its line. */
  readonly isJoined: readonly number[];
  /** Number of each cell's line. */
  readonly line: readonly number[];
  /** The first cell of each line; behind the last how many cells there are. */
  readonly lines: readonly number[];
  /** The cell of each word. */
  readonly ofWord: Int32Array;
}

/** Words in a row: from one up to another, and the first and the last of the cells that they stand in. */
export interface WordSpan {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

export function cellsOf(scan: Scan, words: WordHashes): Cells {
  const cells = {
    starts: [] as number[],
    isJoined: [] as number[],
    line: [] as number[],
    lines: [] as number[],
    ofWord: new Int32Array(words.count),
  };
  for (let word = 0; word < words.count; word += 1) {
    const isNew = word === 0 || words.breaks[word] !== lineBreak.none;
    const parting = isNew ? hard : partingOf(scan.text, scan.ends[word - 1] ?? 0, scan.starts[word] ?? 0);
    if (isNew) cells.lines.push(cells.starts.length);
    if (parting !== none) {
      cells.starts.push(word);
      cells.isJoined.push(Number(parting === soft));
      cells.line.push(cells.lines.length - 1);
    }
    cells.ofWord[word] = cells.starts.length - 1;
  }
  cells.lines.push(cells.starts.length);
  cells.starts.push(words.count);
  return cells;
}

/** The spans of a text that may be a value: cells, up to three that may be one, and in a cell what begins and ends like a name. */
export function spansOf(scan: Scan, { starts, isJoined }: Cells): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  const count = starts.length - 1;
  for (let first = 0; first < count; first += 1) {
    const from = starts[first] ?? 0;
    for (let last = first; last < first + mostJoined && last < count; last += 1) {
      const to = starts[last + 1] ?? 0;
      if ((last > first && isJoined[last] === 0) || to - from > longestSpan) break;
      spans.push({ from, to, first, last });
    }
    addNames(spans, scan, first, from, starts[first + 1] ?? 0);
  }
  return spans;
}

const mostJoined = 3;
/** Words of a span. */
const longestSpan = 7;
const longestName = 5;

/** Of each run of words in a cell that begin with no small letter: how it begins, and how it ends. */
function addNames(spans: WordSpan[], scan: Scan, cell: number, from: number, to: number): void {
  const isSmall = (word: number) => (classOf(scan.text.charCodeAt(scan.starts[word] ?? 0)) & lower) !== 0;
  const add = (start: number, end: number) => spans.push({ from: start, to: end, first: cell, last: cell });
  for (let start = from; start < to; start += 1) {
    if (isSmall(start)) continue;
    let end = start + 1;
    while (end < to && !isSmall(end)) end += 1;
    const length = end - start;
    for (let words = 1; words <= Math.min(length, longestName); words += 1)
      if (words < to - from) add(start, start + words);
    for (let words = 1; words <= Math.min(length - 1, longestName); words += 1) add(end - words, end);
    start = end;
  }
}

/** How what stands between two words parts them: not, so that they may be one yet, or so that each stands by itself. */
const [none, soft, hard] = [0, 1, 2] as const;

function partingOf(text: string, from: number, to: number): typeof none | typeof soft | typeof hard {
  let parting: typeof none | typeof soft = none;
  for (let at = from; at < to; at += 1) {
    const mark = text[at] ?? '';
    const isFirst = at === from;
    const isBehindSpace = !isFirst && isSpace(text.charCodeAt(at - 1));
    const isBeforeSpace = at + 1 < to && isSpace(text.charCodeAt(at + 1));
    if (
      always.has(mark) ||
      (mark === ' ' && isBeforeSpace) ||
      (mark === ':' && to - from > 1) ||
      (opening.has(mark) && isBehindSpace) ||
      (closing.has(mark) && isBeforeSpace)
    )
      return hard;
    if (
      ((mark === ',' || mark === ')') && (isFirst || isBeforeSpace)) ||
      (joining.has(mark) && (isBehindSpace || isBeforeSpace))
    )
      parting = soft;
  }
  return parting;
}

const always = new Set('\t|;=“”"„«»•·→');
const opening = new Set('([{<');
const closing = new Set(')]}>.');
const joining = new Set("-–—/'’‘");
