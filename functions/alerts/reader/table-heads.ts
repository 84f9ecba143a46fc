import { has, type Line, mayHave, sign } from './lines.ts';
import type { Span } from './marks.ts';
import type { Scan } from './scan.ts';
import { may } from './vocabulary.ts';
import { labelOfCell } from './words/labels.ts';

const edges = [
  ['\t', sign.tab],
  ['|', sign.bar],
  [';', sign.semicolon],
  ['  ', sign.spaces],
] as const;
/** A file's columns may also be set apart by commas, which words of a sentence are, too. */
const edgesOfFiles = [...edges, [',', sign.comma]] as const;

/** Names of columns of which a table tells of machines or faults, at the least. */
const fewest = 4;

/** True for a row of names, as a table begins with: `No. | Model | Serial No. | Fault | Grade`. */
export function isTableHead(scan: Scan, line: Line): boolean {
  return edgeOfHead(scan, line, edges) !== undefined;
}

/** What sets the names of a row of names apart; undefined for any other line. */
function edgeOfHead(scan: Scan, line: Line, marks: typeof edgesOfFiles | typeof edges): string | undefined {
  const { text } = scan;
  if (!mayHave(line, may.label)) return undefined;
  const edge = marks.find(([, needed]) => has(line, needed))?.[0];
  if (edge === undefined) return undefined;
  const fields = new Set<string>();
  for (let from = line.start; from < line.end && fields.size < fewest; ) {
    const found = text.indexOf(edge, from);
    const to = found < 0 || found > line.end ? line.end : found;
    const field = to > from ? labelOfCell(scan, from, to)?.field : undefined;
    if (field !== undefined && field !== 'ignored') fields.add(field);
    from = to + edge.length;
  }
  return fields.size >= fewest ? edge : undefined;
}

/** The cells of a row of names, and what sets them and those of the rows below it apart. */
interface Head {
  readonly line: Line;
  readonly edge: string;
  readonly cells: readonly Span[];
}

/** The rows of tables: the lines below a row of names that have as many cells as it, whatever else they look like, each with its head. */
export function rowsBelowHeads(scan: Scan, lines: readonly Line[]): ReadonlyMap<Line, Head> {
  const rows = new Map<Line, Head>();
  let head: Head | undefined;
  for (const line of lines) {
    if (head && cellsOf(scan.text, line, head.edge).length === head.cells.length) {
      rows.set(line, head);
      continue;
    }
    const edge = edgeOfHead(scan, line, edgesOfFiles);
    head = edge === undefined ? undefined : { line, edge, cells: cellsOf(scan.text, line, edge) };
  }
  return rows;
}

/** The cell of a row that a place is in, and where the head names its column. */
export function cellOver(
  text: string,
  row: Line,
  head: Head,
  at: number,
): { readonly cell: Span; readonly named: Span } | undefined {
  const cells = cellsOf(text, row, head.edge);
  const index = cells.findIndex(({ start, end }) => start <= at && at < end);
  const [cell, named] = [cells[index], head.cells[index]];
  return cell && named && { cell, named };
}

/** Cells of a line, of which one in quotation marks may have what sets cells apart. */
function cellsOf(text: string, { start, end }: Line, edge: string): Span[] {
  const cells: Span[] = [];
  let isQuoted = false;
  let from = start;
  for (let at = start; at < end; at += 1)
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text.startsWith(edge, at)) {
      cells.push({ start: from, end: at });
      at += edge.length - 1;
      from = at + 1;
    }
  return [...cells, { start: from, end }];
}
