import { describe, expect, it } from 'vitest';
import { Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { FeatureCount, Learner, learnInRounds, type Settings, storedWeights } from '#test/support/learner.ts';
import { seededRandom } from '#test/support/random.ts';

/** Three classes, each told by a feature of its own, beside one that all have. */
const lessons = Array.from({ length: 60 }, (_, index) => ({
  features: Int32Array.of(7, 0x9e3779b1 + (index % 3) * 0x10001),
  truth: index % 3,
}));

function learnt(kept = 100) {
  const settings: Settings = { rounds: 8, fewest: 2, kept, random: seededRandom(1), report: () => undefined };
  const count = new FeatureCount();
  for (const [origin, { features }] of lessons.entries())
    for (const feature of features) count.add(feature, origin);
  const learner = new Learner(3, count.messages, settings);
  learnInRounds(lessons, learner, settings, ({ features, truth }) =>
    learner.learn(features, features.length, truth) === truth ? 0 : 1,
  );
  return storedWeights(learner.rows());
}

function surest(weights: Weights, features: Int32Array): number {
  const sums = new Int32Array(3);
  weights.addTo(sums, features, features.length);
  return sums.indexOf(Math.max(...sums));
}

describe('what is learnt', () => {
  it('tells the classes apart once it is stored and read again', () => {
    const weights = new Weights(learnt());

    expect(lessons.map(({ features }) => surest(weights, features))).toEqual(
      lessons.map(({ truth }) => truth),
    );
  });

  it('says nothing of features that it has not seen', () => {
    const weights = new Weights(learnt());
    const sums = new Int32Array(3);

    weights.addTo(sums, Int32Array.of(1, 2, 3, -1), 4);

    expect([...sums]).toEqual([0, 0, 0]);
  });

  it('is the same each time', () => {
    expect(learnt()).toEqual(learnt());
  });

  it('keeps no more weights than it may', () => {
    expect(learnt(4).weights).toBeLessThanOrEqual(4);
  });
});

describe('the count of a feature', () => {
  it('has a message and what retells it once', () => {
    const count = new FeatureCount();

    for (const origin of [1, 1, 2]) count.add(5, origin);

    expect(count.messages.get(5)).toBe(2);
  });
});
