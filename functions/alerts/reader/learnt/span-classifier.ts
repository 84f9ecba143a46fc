import { Weights } from '../../reading/weights.ts';
import { onceMade } from '../once-made.ts';
import { spansOf } from './cells.ts';
import type { HashedText } from './features.ts';
import stored from './span-classifier.generated.json' with { type: 'json' };
import { addSpanFeatures, mostSpanFeatures } from './span-features.ts';
import { type LearntValue, taggedFields } from './tags.ts';

/*
 * The tagger goes from word to word; the span classifier looks at what may be a value as a whole, and asks what it is. Each finds
 * values that the other does not.
 */

/** The classes of its weights: no value, and then the fields in their order. */
const noValue = 0;
const spanClassCount = 1 + taggedFields.length;

/** The spans of a text that may be a value by what was learnt of messages (multinomial logistic regression). `isRead`: 1 for each word that is looked at. */
export function classifiedSpans(
  text: HashedText,
  isRead: ArrayLike<number>,
  weights: Weights = shippedWeights(),
): readonly LearntValue[] {
  const { starts, ends } = text.scan;
  const values: LearntValue[] = [];
  for (const span of spansOf(text.scan, text.cells)) {
    if (isRead[span.from] !== 1) continue;
    weights.addTo(sums.fill(0), features, addSpanFeatures(text, span, features));
    const forField = sums[likeliestField()] ?? 0;
    const forNone = sums[noValue] ?? 0;
    if ((forNone - forField) * (weights.step / temperature) > surelyNone) continue;
    const top = Math.max(forNone, forField);
    for (let one = 0; one < spanClassCount; one += 1)
      odds[one] = Math.exp(((sums[one] ?? 0) - top) * (weights.step / temperature));
    const total = odds.reduce((sum, each) => sum + each, 0);
    for (const [index, field] of taggedFields.entries()) {
      const probability = (odds[index + 1] ?? 0) / total;
      if (probability < leastLikely) continue;
      values.push({ field, start: starts[span.from] ?? 0, end: ends[span.to - 1] ?? 0, probability });
    }
  }
  return values.sort((one, other) => one.start - other.start);
}

/** The class of the field that most speaks for, by `sums`. */
function likeliestField(): number {
  let likeliest = noValue + 1;
  for (let one = likeliest + 1; one < spanClassCount; one += 1)
    if ((sums[one] ?? 0) > (sums[likeliest] ?? 0)) likeliest = one;
  return likeliest;
}

const shippedWeights = onceMade(() => new Weights(stored));

/** How much surer the weights are than they are right. */
const temperature = 1.5;
const leastLikely = 0.1;
/** Log-odds against the likeliest field from which none is as likely as that. */
const surelyNone = -Math.log(leastLikely);

/** Used again for each span. */
const features = new Int32Array(mostSpanFeatures);
const sums = new Int32Array(spanClassCount);
const odds = new Float64Array(spanClassCount);
