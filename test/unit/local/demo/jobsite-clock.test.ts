import { describe, expect, it } from 'vitest';
import { hoursToOffer, instantAt, inWords, timeAt } from '#local/demo/jobsite-clock.ts';

const chicago = 'America/Chicago';
const evening = Date.parse('2026-11-22T04:30:00Z');

describe('The hours that a technician offers', () => {
  it('are on the next two days at the jobsite, within its access hours', () => {
    const times = hoursToOffer(evening, {
      timeZone: chicago,
      accessHoursStart: '09:30:00',
      accessHoursEnd: '15:00:00',
    });

    expect(times.map(({ serviceDate, serviceTime }) => `${serviceDate} ${serviceTime}`)).toEqual([
      '2026-11-22 10:00:00',
      '2026-11-22 11:00:00',
      '2026-11-22 12:00:00',
      '2026-11-22 13:00:00',
      '2026-11-23 10:00:00',
      '2026-11-23 11:00:00',
      '2026-11-23 12:00:00',
      '2026-11-23 13:00:00',
    ]);
  });

  it('are a working day’s if the jobsite has none, and the opening hour if no job fits', () => {
    const usual = hoursToOffer(evening, { timeZone: chicago, accessHoursStart: null, accessHoursEnd: null });
    const short = hoursToOffer(evening, {
      timeZone: chicago,
      accessHoursStart: '12:00:00',
      accessHoursEnd: '13:00:00',
    });

    expect([usual[0]?.serviceTime, usual.at(-1)?.serviceTime]).toEqual(['08:00:00', '16:00:00']);
    expect(short.map(({ serviceTime }) => serviceTime)).toEqual(['12:00:00', '12:00:00']);
  });
});

describe('A jobsite’s clock', () => {
  it.each([
    ['2026-03-08', '03:30:00', '2026-03-08T08:30:00.000Z'],
    ['2026-11-01', '01:30:00', '2026-11-01T06:30:00.000Z'],
    ['2026-11-22', '14:00:00', '2026-11-22T20:00:00.000Z'],
  ])('shows %s %s at %s', (serviceDate, serviceTime, instant) => {
    const found = instantAt({ serviceDate, serviceTime }, chicago);

    expect(new Date(found).toISOString()).toBe(instant);
    expect(timeAt(found, chicago)).toEqual({ serviceDate, serviceTime });
  });

  it('is read out the way people do', () => {
    const words = ['14:00:00', '08:30:00'].map((serviceTime) =>
      inWords({ serviceDate: '2026-11-22', serviceTime }, chicago),
    );

    expect(words).toEqual(['on Sunday at 2 PM', 'on Sunday at 8:30 AM']);
  });
});
