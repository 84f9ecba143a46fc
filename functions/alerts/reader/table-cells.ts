import { isSpace } from './characters.ts';
import { lineStart } from './line-edges.ts';
import { type Line, sign } from './lines.ts';
import type { Source } from './marks.ts';

/** A cell's text by its offsets. */
export type Cell = readonly [start: number, end: number];

/** What sets cells apart, with the sign that a line must have; two spaces, where there is no mark. */
export const separators = [
  ['\t', sign.tab],
  ['|', sign.bar],
  [';', sign.semicolon],
  [',', sign.comma],
  [undefined, sign.spaces],
] as const;

export type Separator = (typeof separators)[number][0];

export function isRule(text: string, line: Line): boolean {
  return line.from === line.to && /^[-+=|: ]+$/.test(text.slice(line.start, line.end));
}

export function cellsBy(text: string, line: Line, separator: Separator): Cell[] {
  if (separator === undefined) return bySpaces(text, line);
  const cells: Cell[] = [];
  const first = startOfRow(text, line, separator);
  let start = first;
  let quoted = false;
  for (let at = first; at <= line.end; at += 1) {
    const character: string | undefined = at < line.end ? text[at] : separator;
    if (character === '"' && separator !== '\t' && (quoted || text.slice(start, at).trim() === ''))
      quoted = !quoted;
    if (character !== separator || (quoted && at < line.end)) continue;
    cells.push(unquoted(text, start, at));
    start = at + 1;
  }
  // `| a | b |`: the bars at the ends are a frame.
  if (separator === '|') {
    if (text[first] === '|') cells.shift();
    if (text[line.end - 1] === '|') cells.pop();
  }
  return cells;
}

/** Cells that are empty, or have but a dash, before what a line is taken to begin with: `⇥⇥P2463⇥Low`, `-⇥Kobelco SK210`, `- | Kobelco SK210`. */
function startOfRow(text: string, line: Line, separator: string): number {
  if (separator !== '\t' && separator !== '|') return line.start;
  const near = text.slice(Math.max(0, line.start - mostBefore), line.start);
  const lead = near.slice(near.lastIndexOf('\n') + 1);
  const own = separator === '|' ? text[line.start] === '|' && dashBefore.exec(lead) : cellsBefore.exec(lead);
  return own ? line.start - (own[1]?.length ?? 0) : line.start;
}

const dashBefore = /^ {0,8}([-–—] {1,8})$/;
const cellsBefore = /^[> ]{0,16}((?:[-–—] ?)?\t[\t –—-]{0,64})$/;
const mostBefore = 64;

function bySpaces(text: string, line: Line): Cell[] {
  const cells: Cell[] = [];
  let start = line.start;
  for (const gap of text.slice(line.start, line.end).matchAll(/ {2,}/g)) {
    cells.push([start, line.start + gap.index]);
    start = line.start + gap.index + gap[0].length;
  }
  if (cells.length > 0) cells.push([start, line.end]);
  return cells;
}

function unquoted(text: string, from: number, to: number): Cell {
  let [start, end] = [from, to];
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  // Quotes, and what sets a cell off in Markdown: `**EX-4**`, `*EX-4*`, `` `P0087` ``.
  while (end - start > 2 && marksOfCells.includes(text[start] ?? ' ') && text[end - 1] === text[start]) {
    start += 1;
    end -= 1;
  }
  return end - start === 2 && text[start] === '"' && text[end - 1] === '"'
    ? [start + 1, end - 1]
    : [start, end];
}

const marksOfCells = '"*`';

/** The cells of a line without those that are empty before the first: of a table that is set in as a whole. */
export function cellsFromFirst(text: string, line: Line, separator: Separator): Cell[] {
  const cells = cellsBy(text, line, separator);
  return separator === '\t' ? cells.slice(cells.findIndex(([start, end]) => end > start)) : cells;
}

/** The names of columns; in a table of spaces two that only one space sets apart (`No. Code   Detail`) are told by the row below. */
export function namesBy(
  { text }: Source,
  head: Line,
  first: Line,
  second: Line | undefined,
  separator: Separator,
): Cell[] {
  const row = second && isRule(text, first) ? second : first;
  const all = cellsBy(text, head, separator);
  // An empty cell before the names is one where the rows have it too.
  const names =
    separator === '\t' && cellsBy(text, row, separator).length < all.length
      ? cellsFromFirst(text, head, separator)
      : all;
  if (separator !== undefined || names.length < 2 || isRule(text, row)) return names;
  const cells = bySpaces(text, row);
  if (cells.length < names.length) return names;
  const shift = lineStart(text, head.start) - lineStart(text, row.start);
  const starts = new Set(cells.map(([start]) => start + shift));
  return cutAt(text, names, starts);
}

/** The cells of a row, an empty one where nothing stands below a name; as they are where that can't be told. */
export function inColumns(text: string, names: readonly Cell[], apart: readonly Cell[]): Cell[] {
  const cells = fullColumns(text, names, apart);
  const [first] = cells;
  const [head] = names;
  if (!first || !head || cells.length >= names.length || cells.length < 2) return [...cells];
  const shift = lineStart(text, head[0]) - lineStart(text, first[0]);
  const placed: Cell[] = names.map(([start]) => [start, start]);
  let column = 0;
  for (const cell of cells) {
    const [start, end] = [cell[0] + shift, cell[1] + shift];
    // Its own column begins where it does, or ends where it does: figures stand to the right.
    while (column < names.length && !isBelow(names, column, start, end)) column += 1;
    if (column >= names.length) return [...cells];
    placed[column] = cell;
    column += 1;
  }
  return placed;
}

/** `Moderate 06:05`: a value that fills its column has one space before the next one, which begins where its name does. */
function fullColumns(text: string, names: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const [first] = cells;
  const [head] = names;
  if (!first || !head || cells.length >= names.length || cells.length < names.length - 2) return cells;
  const shift = lineStart(text, first[0]) - lineStart(text, head[0]);
  const starts = new Set(names.map(([start]) => start + shift));
  const split = cutAt(text, cells, starts);
  return split.length === names.length ? split : cells;
}

/** Cells of which one goes on over the start of the next, behind one space, cut in two there. */
function cutAt(text: string, cells: readonly Cell[], starts: ReadonlySet<number>): Cell[] {
  return cells.flatMap(([start, end]): Cell[] => {
    for (let at = start + 2; at < end; at += 1)
      if (text[at - 1] === ' ' && starts.has(at))
        return [
          [start, at - 1],
          [at, end],
        ];
    return [[start, end]];
  });
}

function isBelow(names: readonly Cell[], column: number, start: number, end: number): boolean {
  const [from, to] = names[column] ?? [0, 0];
  return start < to && end > from && start < (names[column + 1]?.[0] ?? Number.POSITIVE_INFINITY);
}
