import { describe, expect, it } from 'vitest';
import { likeliestTags } from '#functions/alerts/reading/tagger/crf.ts';
import { firstTag, outside, tagCount } from '#functions/alerts/reading/tagger/fields.ts';
import type { StoredLook } from '#functions/alerts/reading/tagger/tagger.ts';
import { Weights } from '#functions/alerts/reading/tagger/weights.ts';
import { seededRandom } from '#test/support/random.ts';
import { Learner } from '#training/learner.ts';

const [unit, serial] = [firstTag('unit'), firstTag('serial')];
/** Tokens with a single feature each. Only the token before a 3 tells what it is. */
const lessons: readonly (readonly [features: number[], tags: number[]])[] = [
  [
    [1, 3, 4],
    [unit, unit + 1, outside],
  ],
  [
    [2, 3, 3],
    [serial, serial + 1, serial + 1],
  ],
  [
    [4, 4],
    [outside, outside],
  ],
];

describe('The learner', () => {
  it('learns tags by their words and by the tags before them', () => {
    const stored = learnt(100).stored();

    for (const [features, tags] of lessons) expect(tagged(stored, features)).toEqual(tags);
  });

  it('gets less wrong the longer it learns', () => {
    const learner = new Learner({ random: seededRandom(1), bits: 4, dropped: 0 });

    const wrong = Array.from({ length: 30 }, () => roundOf(learner));

    expect(wrong[0]).toBeGreaterThan(0);
    expect(wrong.at(-1)).toBe(0);
  });

  it('keeps the weights that matter most, and goes on learning with them', () => {
    const learner = learnt(50);

    learner.keepOnly(6);
    for (let round = 0; round < 50; round += 1) roundOf(learner);
    const stored = learner.stored();

    expect(stored.weights).toBeLessThanOrEqual(6);
    expect(tagged(stored, [1, 3, 4])).toEqual([unit, unit + 1, outside]);
  });

  it('is deterministic', () => {
    expect(learnt(10).stored()).toEqual(learnt(10).stored());
  });
});

function learnt(rounds: number): Learner {
  const learner = new Learner({ random: seededRandom(1), bits: 4, dropped: 0.25 });
  for (let round = 0; round < rounds; round += 1) roundOf(learner);
  return learner;
}

/** Returns the number of wrong tags. */
function roundOf(learner: Learner): number {
  return lessons.reduce(
    (sum, [features, tags]) =>
      sum +
      learner.learn(
        features.map((feature) => Int32Array.of(feature)),
        Uint8Array.from(tags),
      ),
    0,
  );
}

function tagged(stored: StoredLook, features: readonly number[]): number[] {
  const weights = new Weights(stored);
  const scores = features.flatMap((feature) => {
    const sums = new Int32Array(tagCount);
    weights.addTo(sums, [feature], 1);
    return Array.from(sums, (sum) => sum * stored.step);
  });
  return [...likeliestTags(Float64Array.from(scores), stored.transitions, features.length)];
}
