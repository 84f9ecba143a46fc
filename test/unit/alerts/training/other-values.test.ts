import { describe, expect, it } from 'vitest';
import { seededRandom } from '#test/support/random.ts';
import { corpusPart } from '#training/corpus.ts';
import type { GoldText } from '#training/gold-text.ts';
import { withOtherValues } from '#training/other-values.ts';
import { poolsOf } from '#training/pools.ts';

const messages = corpusPart('tuned');
const pools = poolsOf(messages.map(({ truth }) => truth));

describe('A message with other values', () => {
  it('has them in the same places', () => {
    const random = seededRandom(3);
    let changed = 0;

    for (const text of messages.flatMap(({ texts }) => texts)) {
      const other = withOtherValues(text, pools, random);

      expect(around(other)).toEqual(around(text));
      expect(other.values.map(({ field }) => field)).toEqual(text.values.map(({ field }) => field));
      changed += other.text === text.text ? 0 : 1;
    }

    expect(changed).toBeGreaterThan(messages.length / 2);
  });

  it('replaces a repeated value consistently', () => {
    const text = 'EX-117 stopped. Please see to EX-117.';
    const values = [0, 30].map((start) => ({ field: 'unit' as const, start, end: start + 6 }));

    for (let seed = 1; seed <= 20; seed += 1) {
      const other = withOtherValues({ text, values }, pools, seededRandom(seed));

      const names = other.values.map(({ start, end }) => other.text.slice(start, end));
      expect(names[0]).toBe(names[1]);
    }
  });
});

/** The text before, between and after the values. */
function around({ text, values }: GoldText): string[] {
  const ends = [0, ...values.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, values[index]?.start));
}
