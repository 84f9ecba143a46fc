import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#schema/orders/order-values.ts';
import { decidedWords } from '../../../../frontend/src/features/order-detail/dialogs/decided-words.ts';
import { progressOf, stages } from '../../../../frontend/src/features/order-detail/status/progress.ts';
import { statusWords } from '../../../../frontend/src/features/order-detail/status/status-words.ts';
import { anOffer, anOrder } from './order-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const reader = { phase: undefined, now };
/** What the lifecycle allows people who manage orders. */
const granted = {
  allowedCommands: ['approvePendingOrder', 'assignTechnician', 'reopenPendingOrder', 'reopen'],
};

describe('The status card', () => {
  test('recommends service to a manager, and says that others wait', () => {
    expect(statusWords(anOrder(granted), reader).title).toBe('Service is Recommended');
    expect(statusWords(anOrder(), reader)).toEqual({
      title: 'Waiting for Approval',
      text: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
    });
  });

  test('says that an open order without offers is looking for technicians', () => {
    const order = anOrder({ status: 'open', numberOfAlertedTechnicians: 1 });

    expect(statusWords(order, { ...reader, phase: 'AlertingNearbyTechs' })).toEqual({
      title: 'Finding Nearby Techs',
      text: 'Alerting nearby techs. Answers show up here as they come in.',
    });
  });

  test('asks a manager to choose an offer, and tells others who does', () => {
    const order = anOrder({
      status: 'open',
      ordersTechnicians: [anOffer(), anOffer({ id: '10001.000012' })],
    });

    expect(statusWords({ ...order, ...granted }, reader)).toEqual({
      title: 'Choose Technician',
      text: '2 technicians can come.',
    });
    expect(statusWords(order, reader).text).toBe(
      'You don’t have permission to schedule. Please contact a manager to assign a technician.',
    );
  });

  test('ignores an expired offer, whatever the order counted when it was read', () => {
    const order = anOrder({
      status: 'open',
      numberOfAvailableTechnicians: 1,
      ordersTechnicians: [anOffer({ updatedAt: '2026-11-20T12:00:00.000Z' })],
    });

    expect(statusWords(order, reader).title).toBe('Finding Nearby Techs');
  });

  test('says when a booked technician comes, and on the day where they are', () => {
    const order = anOrder({
      status: 'scheduled',
      serviceDate: '2026-11-20',
      serviceTime: '08:00:00',
      technician: anOffer().technician,
    });
    const presence = { onSiteAt: '2026-11-20T14:10:00.000Z', offSiteAt: null };

    expect(statusWords(order, reader).title).toBe('Scheduled');
    expect(statusWords(order, reader).text).toMatch(/ comes today at 8:00 AM/);
    expect(statusWords({ ...order, serviceDate: '2026-11-21' }, reader).text).toMatch(
      / comes tomorrow at 8:00 AM/,
    );
    expect(statusWords({ ...order, serviceDate: '2026-11-24' }, reader).text).toMatch(
      / comes on Tue, Nov 24 at 8:00 AM/,
    );
    expect(statusWords({ ...order, presence }, reader).title).toBe('Service In Progress');
    expect(
      statusWords({ ...order, presence: { ...presence, offSiteAt: '2026-11-20T14:50:00.000Z' } }, reader)
        .title,
    ).toBe('Technician Has Departed');
  });

  test('says how long a complete order took', () => {
    const order = anOrder({
      status: 'complete',
      openedAt: '2026-11-18T15:00:00.000Z',
      closedAt: '2026-11-20T14:00:00.000Z',
    });

    expect(statusWords(order, reader).text).toMatch(
      /^Completed Nov \d+, 2026\. Back in service in 2 days\.$/,
    );
  });

  test('gives the date and reason of a rejection', () => {
    const order = anOrder({
      status: 'rejected',
      rejectionReason: 'other',
      rejectionReasonCustom: 'Sold last week',
      closedAt: '2026-11-20T18:00:00.000Z',
    });

    expect(statusWords({ ...order, ...granted }, reader).text).toBe('Nov 20, 2026: Sold last week.');
  });

  test.each(['rejected', 'cancelled'] as const)(
    'tells people who can’t reopen a %s order who can',
    (status) => {
      expect(statusWords(anOrder({ status }), reader).text).toBe(
        'You don’t have permission to reopen orders. Please contact a manager if needed.',
      );
      expect(statusWords(anOrder({ status, ...granted }), reader).text).toBe('');
    },
  );

  test.each(orderStatuses)('for %s has a title, and a stage unless it ended early', (status) => {
    const { title } = statusWords(anOrder({ status }), reader);

    expect(title).not.toBe('');
    expect(progressOf(anOrder({ status }), now).current === undefined).toBe(
      status === 'rejected' || status === 'cancelled',
    );
  });
});

describe('The progress of an order', () => {
  const booked = anOrder({ status: 'scheduled', serviceDate: '2026-11-21', serviceTime: '08:00:00' });
  const scheduling = stages.indexOf('Scheduling');
  const inProgress = stages.indexOf('In progress');

  test('is scheduled, not in progress, before its day', () => {
    expect(progressOf(booked, now)).toEqual({ current: scheduling, isComplete: true });
  });

  test('is in progress from its day on, by the jobsite’s clock', () => {
    const midnight = new Date('2026-11-21T06:00:00.000Z');

    expect(progressOf(booked, new Date(midnight.getTime() - 1)).current).toBe(scheduling);
    expect(progressOf(booked, midnight)).toEqual({ current: inProgress, isComplete: false });
  });

  test('is in progress as soon as the technician is there', () => {
    const presence = { onSiteAt: '2026-11-20T14:10:00.000Z', offSiteAt: null };

    expect(progressOf({ ...booked, presence }, now).current).toBe(inProgress);
  });
});

describe('A decision that came second', () => {
  test.each([
    ['open', 'Somebody else has already approved this order.'],
    ['rejected', 'Somebody else has already rejected this order.'],
    ['pending', 'Somebody else has already reopened this order.'],
    [undefined, 'Somebody else has changed this order in the meantime.'],
  ])('to %s is explained: %s', (status, words) => {
    expect(decidedWords(status)).toBe(words);
  });
});
