import { expect, test } from 'vitest';
import { untilNextSecond } from '../../../../frontend/src/features/alert-import/import-timing.ts';

test('a run is polled on each whole second, however long the answers take', () => {
  const asked = [0];
  for (const answerTook of [60, 300, 20, 999]) {
    const answeredAt = (asked.at(-1) ?? 0) + answerTook;
    asked.push(answeredAt + untilNextSecond(answeredAt));
  }

  expect(asked).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
});
