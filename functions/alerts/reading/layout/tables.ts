import { bitsOf, foldedHash, kindBit } from '../words/lexicon.ts';
import type { OutlineBuilder, Stretch } from './outline.ts';

/*
 * Text tables: rows below a heading, or rows named by their first column with a column per machine. The lexicon decides whether a
 * row's words are label words.
 */

export interface Line extends Stretch {
  /** Leading spaces. */
  readonly indent: number;
  readonly cells: readonly Stretch[];
  readonly delimiter: Delimiter;
  /** Trailing empty cells. */
  readonly emptyBehind: number;
}

export type Delimiter = 'tab' | 'bar' | 'semicolon' | 'comma' | 'gap' | 'none';

/** The number of lines from a given one that form a table with a heading; 0 for none. */
export function tableFrom(text: string, lines: readonly Line[], index: number): number {
  const head = lines[index];
  const first = lines[index + 1];
  if (!head || !first || head.delimiter === 'none' || head.cells.length < 2) return 0;
  const width = head.cells.length;
  const isRow = (line: Line | undefined) =>
    line !== undefined &&
    line.delimiter === head.delimiter &&
    (line.cells.length === width ||
      (width > 3 && Math.abs(line.cells.length - width) <= 1) ||
      (line.cells.length < width && line.cells.length + line.emptyBehind >= width));
  // A row among similar ones is not a heading.
  if (isRow(lines[index - 1])) return 0;
  if (!isRow(first) || !isHeading(text, head) || (width === 2 && isHeading(text, first))) return 0;
  let count = 2;
  while (isRow(lines[index + count])) count += 1;
  // `Name | Yard Loader`, `Make | John Deere`: pairs, whatever the first one looks like.
  const names = lines.slice(index + 1, index + count).filter(({ cells }) => isName(text, cells[0])).length;
  if (width === 2 && names * 2 >= count - 1) return 0;
  return count;
}

/** The number of lines from a given one that form a table with labels in the first column and a column per machine; 0 for none. */
export function columnsFrom(text: string, lines: readonly Line[], index: number): number {
  const head = lines[index];
  if (
    !head ||
    head.cells.length < 3 ||
    (head.delimiter !== 'tab' && head.delimiter !== 'bar' && head.delimiter !== 'gap')
  )
    return 0;
  const width = head.cells.length;
  let count = 0;
  while (lines[index + count]?.cells.length === width && lines[index + count]?.delimiter === head.delimiter)
    count += 1;
  if (count < 4) return 0;
  const rows = lines.slice(index + 1, index + Math.min(count, mostRows));
  const labels = (column: number) =>
    rows.filter(({ cells }) => isName(text, cells[column])).length / rows.length;
  return labels(0) >= 0.7 && labels(1) <= 0.5 && labels(2) <= 0.5 ? count : 0;
}

/** Rows needed to recognize a table. */
const mostRows = 40;

export function isName(text: string, cell: Stretch | undefined): boolean {
  const words = cell ? text.slice(cell.start, cell.end) : '';
  return words.length > 0 && words.length <= 40 && !/\d{2}/.test(words) && isLabelLike(words);
}

/** Builds records for a table with a column per machine. */
export function readColumns(lines: readonly Line[], into: OutlineBuilder): void {
  into.open('table');
  const width = lines[0]?.cells.length ?? 0;
  for (const { cells } of lines) into.add('key', cells[0] as Stretch);
  for (let column = 1; column < width; column += 1) {
    into.open('row');
    for (const { cells } of lines) into.add('value', cells[column] as Stretch, cells[0]);
    into.close();
  }
  into.close();
}

const labelBits = kindBit.label | kindBit.hours | kindBit.code | kindBit.degrees;

/** Whether a row consists of labels: no cell with only digits, and most cells with label words. */
function isHeading(text: string, { cells }: Line): boolean {
  let [known, full, figures] = [0, 0, 0];
  for (const { start, end } of cells) {
    if (end === start) continue;
    const words = text.slice(start, end);
    if (words.length > 50 || /\d{3}|^[\d.,:/ -]+$|[:=]\s/.test(words)) return false;
    full += 1;
    if (/\d/.test(words)) figures += 1;
    if (isLabelLike(words)) known += 1;
  }
  return full >= 2 && known >= full * 0.6 && figures <= full / 5;
}

/** Whether one of its words may be part of a label. */
function isLabelLike(words: string): boolean {
  return (words.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{L}+/gu) ?? []).some(
    (word) => (bitsOf(foldedHash(word)) & labelBits) !== 0,
  );
}

export function readTable(lines: readonly Line[], into: OutlineBuilder): void {
  const [head, ...rows] = lines;
  if (!head) return;
  into.open('table');
  for (const cell of head.cells) into.add('key', cell);
  for (const row of rows) {
    into.open('row');
    for (const [column, cell] of row.cells.entries()) into.add('value', cell, headOf(head, row, column));
    into.close();
  }
  into.close();
}

/** A cell's heading: its column's, or, if spaces separate cells and some are empty, the one it is below. */
function headOf(head: Line, row: Line, column: number): Stretch | undefined {
  if (head.cells.length === row.cells.length || head.delimiter !== 'gap') return head.cells[column];
  const at = (row.cells[column]?.start ?? 0) - row.start;
  const away = ({ start }: Stretch) => Math.abs(start - head.start - at);
  return head.cells.reduce<Stretch | undefined>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    undefined,
  );
}
