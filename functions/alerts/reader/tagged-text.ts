import { type TaggedValue, taggedValues } from './learnt/tagger.ts';
import type { Weights } from './learnt/weights.ts';
import type { Line } from './lines.ts';
import { firstWordFrom, type Scan } from './scan.ts';

/**
 * The values of a text by what was learnt of messages, found when they are first asked for: many a message is read without.
 * Nothing is looked for in signatures and footers.
 */
export function taggedWhenAsked(
  scan: Scan,
  lines: readonly Line[],
  weights?: Weights,
): () => readonly TaggedValue[] {
  let values: readonly TaggedValue[] | undefined;
  return () => {
    values ??= taggedValues(scan, wordsOutsideAsides(scan, lines), weights);
    return values;
  };
}

/** 1 for each word of a line that is read. */
function wordsOutsideAsides(scan: Scan, lines: readonly Line[]): Uint8Array {
  const isRead = new Uint8Array(scan.count);
  for (const line of lines)
    if (line.role !== 'aside') isRead.fill(1, firstWordFrom(scan, line.start), firstWordFrom(scan, line.end));
  return isRead;
}
