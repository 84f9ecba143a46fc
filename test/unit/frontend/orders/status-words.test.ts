import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#schema/orders/order-values.ts';
import { decidedWords } from '../../../../frontend/src/features/order-detail/dialogs/decided-words.ts';
import { progressOf, stages } from '../../../../frontend/src/features/order-detail/status/progress.ts';
import { statusWords } from '../../../../frontend/src/features/order-detail/status/status-words.ts';
import { anOffer, anOrder } from './order-view.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const reader = { phase: undefined, now };
/** What the lifecycle grants whoever manages orders. */
const granted = {
  allowedCommands: ['approvePendingOrder', 'assignTechnician', 'reopenPendingOrder', 'reopen'],
};

describe('the status card', () => {
  test('a manager is recommended the service, anybody else waits', () => {
    expect(statusWords(anOrder(granted), reader).title).toBe('Service is Recommended');
    expect(statusWords(anOrder(), reader)).toEqual({
      title: 'Waiting for Approval',
      text: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
    });
  });

  test('an open order without offers is looking for technicians', () => {
    const order = anOrder({ status: 'open', numberOfAlertedTechnicians: 1 });

    expect(statusWords(order, { ...reader, phase: 'AlertingNearbyTechs' })).toEqual({
      title: 'Finding Nearby Techs',
      text: 'Alerting nearby techs. Answers show up here as they come in.',
    });
  });

  test('with offers a manager chooses, and anybody else is told who does', () => {
    const order = anOrder({
      status: 'open',
      ordersTechnicians: [anOffer(), anOffer({ id: '10001.000012' })],
    });

    expect(statusWords({ ...order, ...granted }, reader)).toEqual({
      title: 'Choose Technician',
      text: '2 technicians are available.',
    });
    expect(statusWords(order, reader).text).toBe(
      'You don’t have permission to schedule. Please contact a manager to assign a technician.',
    );
  });

  test('an offer that has run out is none, whatever was counted when the order was read', () => {
    const order = anOrder({
      status: 'open',
      numberOfAvailableTechnicians: 1,
      ordersTechnicians: [anOffer({ updatedAt: '2026-11-20T12:00:00.000Z' })],
    });

    expect(statusWords(order, reader).title).toBe('Finding Nearby Techs');
  });

  test('a booked order tells when, and on the day where the technician is', () => {
    const order = anOrder({
      status: 'scheduled',
      serviceDate: '2026-11-20',
      serviceTime: '08:00:00',
      technician: anOffer().technician,
    });
    const presence = { onSiteAt: '2026-11-20T14:10:00.000Z', offSiteAt: null };

    expect(statusWords(order, reader).title).toBe('Scheduled');
    expect(statusWords(order, reader).text).toMatch(/ arrives today at 8:00 AM/);
    expect(statusWords({ ...order, serviceDate: '2026-11-21' }, reader).text).toMatch(
      / arrives tomorrow at 8:00 AM/,
    );
    expect(statusWords({ ...order, serviceDate: '2026-11-24' }, reader).text).toMatch(
      / arrives on Tue, Nov 24 at 8:00 AM/,
    );
    expect(statusWords({ ...order, presence }, reader).title).toBe('Service In Progress');
    expect(
      statusWords({ ...order, presence: { ...presence, offSiteAt: '2026-11-20T14:50:00.000Z' } }, reader)
        .title,
    ).toBe('Technician Has Departed');
  });

  test('a complete order tells how long it took', () => {
    const order = anOrder({
      status: 'complete',
      openedAt: '2026-11-18T15:00:00.000Z',
      closedAt: '2026-11-20T14:00:00.000Z',
    });

    expect(statusWords(order, reader).text).toMatch(
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

    expect(statusWords({ ...order, ...granted }, reader).text).toBe('Nov 20, 2026: Sold last week.');
  });

  test.each(['rejected', 'cancelled'] as const)(
    'who may not reopen a %s order is told who does',
    (status) => {
      expect(statusWords(anOrder({ status }), reader).text).toBe(
        'You don’t have permission to reopen orders. Please contact a manager if needed.',
      );
      expect(statusWords(anOrder({ status, ...granted }), reader).text).toBe('');
    },
  );

  test.each(orderStatuses)('%s has a title, and a stage unless it ended early', (status) => {
    const { title } = statusWords(anOrder({ status }), reader);

    expect(title).not.toBe('');
    expect(progressOf(anOrder({ status }), now).current === undefined).toBe(
      status === 'rejected' || status === 'cancelled',
    );
  });
});

describe('how far an order has come', () => {
  const booked = anOrder({ status: 'scheduled', serviceDate: '2026-11-21', serviceTime: '08:00:00' });
  const scheduling = stages.indexOf('Scheduling');
  const inProgress = stages.indexOf('In progress');

  test('a job of another day is scheduled, not in progress', () => {
    expect(progressOf(booked, now)).toEqual({ current: scheduling, isComplete: true });
  });

  test('it is in progress from its day on, by the clock of the jobsite', () => {
    const midnight = new Date('2026-11-21T06:00:00.000Z');

    expect(progressOf(booked, new Date(midnight.getTime() - 1)).current).toBe(scheduling);
    expect(progressOf(booked, midnight)).toEqual({ current: inProgress, isComplete: false });
  });

  test('and as soon as the technician is there', () => {
    const presence = { onSiteAt: '2026-11-20T14:10:00.000Z', offSiteAt: null };

    expect(progressOf({ ...booked, presence }, now).current).toBe(inProgress);
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
