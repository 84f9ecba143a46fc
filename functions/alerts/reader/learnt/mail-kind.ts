import { mix } from '../../reading/hashes.ts';
import { Weights } from '../../reading/weights.ts';
import { onceMade } from '../once-made.ts';
import type { Scan } from '../scan.ts';
import stored from './mail-kind.generated.json' with { type: 'json' };
import { lineBreak, wordHashes } from './word-hashes.ts';

/*
 * Whether a message is an alert, or another mail that machines, codes and places may stand in as well (an invoice, a bulletin,
 * a report of work done), by what was learnt of both: the words and pairs of words it has, those of its subject and of its
 * first lines.
 */

/** The classes of its weights. */
const mailKinds = { alert: 0, other: 1 } as const;
const mailKindCount = 2;

/**
 * How likely it is that a message is no alert: 0 to 1 (logistic regression); 0 for one of a few words. `isRead`: 1 for each word
 * that is looked at.
 */
export function probabilityOfOtherMail(
  scan: Scan,
  isRead: ArrayLike<number>,
  weights: Weights = shippedWeights(),
): number {
  if (scan.count < fewestWords) return 0;
  const features = Int32Array.from(mailFeatures(scan, isRead));
  const sums = new Int32Array(mailKindCount);
  weights.addTo(sums, features, features.length);
  const odds = ((sums[mailKinds.other] ?? 0) - (sums[mailKinds.alert] ?? 0)) * weights.step;
  return 1 / (1 + Math.exp(-odds));
}

const shippedWeights = onceMade(() => new Weights(stored));

/** A few words are of any kind. */
const fewestWords = 12;
/** Words that are looked at: what a mail is it says soon. */
const mostWords = 400;
const openingLines = 4;
const kind = { word: 1, pair: 2, inSubject: 3, pairInSubject: 4, inOpening: 5 } as const;

/** What speaks for the kind of a message, each once: of the words that `isRead`, since any mail may have any footer. */
function mailFeatures(scan: Scan, isRead: ArrayLike<number>): ReadonlySet<number> {
  const { general, breaks, count } = wordHashes(scan, mostWords);
  const features = new Set<number>();
  let lines = 0;
  let isSubject = false;
  for (let word = 0; word < count; word += 1) {
    const own = general[word] ?? 0;
    const begins = breaks[word] !== lineBreak.none;
    if (begins) {
      lines += 1;
      isSubject = scan.text.startsWith('Subject:', scan.starts[word] ?? 0);
    }
    if (isRead[word] !== 1) continue;
    const pair = mix(begins ? 0 : (general[word - 1] ?? 0), own);
    features.add(mix(kind.word, own)).add(mix(kind.pair, pair));
    if (isSubject) features.add(mix(kind.inSubject, own)).add(mix(kind.pairInSubject, pair));
    if (lines <= openingLines) features.add(mix(kind.inOpening, own));
  }
  return features;
}
