import { describe, expect, it } from 'vitest';
import { composed, compositions, mistakesIn } from '#test/support/composed/composed.ts';

/** How many of a hundred alerts that were put together at random are read entirely right, the words of their faults included. */
const floor = 95;

/** Where it is fewer: nothing stands between two names, or a label of another language is of more than one thing. */
const lowerFloors: Readonly<Record<string, number>> = {
  prose: 90,
  'short message': 90,
  'list with gaps, fr': 88,
  'list with gaps, it': 88,
  'list with gaps, nl': 88,
};

/** Messages of a kind; `npm run soak` reads half as many again, and `npx tsx test/corpus/composed.ts` as many as are asked for. */
const [seed, count] = [11, process.env.SOAK === 'full' ? 60 : 40];

describe('alerts put together at random', () => {
  it.each([...compositions])(
    'are read right: %s',
    async (kind, compose) => {
      const wrong: string[] = [];
      for (const message of composed(compose, seed, count)) {
        const mistakes = await mistakesIn(message);
        if (mistakes.length > 0) wrong.push(`${message.content.toString()}\n=> ${mistakes.join('; ')}`);
      }

      expect(100 - (wrong.length * 100) / count, wrong.join('\n\n')).toBeGreaterThanOrEqual(
        lowerFloors[kind] ?? floor,
      );
    },
    30_000,
  );
});
