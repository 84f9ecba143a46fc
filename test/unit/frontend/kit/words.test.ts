import { describe, expect, it } from 'vitest';
import { peopleWords } from '../../../../frontend/src/components/chat/participants.tsx';
import { withTag } from '../../../../frontend/src/components/forms/tag-field.tsx';
import { compactMoneyWords, moneyWords } from '../../../../frontend/src/lib/figure-words.ts';

describe('Tags', () => {
  it('are added without surrounding spaces', () => {
    expect(withTag(['a'], ' b ')).toEqual(['a', 'b']);
  });

  it.each(['', '   ', 'A', ' a '])('%o is not added to the existing ones', (typed) => {
    const tags = ['a'];

    expect(withTag(tags, typed)).toBe(tags);
  });
});

describe('A line of people', () => {
  it.each([
    [['Dana Reyes'], 'Dana'],
    [['Dana Reyes', 'Marcus Webb'], 'Dana, Marcus'],
    [['Marcus Webb', 'Dana Reyes', 'Marcus van Berg'], 'Marcus W., Dana, Marcus B.'],
    [['Dana', 'Dana'], 'Dana, Dana'],
    [['Dana Reyes', 'Marcus Webb', 'Priya Shah', 'Lee Ortiz', 'Kim Lu'], 'Dana, Marcus, Priya + 2 More'],
    [['Dana Reyes', 'Marcus Webb', 'Priya Shah', 'Dana Lu'], 'Dana R., Marcus, Priya + 1 More'],
  ])('%j', (names, words) => {
    expect(peopleWords(names, 3)).toBe(words);
  });
});

describe('Money', () => {
  it.each([
    [0, '$0.00', '$0'],
    [96_050, '$960.50', '$961'],
    [4_150_000, '$41,500.00', '$41.5K'],
    [5_000_000, '$50,000.00', '$50K'],
    [125_000_000, '$1,250,000.00', '$1.3M'],
  ])('of %d cents is %s, or %s for short', (cents, whole, short) => {
    expect(moneyWords(cents)).toBe(whole);
    expect(compactMoneyWords(cents)).toBe(short);
  });
});
