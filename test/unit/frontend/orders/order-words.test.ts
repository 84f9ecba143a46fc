import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#schema/order-values.ts';
import {
  confidenceWords,
  recentCountWords,
  severitySources,
} from '../../../../frontend/src/components/faults/fault-words.ts';
import { decidedWords } from '../../../../frontend/src/features/order-detail/dialogs/decided-words.ts';
import { stageOf, statusWords } from '../../../../frontend/src/features/order-detail/status/status-words.ts';
import { accessHoursWords, isOpenNow } from '../../../../frontend/src/lib/access-words.ts';
import { addressLines } from '../../../../frontend/src/lib/address-words.ts';
import { jobsiteWords, unitWords } from '../../../../frontend/src/lib/order-words.ts';
import { serviceTimeWords, timeOfDayWords } from '../../../../frontend/src/lib/service-time.ts';
import { anOffer, anOrder } from './order-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const manager = { phase: undefined, isManager: true, now };
const member = { ...manager, isManager: false };

describe('the status card', () => {
  test('a manager is recommended the service, anybody else waits', () => {
    expect(statusWords(anOrder(), manager).title).toBe('Service is Recommended');
    expect(statusWords(anOrder(), member)).toEqual({
      title: 'Waiting for Approval',
      text: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
    });
  });

  test('an open order without offers is looking for technicians', () => {
    const order = anOrder({ status: 'open', numberOfAlertedTechnicians: 1 });

    expect(statusWords(order, { ...manager, phase: 'AlertingNearbyTechs' })).toEqual({
      title: 'Finding Nearby Techs',
      text: 'Alerting nearby techs. Answers show up here as they come in.',
    });
  });

  test('with offers a manager chooses, and anybody else is told who does', () => {
    const order = anOrder({
      status: 'open',
      ordersTechnicians: [anOffer(), anOffer({ id: '10001.000012' })],
    });

    expect(statusWords(order, manager)).toEqual({
      title: 'Choose Technician',
      text: '2 technicians can come.',
    });
    expect(statusWords(order, member).text).toBe(
      'You don’t have permission to schedule. Please contact a manager to assign a technician.',
    );
  });

  test('an offer that has run out is none, whatever was counted when the order was read', () => {
    const order = anOrder({
      status: 'open',
      numberOfAvailableTechnicians: 1,
      ordersTechnicians: [anOffer({ updatedAt: '2026-11-20T12:00:00.000Z' })],
    });

    expect(statusWords(order, manager).title).toBe('Finding Nearby Techs');
  });

  test('a booked order tells when, and on the day where the technician is', () => {
    const order = anOrder({ status: 'scheduled', serviceDate: '2026-11-20', serviceTime: '08:00:00' });
    const presence = { onSiteAt: '2026-11-20T14:10:00.000Z', offSiteAt: null };

    expect(statusWords(order, manager).title).toBe('Scheduled');
    expect(statusWords(order, manager).text).toMatch(/^Fri, Nov 20 at 8:00 AM/);
    expect(statusWords({ ...order, presence }, manager).title).toBe('Service In Progress');
    expect(
      statusWords({ ...order, presence: { ...presence, offSiteAt: '2026-11-20T14:50:00.000Z' } }, manager)
        .title,
    ).toBe('Technician Has Departed');
  });

  test('a complete order tells how long it took', () => {
    const order = anOrder({
      status: 'complete',
      openedAt: '2026-11-18T15:00:00.000Z',
      closedAt: '2026-11-20T14:00:00.000Z',
    });

    expect(statusWords(order, manager).text).toMatch(
      /^Completed Nov \d+, 2026\. Back in service in 2 days\.$/,
    );
  });

  test('a rejected order gives its date and its reason', () => {
    const order = anOrder({
      status: 'rejected',
      rejectionReason: 'other',
      rejectionReasonCustom: 'Sold last week',
      closedAt: '2026-11-20T18:00:00.000Z',
    });

    expect(statusWords(order, manager).text).toMatch(/^Nov \d+, 2026: Sold last week\.$/);
  });

  test.each(orderStatuses)('%s has a title, and a stage unless it ended early', (status) => {
    const { title } = statusWords(anOrder({ status }), manager);

    expect(title).not.toBe('');
    expect(stageOf(status) === undefined).toBe(status === 'rejected' || status === 'cancelled');
  });
});

describe('who comes second', () => {
  test.each([
    ['open', 'Somebody else has already approved this order.'],
    ['rejected', 'Somebody else has already rejected this order.'],
    ['pending', 'Somebody else has already reopened this order.'],
    [undefined, 'Somebody else has changed this order in the meantime.'],
  ])('on %s is told: %s', (status, words) => {
    expect(decidedWords(status)).toBe(words);
  });
});

describe('access hours', () => {
  const { jobsite } = anOrder();

  test('are read by the jobsite’s clock, to the minute', () => {
    const at = (time: string) =>
      isOpenNow(jobsite, 'America/Chicago', new Date(`2026-11-20T${time}:00-06:00`));

    expect([at('07:59'), at('08:00'), at('17:59'), at('18:00')]).toEqual([false, true, true, false]);
  });

  test('without hours nobody says open or closed', () => {
    const open = { ...jobsite, accessHoursStart: null, accessHoursEnd: null };

    expect(isOpenNow(open, 'America/Chicago', new Date())).toBeUndefined();
    expect(accessHoursWords(open, 'America/Chicago', new Date())).toBeUndefined();
  });

  test('midnight is the start of the day', () => {
    const night = { ...jobsite, accessHoursStart: '00:00:00', accessHoursEnd: '01:00:00' };

    expect(isOpenNow(night, 'America/Chicago', new Date('2026-11-20T00:30:00-06:00'))).toBe(true);
  });
});

describe('times, places and machines in words', () => {
  test.each([
    ['00:00:00', '12:00 AM'],
    ['08:30', '8:30 AM'],
    ['12:00:00', '12:00 PM'],
    ['18:05:00', '6:05 PM'],
  ])('%s is %s', (time, words) => {
    expect(timeOfDayWords(time)).toBe(words);
  });

  test('a service date keeps its day whatever zone the reader is in', () => {
    expect(serviceTimeWords('2026-11-24', '08:30:00')).toBe('Tue, Nov 24 at 8:30 AM');
    expect(serviceTimeWords('2026-11-24', null)).toBe('Tue, Nov 24');
    expect(serviceTimeWords('soon', null)).toBeUndefined();
  });

  test('an address without a street goes by its coordinates', () => {
    const { address } = anOrder();

    expect(addressLines(address)).toEqual(['27 Depot Road', 'Minot, ND 58701']);
    expect(addressLines({ ...address, address1: null, zip: null })).toEqual([
      '48.2330, -101.2923',
      'Minot, ND',
    ]);
  });

  test('what is not known is left out', () => {
    expect(unitWords({ unitNumber: 'EX-12', serialNumber: null })).toBe('Unit\u00a0EX-12');
    expect(unitWords({ unitNumber: null, serialNumber: null })).toBeUndefined();
    expect(jobsiteWords({ jobsiteName: null, city: 'Minot', state: 'ND' })).toBe('Minot, ND');
  });

  test('a fault says how often and how sure', () => {
    expect(recentCountWords({ countLastThirtyDays: 1 })).toBe('1 time in last 30 days');
    expect(recentCountWords({ countLastThirtyDays: 3 })).toBe('3 times in last 30 days');
    const ofNobody = { user: null, confidence: 0.874 };
    expect(confidenceWords({ ...ofNobody, verified: 'auto_verified' })).toBe('Auto-verified (87%)');
    expect(confidenceWords({ ...ofNobody, verified: 'unverified' })).toBe('Confidence: 87%');
    expect(confidenceWords({ ...ofNobody, verified: 'verified' })).toBe('Verified (87%)');
    const byAna = { user: { firstName: 'Ana', lastName: 'Ortiz' }, confidence: 1 };
    expect(confidenceWords({ ...byAna, verified: 'verified' })).toBe('Verified by Ana O (100%)');
  });

  test('a fault says where its severity is from only where the sources differ', () => {
    expect(severitySources({ statedSeverity: 'low', assessedSeverity: 'high' })).toEqual({
      stated: 'low',
      assessed: 'high',
    });
    expect(severitySources({ statedSeverity: 'high', assessedSeverity: 'high' })).toBeUndefined();
  });
});
