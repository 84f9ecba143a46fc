/** A row's cells, or a line in the table outside its rows. */
export type Row = readonly Cell[] | string;

export interface Cell {
  /** Without leading and trailing empty lines. */
  readonly lines: readonly string[];
  /** The non-empty lines. */
  readonly filled: readonly string[];
  readonly hasTable: boolean;
  readonly rows: number;
  readonly columns: number;
}

/** The start of a list item. */
export const markOfList = '- ';
/** Columns per table; further cells are dropped. */
export const mostColumns = 60;

/**
 * The lines of a table: a data row is one line with a tab between cells, each in its column even with colspan and rowspan; empty
 * columns are dropped.
 */
export function tableLines(rows: readonly Row[]): string[] {
  const placed = placedIn(rows);
  const used = new Set<number>();
  for (const row of placed)
    for (const { column, cell, held } of row) if (!held && cell.filled.length > 0) used.add(column);
  const columns = [...used].sort((one, other) => one - other);
  let names = 0;
  return rows.flatMap((row, index): readonly string[] => {
    if (typeof row === 'string') return [row];
    if (row.length > 2 && row.every(({ filled }) => filled.length < 2)) names = row.length;
    return rowLines(placed[index] ?? [], columns, names > 0 && names === row.length);
  });
}

/** Whether lines fit on one line. */
export function isShort(lines: readonly string[]): boolean {
  if (lines.length === 1) return lines[0]?.includes('\t') === false;
  return lines.length < 9 && lines.every((line) => line.length < 200 && !line.includes('\t'));
}

/** The lines of a cell joined into one, without list marks. */
export function wordsOf(lines: readonly string[]): string {
  const isList = lines.length > 1 && lines.every((line) => line.startsWith(markOfList));
  return (isList ? lines.map((line) => line.slice(markOfList.length)) : lines).join(', ');
}

/** A cell in its column; `held` if it reaches down from a row above. */
interface Placed {
  readonly column: number;
  readonly cell: Cell;
  readonly held: boolean;
}

/** The cells of each row in their columns, including those that reach down from rows above. */
function placedIn(rows: readonly Row[]): readonly (readonly Placed[])[] {
  let below: ({ readonly cell: Cell; readonly rows: number } | undefined)[] = [];
  return rows.map((row) => {
    if (typeof row === 'string') return [];
    const placed: Placed[] = [];
    const next: typeof below = [];
    let column = 0;
    const passHeld = () => {
      for (let above = below[column]; above; above = below[column]) {
        placed.push({ column, cell: above.cell, held: true });
        if (above.rows > 1) next[column] = { cell: above.cell, rows: above.rows - 1 };
        column += 1;
      }
    };
    for (const cell of row) {
      passHeld();
      if (column >= mostColumns) break;
      placed.push({ column, cell, held: false });
      for (let more = 0; more < cell.columns && cell.rows > 1; more += 1)
        next[column + more] = { cell: more === 0 ? heldOf(cell) : nothing, rows: cell.rows - 1 };
      column += cell.columns;
    }
    for (; column < below.length; column += 1) passHeld();
    below = next;
    return placed;
  });
}

const nothing: Cell = { lines: [], filled: [], hasTable: false, rows: 1, columns: 1 };

/** A layout cell says nothing about the rows next to it. */
function heldOf(cell: Cell): Cell {
  return isShort(cell.filled) ? cell : nothing;
}

/** The lines of a row: one for a data row. Layout cells, or cells with a label stacked on its value, keep their own lines. */
function rowLines(row: readonly Placed[], columns: readonly number[], isBelow: boolean): readonly string[] {
  const own = row.filter(({ held }) => !held).map(({ cell }) => cell);
  const filled = own.filter((cell) => cell.filled.length > 0);
  const several = filled.filter((cell) => cell.filled.length > 1);
  const [first, second] = filled;
  if (!first) return [];
  const isOnly = filled.length === 1 && (row.length === 1 || (several.length === 1 && !isBelow));
  const isRow = isBelow && own.length > 2;
  const isStacked = several.length > 1 && (own[0]?.filled.length ?? 0) > 1;
  const isLayout =
    filled.some((cell) => !isShort(cell.filled)) ||
    (!isRow && (isStacked || several.some(({ hasTable }) => hasTable)));
  if (isLayout && filled.length === 2 && second && areNamesOf(first.filled, second.filled))
    return first.filled.map((name, index) => `${name}\t${second.filled[index] ?? ''}`);
  if (isOnly || isLayout) return filled.flatMap(({ lines }) => [...lines]);
  const byColumn = new Map(row.map(({ column, cell }) => [column, cell]));
  const words = columns.map((column) => wordsOf(byColumn.get(column)?.filled ?? []));
  return [words.join('\t').trimEnd()];
}

/** `Make⏎Model⏎Serial` next to `Volvo⏎A30G⏎732118`: names in one cell, their values line by line in the next. */
function areNamesOf(names: readonly string[], values: readonly string[]): boolean {
  const withDigits = values.filter((value) => /\d/.test(value)).length;
  return (
    names.length > 2 &&
    names.length === values.length &&
    names.every((name) => /^\p{L}[^\d\t]{1,39}$/u.test(name)) &&
    withDigits * 3 >= values.length
  );
}
