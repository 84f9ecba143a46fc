import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edge,
  likeliestTags,
  mayFollow,
  tagProbabilities,
  transitionSide,
} from '#functions/alerts/reading/tagger/crf.ts';
import { firstTag, outside, tagCount } from '#functions/alerts/reading/tagger/fields.ts';

/** The tags used in the sequences; all others are ruled out. */
const tags = [outside, firstTag('unit'), firstTag('unit') + 1, firstTag('code'), firstTag('code') + 1];

interface Field {
  readonly scores: Float64Array;
  readonly transitions: Float64Array;
  readonly count: number;
}

/** Scores of one to four tokens, and of each tag after each other. */
const field: fc.Arbitrary<Field> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc
    .record({
      own: fc.array(logOdds(), { minLength: count * tags.length, maxLength: count * tags.length }),
      between: fc.array(logOdds(), { minLength: 36, maxLength: 36 }),
    })
    .map(({ own, between }) => {
      const scores = new Float64Array(count * tagCount).fill(-1000);
      for (let token = 0; token < count; token += 1)
        for (const [index, tag] of tags.entries())
          scores[token * tagCount + tag] = own[token * tags.length + index] ?? 0;
      const transitions = new Float64Array(transitionSide * transitionSide);
      const all = [...tags, edge];
      for (const [row, before] of all.entries())
        for (const [column, tag] of all.entries())
          transitions[before * transitionSide + tag] = between[row * all.length + column] ?? 0;
      return { scores, transitions, count };
    }),
);

function logOdds() {
  return fc.double({ min: -5, max: 5, noNaN: true });
}

/** Every possible sequence of tags with its score. */
function sequencesOf({ scores, transitions, count }: Field): { tags: number[]; score: number }[] {
  let all: { tags: number[]; score: number }[] = [{ tags: [], score: 0 }];
  const step = (before: number, tag: number) => transitions[before * transitionSide + tag] ?? 0;
  for (let token = 0; token < count; token += 1)
    all = all.flatMap((one) => {
      const before = one.tags.at(-1) ?? edge;
      return tags
        .filter((tag) => mayFollow(tag, before))
        .map((tag) => ({
          tags: [...one.tags, tag],
          score: one.score + step(before, tag) + (scores[token * tagCount + tag] ?? 0),
        }));
    });
  return all.map((one) => ({ ...one, score: one.score + step(one.tags.at(-1) ?? edge, edge) }));
}

describe('A conditional random field', () => {
  it('finds the sequence with the highest score', () => {
    fc.assert(
      fc.property(field, (one) => {
        const all = sequencesOf(one);
        const found = [...likeliestTags(one.scores, one.transitions, one.count)];

        const score = all.find((each) => each.tags.join() === found.join())?.score;

        expect(score).toBeCloseTo(Math.max(...all.map((each) => each.score)), 9);
      }),
    );
  });

  it('computes the probability of each tag at each token, and of each pair of tags', () => {
    fc.assert(
      fc.property(field, (one) => {
        const all = sequencesOf(one).map((each) => ({ ...each, weight: Math.exp(each.score) }));
        const total = all.reduce((sum, { weight }) => sum + weight, 0);
        const shareOf = (isSo: (own: readonly number[]) => boolean) =>
          all.reduce((sum, each) => sum + (isSo(each.tags) ? each.weight : 0), 0) / total;
        const pairs = new Map<string, number>();

        const found = tagProbabilities(one.scores, one.transitions, one.count, (before, tag, probability) => {
          pairs.set(`${before} ${tag}`, (pairs.get(`${before} ${tag}`) ?? 0) + probability);
        });

        for (let token = 0; token < one.count; token += 1)
          for (const tag of tags)
            expect(found[token * tagCount + tag]).toBeCloseTo(
              shareOf((own) => own[token] === tag),
              6,
            );
        for (const before of tags)
          for (const tag of tags) {
            let expected = 0;
            for (let token = 1; token < one.count; token += 1)
              expected += shareOf((own) => own[token - 1] === before && own[token] === tag);
            expect(pairs.get(`${before} ${tag}`) ?? 0).toBeCloseTo(expected, 2);
          }
      }),
    );
  });

  it('allows a continuing tag only after one of its own field', () => {
    const first = firstTag('serial');

    const mayStandBehind = Array.from({ length: tagCount + 1 }, (_, before) => before).filter((before) =>
      mayFollow(first + 1, before),
    );

    expect(mayStandBehind).toEqual([first, first + 1]);
    expect(mayFollow(first, edge)).toBe(true);
    expect(mayFollow(outside, first)).toBe(true);
  });

  it('keeps the probabilities of a long sequence finite', () => {
    const count = 2000;
    const scores = Float64Array.from({ length: count * tagCount }, (_, at) => (at % 7) * 100);

    const found = tagProbabilities(scores, new Float64Array(transitionSide ** 2), count);

    expect(found.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(found.subarray(0, tagCount).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });
});
