import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { readValue } from './labelled-values.ts';
import { lineStart } from './line-edges.ts';
import { readLines } from './line-reader.ts';
import { has, type Line, partOfLine } from './lines.ts';
import type { Source } from './marks.ts';
import type { Scan } from './scan.ts';
import { type Cell, cellsBy, isRule, type Separator } from './table-cells.ts';
import type { RecordNumbers } from './tables.ts';
import { addressLine } from './values/lone-addresses.ts';
import { isSeverityAlone } from './values/severity-words.ts';
import { type Label, labelOfCell } from './words/labels.ts';

/*
 * Lines within a table that are no rows of it: headings, which say something of the rows below (`Jobsite: Harborview Tower …`),
 * and what goes on below a row, which says more of it (`Air filter restriction high      @ 12 Slate Belt Rd, Bangor, PA`).
 */

/** A line within a table that says something of the rows below it: whose jobsite they are of, how severe they are, or of which machine. */
export interface Heading {
  /** What it says of each of the rows. */
  readonly shared: readonly Claim[];
  /** What it says of the machine whose faults stand below it, and the number of that machine's record; 0 where it names none. */
  readonly own: readonly Claim[];
  readonly group: number;
}

/** `numbers`: of a table of faults, below whose heading a machine's record may begin. */
export function headingOf(
  source: Source,
  line: Line,
  columns: readonly (Label | undefined)[],
  numbers: RecordNumbers | undefined,
): Heading {
  const told = readLines(source, [line]).filter((claim) => claim.confidence >= 0.5);
  if (numbers && told.some((claim) => ofOneMachine.has(claim.field))) {
    numbers.group += 1;
    const record = { group: numbers.group, row: 0 };
    return {
      shared: [],
      own: told.map((claim) => claimOf(claim, claim.label, record)),
      group: record.group,
    };
  }
  const stated = new Set(columns.map((label) => label && kindOfField(label.field)));
  const shared = told.filter(
    (claim) => sharedByRows.has(claim.field) && !stated.has(kindOfField(claim.field)),
  );
  return { shared, own: [], group: 0 };
}

const ofOneMachine = new Set<Claim['field']>(['serial', 'unit', 'model']);
const sharedByRows = new Set<Claim['field']>([
  'brand',
  'point',
  'place',
  'address',
  'city',
  'state',
  'severity',
  'time',
  'clock',
]);

/** Fields of which a row needs but one: any that tells where the machine is, and any that tells when it was. */
function kindOfField(field: Label['field'] | Claim['field']): string {
  if (/^(?:location|address|city|state|lat|long|point|place)$/.test(field)) return 'place';
  if (/^(?:time|date|clock)$/.test(field)) return 'time';
  return field === 'lamp' ? 'severity' : field === 'machine' ? 'brand' : field;
}

/** A line of one cell, with a whole row below it: `Jobsite: Harborview Tower - 1200 Seawall Blvd, Galveston, TX`. */
export function headingAt(
  { text, scan }: Source,
  lines: readonly Line[],
  index: number,
  [separator, needed]: readonly [separator: Separator, needed: number],
  count: number,
): Line | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  const below = next && isRule(text, next) ? lines[index + 2] : next;
  if (!line || !below || below.role !== line.role || !has(below, needed)) return undefined;
  const isWhole = !has(line, needed);
  // What is set in is the rest of a cell above it.
  if (isWhole && separator === undefined && line.start > lineStart(text, line.start) + 2) return undefined;
  if (!isWhole && separator === undefined) return undefined;
  const filled: readonly Cell[] = isWhole
    ? [[line.start, line.end]]
    : cellsBy(text, line, separator).filter(([start, end]) => end > start);
  const [cell] = filled;
  if (!cell || filled.length > 1) return undefined;
  // `LOW`, over its rows, says more than other words as short.
  if (cell[1] - cell[0] < 4 && !isSeverityAlone(scan, cell[0], cell[1])) return undefined;
  const row = cellsBy(text, below, separator);
  if (row.length !== count || row.filter(([start, end]) => end > start).length * 2 <= count) return undefined;
  if (areLabelledCells(scan, row)) return undefined;
  return partOfLine(scan, line, cell[0], cell[1]);
}

/** `SMU | 2,775.0 | Seen near | 18 Mill Creek Ln`: each value beside its label, between two tables. */
export function areLabelledCells(scan: Scan, cells: readonly Cell[]): boolean {
  if (cells.length < 4 || cells.length % 2 > 0) return false;
  return cells.every(([start, end], column) => {
    const field = end > start ? labelOfCell(scan, start, end)?.field : undefined;
    return column % 2 > 0 ? field === undefined : field !== undefined && !valuesToo.has(field);
  });
}

/** `Warning`, `Fault`: words that are as well values. */
const valuesToo = new Set<Label['field']>(['severity', 'lamp', 'fault', 'status', 'description']);

/** How a table's cells are set apart, and the sign that its lines have for it. */
export type TableMark = readonly [separator: Separator, needed: number];

/** A cell that goes on below a row, with its line. */
export interface Rest {
  readonly line: Line;
  readonly cell: Cell;
}

/**
 * The cells of a line that goes on with the row above it. In a table of spaces it is set in; else each row has one of a single
 * cell below it, from the first row on, and not above it, as a heading has.
 */
export function restAt(
  source: Source,
  lines: readonly Line[],
  index: number,
  [separator, needed]: TableMark,
  {
    names,
    rows,
    hasRest,
  }: { readonly names: readonly Cell[]; readonly rows: number; readonly hasRest: boolean },
): readonly Rest[] | undefined {
  const { text } = source;
  const [above, line, next, after] = [lines[index - 1], lines[index], lines[index + 1], lines[index + 2]];
  if (!line || !above || line.role !== above.role || line.paragraph !== above.paragraph) return undefined;
  if (separator === undefined) {
    const [head] = names;
    const indent = line.start - lineStart(text, line.start);
    const least = head ? head[0] - lineStart(text, head[0]) + 2 : indent + 1;
    if (indent < least) return undefined;
    const cells = has(line, needed) ? cellsBy(text, line, separator) : [];
    const own: readonly Cell[] = cells.length > 0 ? cells : [[line.start, line.end]];
    const isRest =
      own.length * 2 < names.length &&
      (hasRest || !own.every((cell) => text[cell[0]] !== '@' && isUnderName(text, names, cell)));
    return isRest ? own.map((cell) => ({ line, cell })) : undefined;
  }
  const only = soleCell(text, line, [separator, needed]);
  if (!only) return undefined;
  const isTwice =
    rows === 1 &&
    next !== undefined &&
    has(next, needed) &&
    cellsBy(text, next, separator).length === names.length &&
    after?.paragraph === line.paragraph &&
    soleCell(text, after, [separator, needed]) !== undefined;
  return hasRest || isTwice ? [{ line, cell: only }] : undefined;
}

/** A cell of the column below whose name it begins or ends, and no longer than that: another fault of the machine above. */
function isUnderName(text: string, names: readonly Cell[], [from, to]: Cell): boolean {
  const [head] = names;
  const shift = head ? lineStart(text, head[0]) - lineStart(text, from) : 0;
  return names.some(([start, end], column) => {
    const next = names[column + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return (Math.abs(from + shift - start) < 2 || Math.abs(to + shift - end) < 2) && to + shift <= next;
  });
}

/** What stands on a line that has no other cell with anything in it. */
function soleCell(text: string, line: Line, [separator, needed]: TableMark): Cell | undefined {
  if (!has(line, needed)) return [line.start, line.end];
  const filled = cellsBy(text, line, separator).filter(([start, end]) => end > start);
  return filled.length === 1 ? filled[0] : undefined;
}

const place: Label = { phrase: 'at', field: 'location', trust: 0.85 };
const description: Label = { phrase: 'description', field: 'description', trust: 0.8 };

/** What a cell says that goes on below a row: of what no column is. */
export function claimsOfRest(
  source: Source,
  { line, cell: [start, end] }: Rest,
  columns: readonly (Label | undefined)[],
): readonly (ValueClaim & { readonly label: string })[] {
  const { text, scan } = source;
  const stated = new Set(columns.map((label) => label && kindOfField(label.field)));
  const labelled = (label: Label, from: number) =>
    stated.has(kindOfField(label.field))
      ? []
      : readValue(label, source, from, end, true).claims.map((claim) => ({ ...claim, label: label.phrase }));
  const sign = /^@\s?/.exec(text.slice(start, start + 3))?.[0].length;
  if (sign !== undefined) return labelled(place, start + sign);
  if (addressLine(scan, start, end)) return labelled(place, start);
  const ofFault = stated.has('code') || stated.has('spn');
  // Words beside a code are its own, where no column has them: all of the cell, and no label.
  if (
    ofFault &&
    /^\p{L}[^:=@]{3,}$/u.test(text.slice(start, end)) &&
    !/\d[.,]\d|\d{3}/.test(text.slice(start, end))
  )
    return labelled(description, start);
  return readLines(source, [partOfLine(scan, line, start, end)]).filter(
    ({ field, confidence }) => confidence >= 0.5 && !stated.has(kindOfField(field)),
  );
}
