import { mostLines } from './limits.ts';
import { fieldOf } from './pair-lists.ts';

/**
 * A table that was copied with a line for each of its cells, all heads first: `Unit`, `Make`, `Code`, `Lat`, `Lon` over `EX-4`, `Case`,
 * `SPN 102 FMI 4`, `41.0814`, `-81.5190`, row after row. Told with tabs as the rows that it had; where a cell is missing nobody knows
 * whose the others are, and it stays as it is.
 */
export function withCellsInRows(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  if (lines.length > mostLines) return text;
  const told: string[] = [];
  let isTold = false;
  for (let at = 0; at < lines.length; ) {
    const columns = isHead(lines[at]) ? headsFrom(lines, at) : 0;
    const rows = columns < fewestHeads ? 0 : rowsBelow(lines, at + columns, columns);
    if (rows === 0) {
      const next = at + Math.max(1, columns);
      told.push(...lines.slice(at, next));
      at = next;
      continue;
    }
    for (let row = 0; row <= rows; row += 1)
      told.push(cellsOf(lines, at + row * columns, columns).join('\t'));
    at += columns * (rows + 1);
    isTold = true;
  }
  return isTold ? told.join('\n') : text;
}

const fewestHeads = 4;
const mostHeads = 24;
const longestCell = 120;

function cellsOf(lines: readonly string[], from: number, count: number): readonly string[] {
  return lines.slice(from, from + count).map((line) => line.trim());
}

function isHead(line = ''): boolean {
  return mayBeHead.test(line) && fieldOf(line.trim()) !== undefined;
}

/** `Serial no.`, `Time (UTC)` */
const mayBeHead = /^\s{0,8}\p{L}[^\d\t:：|]{0,40}$/u;

/** How many lines are heads, each of a column of its own. */
function headsFrom(lines: readonly string[], from: number): number {
  const names = new Set<string>();
  let at = from;
  while (at - from < mostHeads && isHead(lines[at]) && !names.has(lines[at]?.trim() ?? '')) {
    names.add(lines[at]?.trim() ?? '');
    at += 1;
  }
  return at - from;
}

/** How many rows the lines below the heads fill, to the end of their paragraph; none where they leave a row unfinished. */
function rowsBelow(lines: readonly string[], from: number, columns: number): number {
  let to = from;
  while (isCell(lines[to])) to += 1;
  const isEnd = (lines[to]?.trim() ?? '') === '';
  return isEnd && (to - from) % columns === 0 ? (to - from) / columns : 0;
}

function isCell(line = ''): boolean {
  const cell = line.trim();
  return cell !== '' && cell.length <= longestCell && !/\t|^[^:\d]{2,30}[:：]\s/.test(cell);
}
