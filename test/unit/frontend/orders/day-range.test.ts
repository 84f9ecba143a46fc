import { describe, expect, test } from 'vitest';
import { operatorOf, rangeBy, wordsOfDayRange } from '../../../../frontend/src/lib/day-range.ts';

describe('The operator of a date range', () => {
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

describe('Choosing days', () => {
  test('swaps two days in the wrong order', () => {
    expect(rangeBy('between', '2026-11-20', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-20' });
  });

  test('does not filter while one day of a range is missing', () => {
    expect(rangeBy('between', '2026-11-20', null)).toEqual({ from: null, to: null });
  });

  test.each([
    ['on', 'Is on 11/20/2026'],
    ['onOrAfter', 'Is on or after 11/20/2026'],
    ['onOrBefore', 'Is on or before 11/20/2026'],
  ] as const)('with %s reads %s', (operator, words) => {
    expect(wordsOfDayRange(rangeBy(operator, '2026-11-20', null))).toBe(words);
  });

  test('with a range reads with both days', () => {
    expect(wordsOfDayRange({ from: '2026-11-02', to: '2026-11-20' })).toBe(
      'Is between 11/02/2026 and 11/20/2026',
    );
  });
});
