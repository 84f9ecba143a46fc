import type { Words } from './words.ts';

/** Tokens that are tagged together: the first, and the one behind the last. */
export interface Sequence {
  readonly from: number;
  readonly to: number;
}

/**
 * The sequences of a text: each value that is told by its label alone is one, whatever its record's order; all else goes on from line to
 * line up to the next such value. Keys and headings are in none.
 */
export function sequencesOf({ tokens, cells, cellOf }: Words): readonly Sequence[] {
  const sequences: Sequence[] = [];
  for (let from = 0; from < tokens.count; ) {
    const cell = cells[cellOf[from] ?? 0];
    if (!cell) break;
    let to = cell.to;
    if (!cell.isAlone && !cell.isKey)
      for (
        let next = cells[cellOf[to] ?? 0];
        to < tokens.count && next && !next.isAlone && !next.isKey && to - from < longest;
        next = cells[cellOf[to] ?? 0]
      )
        to = next.to;
    if (!cell.isKey) sequences.push({ from, to });
    from = to;
  }
  return sequences;
}

/** Tokens from which a sequence is cut behind a cell. */
const longest = 600;
