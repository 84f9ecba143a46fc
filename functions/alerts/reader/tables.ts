import type { Claim } from './claims.ts';
import { readValue } from './labelled-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { saysOver } from './over.ts';
import { may } from './vocabulary.ts';
import { type Label, labelOfCell } from './words/labels.ts';

/** A cell's text by its offsets. */
type Cell = readonly [start: number, end: number];

/** Hands out the numbers that keep records of machines and of faults apart. */
export interface RecordNumbers {
  group: number;
  row: number;
}

/**
 * Reads tables with a row of column names: CSV, bars, tabs (which HTML tables become), columns set apart by spaces.
 * Answers the claims, and which lines were read, so that nothing reads them again.
 */
export function readTables(
  source: Source,
  lines: readonly Line[],
  numbers: RecordNumbers,
): { claims: Claim[]; read: Set<number> } {
  const claims: Claim[] = [];
  const read = new Set<number>();
  for (let index = 0; index + 1 < lines.length; index += 1) {
    const table = tableAt(source, lines, index);
    if (!table) continue;
    const columns = meaningOf(table.columns);
    const ofMachines = columns.some((label) => label !== undefined && identityFields.has(label.field));
    for (const cells of table.rows) {
      numbers.row += 1;
      if (ofMachines) numbers.group += 1;
      const record = { group: ofMachines ? numbers.group : 0, row: numbers.row };
      if (isOver(source, columns, cells)) continue;
      for (const [column, label] of columns.entries()) {
        const cell = cells[column];
        if (!label || !cell) continue;
        const value = readValue(label, source, cell[0], cell[1], true);
        claims.push(...value.claims.map((claim) => ({ ...claim, label: label.phrase, ...record })));
      }
    }
    for (let line = index; line < table.next; line += 1) read.add(line);
    index = table.next - 1;
  }
  return { claims, read };
}

const identityFields = new Set(['serial', 'unit', 'brand', 'model', 'machine']);
/** What sets cells apart, with the sign that a line must have; two spaces, where there is no mark. */
const separators = [
  ['\t', sign.tab],
  ['|', sign.bar],
  [';', sign.semicolon],
  [',', sign.comma],
  [undefined, sign.spaces],
] as const;

function tableAt(source: Source, lines: readonly Line[], index: number) {
  const { text, scan } = source;
  const [head, first] = [lines[index], lines[index + 1]];
  if (!head || !first || head.role === 'aside' || !mayHave(head, may.label)) return undefined;
  for (const [separator, needed] of separators) {
    if (!has(head, needed) || !(has(first, needed) || isRule(text, first))) continue;
    const names = cellsBy(text, head, separator);
    if (names.length < 2) continue;
    const columns = names.map(([start, end]) => labelOfCell(scan, start, end));
    const known = columns.filter((label) => label !== undefined).length;
    const least = separator === ',' || separator === undefined ? 3 : 2;
    if (known < least || known < names.length * 0.5) continue;
    // `Name: | Big Loader | Brand: | Deere` are pairs side by side, not the names of columns.
    if (names.some(([, end]) => text[end - 1] === ':') || arePairs(source, names, first, separator, known))
      continue;
    const rows: Cell[][] = [];
    let next = index + 1;
    for (; next < lines.length; next += 1) {
      const line = lines[next];
      if (!line || line.role === 'aside' || isRule(text, line)) {
        if (line && isRule(text, line)) continue;
        break;
      }
      const cells = cellsBy(text, line, separator);
      if (cells.length < 2 || cells.length > names.length || cells.length < names.length - 2) break;
      // A second row of names is another table; a label before each value is no table at all.
      const labels = cells.filter(([start, end]) => labelOfCell(scan, start, end) !== undefined).length;
      if (labels >= Math.max(2, cells.length * 0.6) || (names.length === 2 && labels > 0)) break;
      if (separator === undefined && cells.length !== names.length) break;
      rows.push(cells);
    }
    if (rows.length > 0) return { columns, rows, next };
  }
  return undefined;
}

/** Labels and values by turns, and again on the line below. */
function arePairs(
  source: Source,
  names: readonly Cell[],
  below: Line,
  separator: (typeof separators)[number][0],
  known: number,
): boolean {
  if (known > names.length / 2) return false;
  const cells = cellsBy(source.text, below, separator);
  return names.some(([start, end], column) => {
    const cell = cells[column];
    return cell && labelOfCell(source.scan, start, end) && labelOfCell(source.scan, cell[0], cell[1]);
  });
}

/** What the columns are, seen together: `type` is a model where no other column is, `name` of a fault its description. */
function meaningOf(columns: readonly (Label | undefined)[]): (Label | undefined)[] {
  const has = (...fields: Label['field'][]) =>
    columns.some((label) => label !== undefined && fields.includes(label.field));
  const ofMachine = columns.some(
    (label) => label !== undefined && label.phrase !== 'name' && identityFields.has(label.field),
  );
  const named = columns.some(
    (label) =>
      label !== undefined && label.phrase !== 'name' && (label.field === 'unit' || label.field === 'machine'),
  );
  return columns.map((label) => {
    if (label?.field === 'type' && !has('model', 'machine')) return { ...label, field: 'model', trust: 0.85 };
    if (label?.phrase === 'name' && has('code', 'spn', 'severity') && (!ofMachine || named))
      return { ...label, field: 'description' };
    // `fleet` names a machine where nothing else in the row does.
    if (label?.phrase === 'fleet' && !named && has('model', 'serial'))
      return { ...label, field: 'unit', trust: 0.85 };
    // A fault's text beside its code describes it.
    if (label?.field === 'fault' && has('code', 'spn') && !has('description'))
      return { ...label, field: 'description' };
    return label;
  });
}

/** A row of what is cleared or inactive reports nothing any more. */
function isOver(source: Source, columns: readonly (Label | undefined)[], cells: readonly Cell[]): boolean {
  return columns.some((label, column) => {
    const cell = cells[column];
    return label?.field === 'status' && cell !== undefined && saysOver(source.text.slice(cell[0], cell[1]));
  });
}

function isRule(text: string, line: Line): boolean {
  return line.from === line.to && /^[-+=|: ]+$/.test(text.slice(line.start, line.end));
}

function cellsBy(text: string, line: Line, separator: (typeof separators)[number][0]): Cell[] {
  if (separator === undefined) return bySpaces(text, line);
  const cells: Cell[] = [];
  let start = line.start;
  let quoted = false;
  for (let at = line.start; at <= line.end; at += 1) {
    const character: string | undefined = at < line.end ? text[at] : separator;
    if (character === '"' && separator !== '\t' && (quoted || text.slice(start, at).trim() === ''))
      quoted = !quoted;
    if (character !== separator || (quoted && at < line.end)) continue;
    cells.push(unquoted(text, start, at));
    start = at + 1;
  }
  // `| a | b |`: the bars at the ends are a frame.
  if (separator === '|') {
    if (text[line.start] === '|') cells.shift();
    if (text[line.end - 1] === '|') cells.pop();
  }
  return cells;
}

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
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return end - start > 1 && text[start] === '"' && text[end - 1] === '"'
    ? [start + 1, end - 1]
    : [start, end];
}
