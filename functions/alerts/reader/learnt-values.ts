import type { Weights } from '../reading/weights.ts';
import type { Aside } from './feeds/asides.ts';
import { hashedText } from './learnt/features.ts';
import { classifiedSpans } from './learnt/span-classifier.ts';
import { taggedValues } from './learnt/tagger.ts';
import type { LearntValue } from './learnt/tags.ts';
import { type Line, wordsOutsideAsides } from './lines.ts';
import { allFrom, overlap } from './marks.ts';
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
 * footers, in what a feed has of others than the machine, and of what its names say that it is not (`asides`).
 */
export function learntValues(
  scan: Scan,
  lines: readonly Line[],
  { tagger, spans }: LearntWeights = {},
  asides: readonly Aside[] = [],
): LearntValues {
  const text = onceMade(() => hashedText(scan));
  const isRead = onceMade(() => wordsRead(scan, lines, asides));
  const named = asides.filter(({ not }) => not !== undefined).sort((one, other) => one.start - other.start);
  const mayBe = (value: LearntValue) =>
    !allFrom(named, value.start - longestValue, value.end).some(
      (aside) => aside.not?.has(value.field) && overlap(aside, value),
    );
  return {
    tagged: onceMade(() => taggedValues(text(), isRead(), tagger).filter(mayBe)),
    classified: onceMade(() => classifiedSpans(text(), isRead(), spans).filter(mayBe)),
  };
}

/** Characters of a feed's value that may be one of those. */
const longestValue = 60;

/** 1 for each word that is read. */
function wordsRead(scan: Scan, lines: readonly Line[], asides: readonly Aside[]): Uint8Array {
  const isRead = wordsOutsideAsides(scan, lines);
  for (const { start, end, not } of asides)
    if (!not) isRead.fill(0, firstWordFrom(scan, start), firstWordFrom(scan, end));
  return isRead;
}
