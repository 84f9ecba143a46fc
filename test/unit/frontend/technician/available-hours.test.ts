import { describe, expect, it } from 'vitest';
import {
  daysOf,
  daysOffered,
  firstArrival,
  hoursOf,
  laterArrival,
  type Site,
} from '../../../../frontend/src/features/technician/available-hours.ts';

/** Tuesday, 1:20 in the afternoon in Chicago. */
const afternoon = new Date('2026-11-24T19:20:00Z');

describe('The hours to offer', () => {
  it('are the whole hours before the access hours end', () => {
    const hours = hoursOf('2026-11-25', siteWith('08:00:00', '11:30:00'), afternoon);

    expect(hours).toEqual(['08:00', '09:00', '10:00', '11:00']);
  });

  it('begin with the first whole hour if the jobsite opens in between', () => {
    expect(hoursOf('2026-11-25', siteWith('07:30:00', '10:00:00'), afternoon)).toEqual(['08:00', '09:00']);
  });

  it('are only those still ahead today, by the jobsite’s clock', () => {
    expect(hoursOf('2026-11-24', siteWith('08:00:00', '18:00:00'), afternoon)).toEqual([
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    expect(hoursOf('2026-11-24', siteWith('08:00:00', '18:00:00', 'America/Los_Angeles'), afternoon)[0]).toBe(
      '12:00',
    );
  });

  it('are the whole day if the jobsite’s hours are not set, or too short', () => {
    expect(hoursOf('2026-11-25', siteWith(null, null), afternoon)).toHaveLength(24);
    expect(hoursOf('2026-11-25', siteWith('08:10:00', '08:50:00'), afternoon)).toHaveLength(24);
  });
});

describe('The days to offer', () => {
  it('begin with today while an hour of it is left', () => {
    const site = siteWith('08:00:00', '18:00:00');

    expect(daysOf(site, afternoon)[0]).toBe('2026-11-24');
    expect(daysOf(site, new Date('2026-11-24T23:30:00Z'))[0]).toBe('2026-11-25');
    expect(daysOf(site, afternoon)).toHaveLength(daysOffered);
  });

  it('go on past the end of a month', () => {
    expect(daysOf(siteWith(null, null), afternoon)).toContain('2026-12-01');
  });
});

describe('The time preset in the form', () => {
  it('is the first hour that can be reached, with an hour to get ready', () => {
    const site = siteWith('08:00:00', '18:00:00');

    expect(firstArrival(site, afternoon, 0.5)).toEqual({ day: '2026-11-24', hour: '15:00' });
    expect(firstArrival(site, afternoon, 6)).toEqual({ day: '2026-11-25', hour: '08:00' });
  });

  it('is no earlier than 8 in the morning if the jobsite has no hours', () => {
    const night = new Date('2026-11-24T07:00:00Z');

    expect(firstArrival(siteWith(null, null), night, 0.5)).toEqual({ day: '2026-11-24', hour: '08:00' });
  });

  it('for moving a job is the same hour on the first later day', () => {
    const site = siteWith('08:00:00', '18:00:00');

    expect(laterArrival(site, afternoon, { day: '2026-11-24', hour: '09:00' })).toEqual({
      day: '2026-11-25',
      hour: '09:00',
    });
    expect(laterArrival(site, afternoon, { day: '2026-11-26', hour: '20:00' })).toEqual({
      day: '2026-11-27',
      hour: '17:00',
    });
  });
});

function siteWith(start: string | null, end: string | null, timeZone = 'America/Chicago'): Site {
  return { jobsite: { accessHoursStart: start, accessHoursEnd: end }, timeZone };
}
