import { beforeAll, describe, expect, it } from 'vitest';
import { corpusMessages, rightAsText, scoreOf, type TextWithTruth } from '#test/support/alert-corpus.ts';
import { type RetellingName, retellingNames, retold } from '#test/support/retold-alerts.ts';

/** How many of a hundred messages are read as right in another layout: the layout says nothing of the machine. */
const floor = 98;

/** Where it is fewer, for a reason that the layout has. */
const lowerFloors: Partial<Record<RetellingName, number>> = {
  // What a list begins with tells how the rest of it is to be taken: the code before its parts, the fault before other times.
  'other order': 96,
};

/** Messages that are told in one layout, at the most: more would say the same, and take long. */
const mostOfLayout = process.env.SOAK === 'full' ? 70 : 30;

describe('messages of the corpus told in another layout', () => {
  let right: readonly TextWithTruth[] = [];
  beforeAll(async () => {
    right = await rightAsText(corpusMessages('tuned'));
  }, 60_000);

  it.each(retellingNames)(
    'are read as before: %s',
    async (name) => {
      const all = right.flatMap(({ text, truth }) => {
        const again = retold(name, text);
        return again ? [{ again, truth }] : [];
      });
      const told = all.filter((_, index) => index % Math.ceil(all.length / mostOfLayout) === 0);
      const lost: string[] = [];
      for (const { again, truth } of told)
        if (!(await scoreOf(again, truth)).isAllRight) lost.push(truth.file);

      expect(told.length).toBeGreaterThan(0);
      expect(100 - (lost.length * 100) / told.length, lost.join(', ')).toBeGreaterThanOrEqual(
        lowerFloors[name] ?? floor,
      );
    },
    20_000,
  );
});
