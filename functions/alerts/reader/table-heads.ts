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

/** Names of columns of which a table tells of machines or faults, at the least. */
const fewest = 4;

/** True for a row of names, as a table begins with: `No. | Model | Serial No. | Fault | Grade`. */
export function isTableHead(scan: Scan, line: Line): boolean {
  const { text } = scan;
  if (!mayHave(line, may.label)) return false;
  const edge = edges.find(([, needed]) => has(line, needed))?.[0];
  if (edge === undefined) return false;
  const fields = new Set<string>();
  for (let from = line.start; from < line.end && fields.size < fewest; ) {
    const found = text.indexOf(edge, from);
    const to = found < 0 || found > line.end ? line.end : found;
    const field = to > from ? labelOfCell(scan, from, to)?.field : undefined;
    if (field !== undefined && field !== 'ignored') fields.add(field);
    from = to + edge.length;
  }
  return fields.size >= fewest;
}
