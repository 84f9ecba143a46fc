import { describe, expect, test } from 'vitest';
import {
  confidenceWords,
  recentCountWords,
  severitySources,
} from '../../../../frontend/src/components/faults/fault-words.ts';
import { accessHoursWords, addressLines, isOpenNow } from '../../../../frontend/src/lib/jobsite-words.ts';
import { jobsiteWords, unitWords } from '../../../../frontend/src/lib/order-words.ts';
import { serviceTimeWords, timeOfDayWords } from '../../../../frontend/src/lib/time.ts';
import { anOrder } from './order-view.ts';

describe('Access hours', () => {
  const { jobsite } = anOrder();

  test('are read by the jobsite’s clock, to the minute', () => {
    const at = (time: string) =>
      isOpenNow(jobsite, 'America/Chicago', new Date(`2026-11-20T${time}:00-06:00`));

    expect([at('07:59'), at('08:00'), at('17:59'), at('18:00')]).toEqual([false, true, true, false]);
  });

  test('that are not set say neither open nor closed', () => {
    const open = { ...jobsite, accessHoursStart: null, accessHoursEnd: null };

    expect(isOpenNow(open, 'America/Chicago', new Date())).toBeUndefined();
    expect(accessHoursWords(open, 'America/Chicago', new Date())).toBeUndefined();
  });

  test('can start at midnight', () => {
    const night = { ...jobsite, accessHoursStart: '00:00:00', accessHoursEnd: '01:00:00' };

    expect(isOpenNow(night, 'America/Chicago', new Date('2026-11-20T00:30:00-06:00'))).toBe(true);
  });
});

describe('The words for times, places and machines', () => {
  test.each([
    ['00:00:00', '12:00 AM'],
    ['08:30', '8:30 AM'],
    ['12:00:00', '12:00 PM'],
    ['18:05:00', '6:05 PM'],
  ])('call %s %s', (time, words) => {
    expect(timeOfDayWords(time)).toBe(words);
  });

  test('keep a service date’s day in any time zone', () => {
    expect(serviceTimeWords('2026-11-24', '08:30:00')).toBe('Tue, Nov 24 at 8:30 AM');
    expect(serviceTimeWords('2026-11-24', null)).toBe('Tue, Nov 24');
    expect(serviceTimeWords('soon', null)).toBeUndefined();
  });

  test('give coordinates for an address without a street', () => {
    const { address } = anOrder();

    expect(addressLines(address)).toEqual(['27 Depot Road', 'Minot, ND 58701']);
    expect(addressLines({ ...address, address1: null, zip: null })).toEqual([
      '48.2330, -101.2923',
      'Minot, ND',
    ]);
  });

  test('leave out what is unknown', () => {
    expect(unitWords({ unitNumber: 'EX-12', serialNumber: null })).toBe('Unit\u00a0EX-12');
    expect(unitWords({ unitNumber: null, serialNumber: null })).toBeUndefined();
    expect(jobsiteWords({ jobsiteName: null, city: 'Minot', state: 'ND' })).toBe('Minot, ND');
  });

  test('say how often a fault occurred and how sure it is', () => {
    expect(recentCountWords({ countLastThirtyDays: 1 })).toBe('1 time in last 30 days');
    expect(recentCountWords({ countLastThirtyDays: 3 })).toBe('3 times in last 30 days');
    const ofNobody = { user: null, confidence: 0.874 };
    expect(confidenceWords({ ...ofNobody, verified: 'auto_verified' })).toBe('Auto-verified (87%)');
    expect(confidenceWords({ ...ofNobody, verified: 'unverified' })).toBe('Confidence: 87%');
    expect(confidenceWords({ ...ofNobody, verified: 'verified' })).toBe('Verified (87%)');
    const byAna = { user: { firstName: 'Ana', lastName: 'Ortiz' }, confidence: 1 };
    expect(confidenceWords({ ...byAna, verified: 'verified' })).toBe('Verified by Ana O (100%)');
  });

  test('say where a severity is from only if the sources differ', () => {
    expect(severitySources({ statedSeverity: 'low', assessedSeverity: 'high' })).toEqual({
      stated: 'low',
      assessed: 'high',
    });
    expect(severitySources({ statedSeverity: 'high', assessedSeverity: 'high' })).toBeUndefined();
  });
});
