import { beforeAll, describe, expect, it } from 'vitest';
import { corpusMessages, rightAsText, scoreOf, type TextWithTruth } from '#test/support/alert-corpus.ts';
import { type SwapName, swapNames, swapped, valuePools } from '#test/support/swapped-alerts.ts';

/** How many of a hundred messages are read as right with another value in it: none is known by heart. */
const floor = 98;

/** Where it is fewer: in a sentence a name or a code is known by its form, too. */
const lowerFloors: Partial<Record<SwapName, number>> = {
  'unit number': 96,
  'unit number of any form': 95,
  'fault code': 97,
  'brand and model': 96,
  place: 97,
};

/** Of the practice one message in so many: all of it takes too long. */
const share = process.env.SOAK === 'full' ? 6 : 18;

describe('messages of the corpus with another value in them', () => {
  const practice = corpusMessages('practice');
  const messages = [...corpusMessages('tuned'), ...practice.filter((_, index) => index % share === 0)];
  const pools = valuePools(practice.map(({ truth }) => truth));
  let right: readonly TextWithTruth[] = [];
  beforeAll(async () => {
    right = await rightAsText(messages);
  }, 60_000);

  it.each(swapNames)(
    'are read as before: %s',
    async (name) => {
      const told = right.flatMap(({ text, truth }) => {
        const other = swapped(name, text, truth, pools);
        return other ? [other] : [];
      });
      const lost: string[] = [];
      for (const { text, truth } of told)
        if (!(await scoreOf({ isMail: false, content: text }, truth)).isAllRight) lost.push(truth.file);

      expect(told.length).toBeGreaterThan(0);
      expect(100 - (lost.length * 100) / told.length, lost.join(', ')).toBeGreaterThanOrEqual(
        lowerFloors[name] ?? floor,
      );
    },
    60_000,
  );
});
