import { describe, expect, it } from 'vitest';
import { dateOrderOf, isoTime, timesIn } from '#functions/alerts/reading/times/times.ts';
import { offsetOf, zonesIn } from '#functions/alerts/reading/times/zones.ts';

const sent = '2026-03-12T15:00:00Z';

function timeOf(text: string): string | null {
  return isoTime(timesIn(text, dateOrderOf(text)), sent);
}

describe('Times in a text', () => {
  it.each([
    ['2026-03-10T08:51:00Z', '2026-03-10T08:51:00Z'],
    ['2026-03-10 08:51:00.123+02:00', '2026-03-10T08:51:00+02:00'],
    ['20260310T085100Z', '2026-03-10T08:51:00Z'],
    ['20260310 0851', '2026-03-10T08:51:00'],
    ['20260310085100', '2026-03-10T08:51:00'],
    ['260310 08:51', '2026-03-10T08:51:00'],
    ['1773132660', '2026-03-10T08:51:00Z'],
    ['1773132660123', '2026-03-10T08:51:00Z'],
    ['/Date(1773132660000)/', '2026-03-10T08:51:00Z'],
    ['03/10/2026 08:51 AM MDT', '2026-03-10T08:51:00-06:00'],
    ['03/10/26 02:15p EDT', '2026-03-10T14:15:00-04:00'],
    ['10.03.2026, 08:51 Uhr', '2026-03-10T08:51:00'],
    ['10 Mar 26 0851', '2026-03-10T08:51:00'],
    ['Mar 10, 2026 at 8:51am', '2026-03-10T08:51:00'],
    ['Tue Mar 10 08:51:00 CET 2026', '2026-03-10T08:51:00+01:00'],
    ['10-Mar-2026 08:51:33 (UTC-06:00)', '2026-03-10T08:51:33-06:00'],
    ['08:51 MDT 03/10/2026', '2026-03-10T08:51:00-06:00'],
    ['0851 on 10 March', '2026-03-10T08:51:00'],
    ['10Mar26 0851z', '2026-03-10T08:51:00Z'],
    ['0851Z 10 MAR 26', '2026-03-10T08:51:00Z'],
    ['10 March, 2:50 in the afternoon', '2026-03-10T14:50:00'],
    ['2026年3月10日 8時51分', '2026-03-10T08:51:00'],
    ['令和8年3月10日 8:51', '2026-03-10T08:51:00'],
    ['北京时间2026年3月10日8时51分', '2026-03-10T08:51:00+08:00'],
    ['2026년 3월 10일 오후 2:20', '2026-03-10T14:20:00'],
    ['le 10 mars 2026 à 14h20 (heure d’été, UTC+2)', '2026-03-10T14:20:00+02:00'],
    ['el 10 de marzo de 2026 a las 8:51 a. m.', '2026-03-10T08:51:00'],
    ['10 марта 2026 г. в 08:51 МСК', '2026-03-10T08:51:00+03:00'],
    ['kl. 05.24 den 10 mars 2026', '2026-03-10T05:24:00'],
    ['2026. március 10. 8:51', '2026-03-10T08:51:00'],
    ['10 March, 7.15 pm', '2026-03-10T19:15:00'],
    ['10 March', '2026-03-10'],
    ['-83.66002,2026-03-10T08:51:00Z', '2026-03-10T08:51:00Z'],
  ])('include %s', (text, iso) => {
    expect(timeOf(text)).toBe(iso);
  });

  it.each([
    ['today at 14:20', '2026-03-12T14:20:00'],
    ['gestern um 15:55 Uhr', '2026-03-11T15:55:00'],
    ['вчера в 14:20', '2026-03-11T14:20:00'],
    ['Tuesday 14:20', '2026-03-10T14:20:00'],
    ['yesterday', '2026-03-11'],
  ])('include %s, relative to the day of sending', (text, iso) => {
    expect(timeOf(text)).toBe(iso);
    expect(isoTime(timesIn(text, 'mdy'), undefined)).toBeNull();
  });

  it.each([
    'Machine ran 5123h, engine at 1420 rpm',
    'firmware version 10.2.1, address 10.2.26.14',
    '41.55, -83.66',
    'call 419-555-0123 or 2015550123',
    'SPN:FMI 16:04',
    '00:1A:2B:3C:4D:5E',
    '1420',
    'DTC 16/4 after 1/2 h',
    '25:00',
    'Serial EX-21-10-2026-7',
    's/n 201811150033',
    'Mã lỗi',
  ])('are missing in %s', (text) => {
    expect(timesIn(text, 'mdy')).toEqual([]);
  });

  it('have the span of each mention, zone included', () => {
    const text = 'Raised: 03/10/2026 08:51 AM (MDT), cleared 09:20';

    const mentions = timesIn(text, 'mdy');

    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
      '03/10/2026 08:51 AM (MDT)',
      '09:20',
    ]);
    expect(mentions[0]?.zone).toBe('MDT');
  });

  it.each(['Valid until 2026-12-31.', 'since 6:55 AM.', 'before July 6.', 'on 6 March.'])(
    'leave out the end of a sentence: %s',
    (text) => {
      expect(timesIn(text, 'mdy').map(({ end }) => end)).toEqual([text.length - 1]);
    },
  );

  it('pair a date with the time of day after it, not with hours before it', () => {
    expect(timeOf('2106 h, 2026-07-30 0715')).not.toBe('2026-07-30T21:06:00');
  });

  it('combine a date and a time of day that are apart', () => {
    const mentions = timesIn('2026-03-10\t08:51', 'mdy');

    expect(mentions).toHaveLength(2);
    expect(isoTime(mentions, undefined)).toBe('2026-03-10T08:51:00');
    expect(isoTime(mentions, undefined, 'Central Time')).toBe('2026-03-10T08:51:00-05:00');
  });

  it('give a date without a year the one closest to the sending', () => {
    expect(isoTime(timesIn('Dec 30 at 10:00', 'mdy'), '2026-01-02T00:00:00Z')).toBe('2025-12-30T10:00:00');
    expect(isoTime(timesIn('Dec 30 at 10:00', 'mdy'), undefined)).toBeNull();
  });

  it('leave out a day that is not in the calendar', () => {
    expect(timeOf('30/02/2026 10:00')).toBeNull();
  });
});

describe('The order of day and month', () => {
  it.each([
    ['03/25/2026 and 04/05/2026', 'mdy'],
    ['25/03/2026 and 04/05/2026', 'dmy'],
    ['Fault 03/04/2026 8:51 AM, Toledo, OH 43604', 'mdy'],
    ['Störung an der Maschine, Standort Köln, 03/04/2026', 'dmy'],
    ['03.04.2026 08:51', 'dmy'],
    ['Panne moteur survenue le 03/04/2026 à 14h20', 'dmy'],
    ['2026-03-04: alert of 04/03/2026', 'dmy'],
    ['Sent 4 March 2026, alert of 03/04/2026', 'mdy'],
    ['[12/03/2026, 07:14:22] Danny: loader is down', 'dmy'],
    ['03/04/2026 08:51 BST', 'dmy'],
    ['03/04/2026', 'mdy'],
  ])('is found in: %s', (text, order) => {
    expect(dateOrderOf(text)).toBe(order);
  });
});

describe('Time zones', () => {
  it.each([
    ['EST', '2026-07-10T08:51', '-05:00'],
    ['ET', '2026-07-10T08:51', '-04:00'],
    ['Central Time', '2026-01-10T08:51', '-06:00'],
    ['Eastern Daylight Time', '2026-07-10T08:51', '-04:00'],
    ['America/Denver', '2026-07-10T08:51', '-06:00'],
    ['Australia/Sydney', '2026-01-10T08:51', '+11:00'],
    ['MESZ', '2026-07-10T08:51', '+02:00'],
    ['GMT+2', '2026-07-10T08:51', '+02:00'],
    ['UTC-6', '2026-07-10T08:51', '-06:00'],
    ['+0530', '2026-07-10T08:51', '+05:30'],
    ['Z', '2026-07-10T08:51', '+00:00'],
    ['hora de Lisboa', '2026-07-10T08:51', '+01:00'],
    ['日本時間', '2026-07-10T08:51', '+09:00'],
    ['Nowhere/Land', '2026-07-10T08:51', null],
    ['lunch', '2026-07-10T08:51', null],
  ])('%s on %s', (zone, local, offset) => {
    expect(offsetOf(zone, local)).toBe(offset);
  });

  it('are found apart from times of day, except names that are words', () => {
    expect(zonesIn('Time (CDT) of the CAT 320; Alle Zeiten in MESZ, UTC+2').map(({ zone }) => zone)).toEqual([
      'CDT',
      'MESZ',
      'UTC+2',
    ]);
  });
});
