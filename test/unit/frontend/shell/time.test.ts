import { describe, expect, it } from 'vitest';
import { exactTime, foreignZoneName, relativeTime } from '../../../../frontend/src/lib/time.ts';

const zone = 'America/Chicago';
const now = new Date('2026-11-20T20:00:00Z'); // 2 pm in Chicago

describe('A relative time', () => {
  it.each([
    ['2026-11-20T19:59:40Z', 'Just now'],
    ['2026-11-20T20:00:50Z', 'Just now'],
    ['2026-11-20T19:56:00Z', '4m ago'],
    ['2026-11-20T19:00:30Z', '59m ago'],
    ['2026-11-20T17:00:00Z', '3h ago'],
    ['2026-11-20T06:30:00Z', '13h ago'],
    ['2026-11-20T05:30:00Z', 'Yesterday'],
    ['2026-11-19T06:30:00Z', 'Yesterday'],
    ['2026-11-03T12:00:00Z', 'Nov 3'],
    ['2025-11-03T12:00:00Z', 'Nov 3, 2025'],
    ['2026-11-24T12:00:00Z', 'Nov 24'],
  ])('of %s is %s', (time, words) => {
    expect(relativeTime(time, now, zone)).toBe(words);
  });
});

it('an exact time names its zone', () => {
  expect(exactTime('2026-11-20T19:31:00Z', zone).replaceAll('\u202f', ' ')).toBe('Nov 20, 2026, 1:31 PM CST');
});

it('a zone is named only if it differs from the reader’s', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  expect(foreignZoneName(own, now)).toBeUndefined();
  expect(foreignZoneName('Pacific/Kiritimati', now)).toBeTruthy();
});
