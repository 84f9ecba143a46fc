import { expect, it, test } from 'vitest';
import { bestFits, searchScore } from '#schema/search-ranking.ts';

const yards = ['Old north yard', 'Backyard', 'Yard 2', 'Quarry', 'Yard 1'];
const itself = (text: string) => [text];

it('ranks a prefix above a later word, and that above a match inside a word', () => {
  expect(bestFits(yards, ' yard ', itself)).toEqual(['Yard 2', 'Yard 1', 'Old north yard', 'Backyard']);
});

it('uses the best-fitting text of each thing', () => {
  const people = [
    { id: 1, names: ['Robert Yard', 'Bob'] },
    { id: 2, names: ['Lee', 'Yard Lee'] },
    { id: 3, names: [] },
  ];

  expect(bestFits(people, 'yard', ({ names }) => names).map(({ id }) => id)).toEqual([2, 1]);
});

it('leaves everything as it is for a search of fewer than two characters', () => {
  expect(bestFits(yards, ' y ', itself)).toEqual(yards);
});

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
