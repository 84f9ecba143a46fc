import { describe, expect, it } from 'vitest';
import { hoursSince, parseHours } from '../../../../frontend/src/features/technician/worked-hours.ts';

describe('The hours worked', () => {
  it.each([
    ['2', 2],
    ['2.25', 2.25],
    [' 0,5 ', 0.5],
    ['.75', 0.75],
  ])('are read from %s', (text, hours) => {
    expect(parseHours(text)).toEqual({ hours });
  });

  it.each([
    ['', 'Enter the hours worked'],
    ['0', 'Enter the hours worked'],
    ['-1', 'Enter a number of hours, such as 2.25'],
    ['two', 'Enter a number of hours, such as 2.25'],
    ['.', 'Enter a number of hours, such as 2.25'],
    ['2.1', 'Use quarter hours: .25, .5 or .75'],
    ['9999', 'Enter a number of hours, such as 2.25'],
  ])('are refused if they are %j', (text, problem) => {
    expect(parseHours(text)).toEqual({ problem });
  });

  it('start as the time since arrival, in quarter hours', () => {
    const now = new Date('2026-11-24T17:05:00Z');

    expect(hoursSince('2026-11-24T14:00:00.000Z', now)).toBe('3');
    expect(hoursSince('2026-11-24T17:03:00.000Z', now)).toBe('0.25');
    expect(hoursSince(null, now)).toBe('1');
  });
});
