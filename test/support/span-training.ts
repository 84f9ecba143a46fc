import { spansOf } from '#functions/alerts/reader/learnt/cells.ts';
import { hashedText } from '#functions/alerts/reader/learnt/features.ts';
import { spanClassCount } from '#functions/alerts/reader/learnt/span-classifier.ts';
import { addSpanFeatures, mostSpanFeatures } from '#functions/alerts/reader/learnt/span-features.ts';
import { taggedFields } from '#functions/alerts/reader/learnt/tags.ts';
import type { StoredWeights } from '#functions/alerts/reader/learnt/weights.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { FeatureCount, Learner, learnInRounds, type Settings, storedWeights } from './learner.ts';
import type { Lesson } from './tagger-training.ts';

export function trainSpanClassifier(lessons: readonly Lesson[], settings: Settings): StoredWeights {
  const prepared = lessons.map(prepare);
  const count = new FeatureCount();
  for (const { spans, origin } of prepared)
    for (const { features } of spans) for (const feature of features) count.add(feature, origin);
  const learner = new Learner(spanClassCount, count.messages, settings);
  learnInRounds(prepared, learner, settings, ({ spans }) => {
    const wrong = spans.filter(
      ({ features, truth }) => learner.learn(features, features.length, truth) !== truth,
    );
    return wrong.length;
  });
  return storedWeights(learner.rows());
}

interface Prepared {
  readonly origin: number;
  readonly spans: readonly { readonly features: Int32Array; readonly truth: number }[];
}

function prepare({ text, values, origin }: Lesson): Prepared {
  const hashed = hashedText(scan(text));
  const { starts, ends } = hashed.scan;
  const spans = spansOf(hashed.scan, hashed.cells).map((span) => {
    const [start, end] = [starts[span.from] ?? 0, ends[span.to - 1] ?? 0];
    // A value may have a mark before its first word or behind its last.
    const value = values.find(
      (each) =>
        each.start <= start &&
        each.end >= end &&
        (ends[span.from - 1] ?? 0) <= each.start &&
        (starts[span.to] ?? text.length) >= each.end,
    );
    const truth = value === undefined ? 0 : 1 + taggedFields.indexOf(value.field);
    return { features: into.slice(0, addSpanFeatures(hashed, span, into)), truth };
  });
  return { origin, spans };
}

/** Used again for each span. */
const into = new Int32Array(mostSpanFeatures);
