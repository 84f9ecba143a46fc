import { fieldOf } from './pair-lists.ts';

/**
 * Lists with a value for each of several machines behind every label, in columns of spaces or parted by strokes or bars, told with
 * tabs as a table on its side: `Serial    GCX00412    632455`, `Serial: GCX00412 / 632455`. As a list of pairs one machine would get the
 * other's values.
 */
export function withTabsBetweenMachines(text: string): string {
  if (!mayBeSideways.test(text)) return text;
  const lines = text.split('\n');
  if (lines.length > mostLines) return text;
  let isTold = false;
  for (const rowOf of [rowOfColumns, rowOfStrokes, rowOfBars])
    for (let from = 0; from < lines.length; from += 1) {
      const rows = rowsFrom(lines, from, rowOf);
      if (rows.length === 0) continue;
      const above = rowOf === rowOfColumns ? namesOver(lines[from - 1], rows[0]) : undefined;
      if (above) lines[from - 1] = ['', ...above].join('\t');
      for (const [index, { label, values }] of rows.entries())
        lines[from + index] = [label, ...values].join('\t');
      isTold = true;
      from += rows.length - 1;
    }
  return isTold ? lines.join('\n') : text;
}

/** A line's label and the values behind it, with where each begins. */
interface SidewaysRow {
  readonly label: string;
  readonly values: readonly string[];
  readonly starts: readonly number[];
}

/** The rows that begin at a line; none where they are no such list. */
function rowsFrom(
  lines: readonly string[],
  from: number,
  rowOf: (line: string) => SidewaysRow | undefined,
): readonly SidewaysRow[] {
  const rows: SidewaysRow[] = [];
  const fields = new Set<string>();
  let identities = 0;
  for (const line of lines.slice(from, from + mostRows)) {
    const row = rowOf(line);
    const field = row && fieldOf(row.label);
    const [first] = rows;
    if (!row || (first && !isAlike(row, first)) || row.values.some((value) => isOther(value, field))) break;
    // Bars tell a row, whatever its label.
    if (!field && !(first && rowOf === rowOfBars)) break;
    rows.push(row);
    if (!field) continue;
    fields.add(field);
    // Machines that differ have each a name of its own.
    if (identityFields.has(field) && new Set(row.values).size === row.values.length) identities += 1;
  }
  return rows.length >= fewestRows && fields.size >= fewestRows && identities >= 2 ? rows : [];
}

/** As many values, each in its column. */
function isAlike({ values, starts }: SidewaysRow, first: SidewaysRow): boolean {
  return (
    values.length === first.values.length &&
    (first.starts.length === 0 || starts.every((start, index) => start === first.starts[index]))
  );
}

/** The next label, and no value: `Model  PC210    Serial  A12447`. */
function isOther(value: string, field: string | undefined): boolean {
  return field !== 'severity' && fieldOf(value) !== undefined;
}

function rowOfColumns(line: string): SidewaysRow | undefined {
  const match = columns.exec(line);
  if (!match?.[1] || !match[2]) return undefined;
  const { values, starts } = cellsOf(match[2], line.length - match[2].length);
  return values.length < 2 ? undefined : { label: match[1], values, starts };
}

function rowOfStrokes(line: string): SidewaysRow | undefined {
  const match = strokes.exec(line);
  if (!match?.[1] || !match[2]) return undefined;
  return { label: match[1], values: match[2].split(' / ').map((value) => value.trim()), starts: [] };
}

/** `Serial    : 1041KD800221   | H190588211`, with bars between values that need not be in columns. */
function rowOfBars(line: string): SidewaysRow | undefined {
  const match = bars.exec(line);
  if (!match?.[1] || !match[2]) return undefined;
  return { label: match[1], values: match[2].split('|').map((value) => value.trim()), starts: [] };
}

function cellsOf(rest: string, offset: number) {
  const found = [...rest.matchAll(/\S(?: ?\S)*/g)];
  return { values: found.map(([value]) => value), starts: found.map(({ index }) => offset + index) };
}

/** The machines' names over their columns, on the line above. */
function namesOver(line: string | undefined, row: SidewaysRow | undefined): readonly string[] | undefined {
  if (!line || !row || !/^\s{4}/.test(line)) return undefined;
  const { values, starts } = cellsOf(line, 0);
  const areOver =
    starts.length === row.starts.length && starts.every((start, index) => start === row.starts[index]);
  return areOver ? values : undefined;
}

const mayBeSideways =
  /^ {0,8}\S[^\n]{1,28}?(?:(?::|=)? {2,40}\S[^\n]{0,60}? {2,40}\S|\s?[:=] [^\n]{1,60} [/|] )/m;
const columns = /^ {0,8}(\S(?: ?\S){1,28}?)\s?(?:[:=] {1,40}| {2,40})(\S.{0,200})$/;
const strokes = /^ {0,8}([^:=\n]{2,28}?)\s?[:=]\s{1,4}(\S.{0,80}? \/ \S.{0,120})$/;
const bars = /^ {0,8}([^:=|\n]{2,28}?)\s{0,20}[:=]\s{1,4}([^|]{1,60}\|.{1,200})$/;
const fewestRows = 4;
const mostRows = 30;
const mostLines = 3000;
const identityFields = new Set(['brand', 'model', 'serial', 'unit', 'machine']);
