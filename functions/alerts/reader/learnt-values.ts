import { hashedText } from './learnt/features.ts';
import { classifiedSpans } from './learnt/span-classifier.ts';
import { taggedValues } from './learnt/tagger.ts';
import type { LearntValue } from './learnt/tags.ts';
import type { Weights } from './learnt/weights.ts';
import type { Line } from './lines.ts';
import { onceMade } from './once-made.ts';
import { firstWordFrom, type Scan } from './scan.ts';

/** The values of a text by what was learnt of messages: word by word, and each as a whole. */
export interface LearntValues {
  readonly tagged: () => readonly LearntValue[];
  readonly classified: () => readonly LearntValue[];
}

/** What was learnt of messages; what is shipped, where nothing else is given. */
export interface LearntWeights {
  readonly tagger?: Weights;
  readonly spans?: Weights;
}

/**
 * The values are found when they are first asked for: many a message is read without. Nothing is looked for in signatures and
 * footers.
 */
export function learntValues(
  scan: Scan,
  lines: readonly Line[],
  { tagger, spans }: LearntWeights = {},
): LearntValues {
  const text = onceMade(() => hashedText(scan));
  const isRead = onceMade(() => wordsOutsideAsides(scan, lines));
  return {
    tagged: onceMade(() => taggedValues(text(), isRead(), tagger)),
    classified: onceMade(() => classifiedSpans(text(), isRead(), spans)),
  };
}

/** 1 for each word of a line that is read. */
function wordsOutsideAsides(scan: Scan, lines: readonly Line[]): Uint8Array {
  const isRead = new Uint8Array(scan.count);
  for (const line of lines)
    if (line.role !== 'aside') isRead.fill(1, firstWordFrom(scan, line.start), firstWordFrom(scan, line.end));
  return isRead;
}
