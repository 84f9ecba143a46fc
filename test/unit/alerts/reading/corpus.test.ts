import { expect, it } from 'vitest';
import { totalScore } from '#test/support/alert-score.ts';
import { corpusPart } from '#training/corpus.ts';
import { floors } from '#training/floors.ts';
import { scoresOf } from '#training/scores.ts';

/** All parts take longer: `npx tsx training/score.ts --floors` checks them. A failure says how many are wrong, never which. */
it('the reader gets at least as many golden messages entirely right as before', async () => {
  const score = totalScore(await scoresOf(corpusPart('golden')));

  expect(score.messages).toBe(300);
  expect(score.allRight).toBeGreaterThanOrEqual(floors.golden.allRight);
  expect(score.ordersForNonAlerts).toBeLessThanOrEqual(floors.golden.ordersForNonAlerts);
}, 240_000);
