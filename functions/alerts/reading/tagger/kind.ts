import { mix } from '../words/letters.ts';
import type { Tokens } from '../words/tokens.ts';
import type { Weights } from './weights.ts';

/*
 * Tells alerts from other mail that may also contain machines, codes and places (an invoice, a bulletin, a service report), by
 * words and pairs of words, in particular those of the subject and the first lines.
 */

/** The model's classes. */
export const kinds = { alert: 0, other: 1 } as const;
export const kindCount = 2;

/** The probability that a message is not an alert: 0 to 1 (logistic regression); 0 for a very short one. */
export function probabilityOfOther(tokens: Tokens, weights: Weights): number {
  if (tokens.count < fewestWords) return 0;
  const features = Int32Array.from(kindFeatures(tokens));
  const sums = new Int32Array(kindCount);
  weights.addTo(sums, features, features.length);
  return 1 / (1 + Math.exp(((sums[kinds.alert] ?? 0) - (sums[kinds.other] ?? 0)) * weights.step));
}

/** A few words could be anything. */
const fewestWords = 8;
/** Words considered: a mail says soon what it is about. */
const mostWords = 400;
const openingLines = 4;

/** The features of a message, each once. */
export function kindFeatures({ text, count, general, breaks, starts }: Tokens): ReadonlySet<number> {
  const features = new Set<number>();
  let lines = 0;
  let isSubject = false;
  for (let token = 0; token < Math.min(count, mostWords); token += 1) {
    const own = general[token] ?? 0;
    const begins = breaks[token] !== 0;
    if (begins) {
      lines += 1;
      isSubject = text.startsWith('Subject:', starts[token] ?? 0);
    }
    const pair = mix(begins ? 0 : (general[token - 1] ?? 0), own);
    features.add(mix(1, own)).add(mix(2, pair));
    if (isSubject) features.add(mix(3, own)).add(mix(4, pair));
    if (lines <= openingLines) features.add(mix(5, own));
  }
  return features;
}
