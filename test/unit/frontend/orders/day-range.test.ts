import { describe, expect, test } from 'vitest';
import { operatorOf, rangeBy, wordsOfDayRange } from '../../../../frontend/src/lib/day-range.ts';

describe('the operator of a range of days', () => {
  test.each([
    [{ from: '2026-11-02', to: '2026-11-02' }, 'on'],
    [{ from: '2026-11-02', to: '2026-11-20' }, 'between'],
    [{ from: '2026-11-02', to: null }, 'onOrAfter'],
    [{ from: null, to: '2026-11-02' }, 'onOrBefore'],
    [{ from: null, to: null }, undefined],
  ])('%o is %s', (range, operator) => {
    expect(operatorOf(range)).toBe(operator);
  });
});

describe('choosing days', () => {
  test('two days in the wrong order are turned round', () => {
    expect(rangeBy('between', '2026-11-20', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-20' });
  });

  test('a range with one day missing leaves nothing out yet', () => {
    expect(rangeBy('between', '2026-11-20', null)).toEqual({ from: null, to: null });
  });

  test.each([
    ['on', 'Is on 11/20/2026'],
    ['onOrAfter', 'Is on or after 11/20/2026'],
    ['onOrBefore', 'Is on or before 11/20/2026'],
  ] as const)('%s reads %s', (operator, words) => {
    expect(wordsOfDayRange(rangeBy(operator, '2026-11-20', null))).toBe(words);
  });

  test('a range reads with both of its days', () => {
    expect(wordsOfDayRange({ from: '2026-11-02', to: '2026-11-20' })).toBe(
      'Is between 11/02/2026 and 11/20/2026',
    );
  });
});
