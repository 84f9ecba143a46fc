import { hashedText } from './learnt/features.ts';
import { classifiedSpans } from './learnt/span-classifier.ts';
import { taggedValues } from './learnt/tagger.ts';
import type { LearntValue } from './learnt/tags.ts';
import type { Weights } from './learnt/weights.ts';
import { type Line, wordsOutsideAsides } from './lines.ts';
import type { Span } from './marks.ts';
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
 * footers, and in what a feed has of others than the machine (`asides`).
 */
export function learntValues(
  scan: Scan,
  lines: readonly Line[],
  { tagger, spans }: LearntWeights = {},
  asides: readonly Span[] = [],
): LearntValues {
  const text = onceMade(() => hashedText(scan));
  const isRead = onceMade(() => wordsRead(scan, lines, asides));
  return {
    tagged: onceMade(() => taggedValues(text(), isRead(), tagger)),
    classified: onceMade(() => classifiedSpans(text(), isRead(), spans)),
  };
}

/** 1 for each word that is read. */
function wordsRead(scan: Scan, lines: readonly Line[], asides: readonly Span[]): Uint8Array {
  const isRead = wordsOutsideAsides(scan, lines);
  for (const { start, end } of asides) isRead.fill(0, firstWordFrom(scan, start), firstWordFrom(scan, end));
  return isRead;
}
