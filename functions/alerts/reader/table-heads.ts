import { has, type Line, mayHave, sign } from './lines.ts';
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

/** The rows of tables: the lines below a row of names that have as many cells as it, whatever else they look like. */
export function rowsBelowHeads(scan: Scan, lines: readonly Line[]): ReadonlySet<Line> {
  const rows = new Set<Line>();
  let head: { readonly edge: string; readonly cells: number } | undefined;
  for (const line of lines) {
    if (head && cellsOf(scan.text, line, head.edge) === head.cells) {
      rows.add(line);
      continue;
    }
    const edge = edgeOfHead(scan, line, edgesOfFiles);
    head = edge === undefined ? undefined : { edge, cells: cellsOf(scan.text, line, edge) };
  }
  return rows;
}

/** Cells of a line, of which one in quotation marks may have what sets cells apart. */
function cellsOf(text: string, { start, end }: Line, edge: string): number {
  let cells = 1;
  let isQuoted = false;
  for (let at = start; at < end; at += 1)
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text.startsWith(edge, at)) {
      cells += 1;
      at += edge.length - 1;
    }
  return cells;
}
