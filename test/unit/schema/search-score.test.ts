import { expect, test } from 'vitest';
import { searchScore } from '#schema/search-score.ts';

test.each([
  ['Dana Reyes', 'dan', 3],
  ['  Dana   Reyes ', 'dana r', 3],
  ['Mia Danaher', 'DAN', 2],
  ['Jordan Dane', 'dan', 2],
  ['d.reyes@hudson.example', 'hud', 2],
  ['Omar Jordan', 'dan', 1],
  ['Élodie Àbel', 'àb', 2],
  ['Ada Stone', 'dan', 0],
])('%s scores for %s: %i', (value, term, score) => {
  expect(searchScore(value, term)).toBe(score);
});
