import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, localDay, statedInstant } from '#schema/places/jobsite-clock.ts';

const zones = ['America/Chicago', 'America/Phoenix', 'America/St_Johns', 'Pacific/Honolulu', 'Europe/London'];

test('the day is the one on the jobsite’s clock', () => {
  const instant = new Date('2026-03-03T05:59:59.000Z');

  expect(localDay(instant, 'America/Chicago')).toBe('2026-03-02');
  expect(localDay(instant, 'America/New_York')).toBe('2026-03-03');
  expect(localDay(instant, 'Pacific/Honolulu')).toBe('2026-03-02');
});

test('a jobsite’s date and time are an instant, in winter and in summer', () => {
  expect(instantOf('2026-03-02', '09:00', 'America/Chicago').toISOString()).toBe('2026-03-02T15:00:00.000Z');
  expect(instantOf('2026-07-02', '09:00:00', 'America/Chicago').toISOString()).toBe(
    '2026-07-02T14:00:00.000Z',
  );
});

test('a time that spring skips counts as the one that clocks jump to', () => {
  expect(instantOf('2026-03-08', '02:30', 'America/Chicago').toISOString()).toBe('2026-03-08T08:30:00.000Z');
});

test('a time that comes twice in autumn counts as the first', () => {
  expect(instantOf('2026-11-01', '01:30', 'America/Chicago').toISOString()).toBe('2026-11-01T06:30:00.000Z');
});

test('an existing date and time survive a round trip through their instant', () => {
  const instants = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(instant);

      const named = instantOf(localDay(instant, zone), time, zone);

      const seconds = (instant.getTime() - named.getTime()) / 1000;
      // An hour apart if the time comes twice in autumn.
      expect([0, 3600]).toContain(Math.floor(seconds));
    }),
  );
});

test.each([
  ['2026-03-02T08:15:00-06:00', '2026-03-02T14:15:00.000Z'],
  ['2026-03-02T14:15:30Z', '2026-03-02T14:15:30.000Z'],
  ['2026-03-02T08:15:00', '2026-03-02T14:15:00.000Z'],
  ['2026-03-02T08:15', '2026-03-02T14:15:00.000Z'],
  ['2026-03-02', '2026-03-02T06:00:00.000Z'],
  ['yesterday', null],
  ['2026-03-02T25:00', null],
  [null, null],
])('the stated time %j is, in Chicago, %j', (stated, instant) => {
  expect(statedInstant(stated, 'America/Chicago')).toBe(instant);
});
