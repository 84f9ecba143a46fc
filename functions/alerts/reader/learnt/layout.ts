import { mix } from '../../reading/hashes.ts';
import { lineBreak, parting, type WordHashes } from './word-hashes.ts';

/*
 * Where the words of a text stand: on which line, in which of its cells, below which heading. All of it is told by breaks
 * and marks between words, so that a table without rules is one, too.
 */

export interface Layout {
  /** Number of each word's line, and index of that line's first word. */
  readonly line: Int32Array;
  readonly lineStart: Int32Array;
  /**
   * The words that the column of a word's cell has in its heading; 0 where no heading is. Commas, tabs, bars, semicolons and wide
   * gaps part cells.
   */
  readonly heading: Int32Array;
  /** How many words each line has, by its number. */
  readonly lineLength: readonly number[];
}

interface LineOfCells {
  readonly cells: number[];
  /** Number of the line that heads its columns; -1 for none. */
  heading: number;
}

export function layoutOf({ count, general, breaks, parts }: WordHashes): Layout {
  const line = new Int32Array(count);
  const lineStart = new Int32Array(count);
  const cell = new Int32Array(count);
  const lines: LineOfCells[] = [];
  const lineLength: number[] = [];
  for (let word = 0; word < count; word += 1) {
    const isNew = word === 0 || breaks[word] !== lineBreak.none;
    let number = lines.length - 1;
    if (isNew) {
      number = lines.push({ cells: [noWords], heading: -1 }) - 1;
      lineLength.push(0);
    }
    const cells = lines[number]?.cells ?? [];
    if (!isNew && ((parts[word] ?? 0) & parting.cell) !== 0) cells.push(noWords);
    const last = cells.length - 1;
    line[word] = number;
    lineStart[word] = isNew ? word : (lineStart[word - 1] ?? 0);
    cell[word] = last;
    cells[last] = mix(cells[last] ?? noWords, general[word] ?? 0);
    lineLength[number] = (lineLength[number] ?? 0) + 1;
  }
  giveHeadings(lines);
  const heading = new Int32Array(count);
  for (let word = 0; word < count; word += 1) {
    const over = lines[lines[line[word] ?? 0]?.heading ?? -1];
    heading[word] = over?.cells[cell[word] ?? 0] ?? 0;
  }
  return { line, lineStart, heading, lineLength };
}

const noWords = 11;
/** A line of fewer cells is no row. */
const fewestCells = 3;

/** Rows of as many cells, or nearly, belong to the first of them. */
function giveHeadings(lines: readonly LineOfCells[]): void {
  for (const [index, row] of lines.entries()) {
    const above = lines[index - 1];
    const width = row.cells.length;
    if (!above || width < fewestCells) continue;
    const isAlike =
      above.cells.length === width || (width > fewestCells && Math.abs(above.cells.length - width) <= 1);
    if (above.heading >= 0 && (isAlike || width > fewestCells)) row.heading = above.heading;
    else if (isAlike) row.heading = index - 1;
  }
}
