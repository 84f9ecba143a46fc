import { describe, expect, test } from 'vitest';
import type { OrderView } from '#schema/orders/order.ts';
import { mainAction } from '../../../../frontend/src/features/order-detail/status/possible-actions.ts';
import { turnaroundWords } from '../../../../frontend/src/features/order-detail/status/status-words.ts';
import { isScheduledDay, presenceOf } from '../../../../frontend/src/lib/presence.ts';
import { latestReport, serviceState } from '../../../../frontend/src/lib/service-state.ts';
import { anOffer, anOrder } from './order-view.ts';

/** Two in the afternoon at the jobsite. */
const now = new Date('2026-11-20T20:00:00.000Z');
const today = (time: string) => `2026-11-20T${time}:00.000Z`;

function booked(changes: Partial<OrderView> = {}) {
  return anOrder({
    status: 'scheduled',
    serviceDate: '2026-11-20',
    serviceTime: '08:00:00',
    allowedCommands: ['markTechnicianPresence'],
    ...changes,
  });
}

function told(id: string, updateTypeName: OrderView['ordersUpdates'][number]['updateTypeName'], at: string) {
  return {
    id,
    orderId: '10001',
    updateTypeName,
    parentId: null,
    data: { message: ` ${updateTypeName} ` },
    isQueued: false,
    createdAt: at,
    expiredAt: null,
    user: null,
    source: 'techapp' as const,
  };
}

describe('The technician’s presence', () => {
  test.each([
    [null, null, undefined],
    [today('14:00'), null, 'on-site'],
    [today('14:00'), today('16:00'), 'off-site'],
    [today('18:00'), today('16:00'), 'on-site'],
    ['2026-11-19T18:00:00.000Z', null, undefined],
    // Six the evening before, at the jobsite.
    ['2026-11-20T00:00:00.000Z', null, undefined],
    [null, today('16:00'), undefined],
  ])('on-site %s, off-site %s: %s', (onSiteAt, offSiteAt, presence) => {
    expect(presenceOf(booked({ presence: { onSiteAt, offSiteAt } }), now)).toBe(presence);
  });

  test('is only marked on the scheduled day at the jobsite', () => {
    expect(isScheduledDay(booked(), now)).toBe(true);
    // Eleven in the evening at the jobsite is the next day in London.
    expect(isScheduledDay(booked(), new Date('2026-11-21T05:00:00.000Z'))).toBe(true);
    expect(isScheduledDay(booked(), new Date('2026-11-21T06:00:00.000Z'))).toBe(false);
    expect(isScheduledDay(booked({ serviceDate: null }), now)).toBe(false);
  });
});

describe('The state label', () => {
  const onSite = { onSiteAt: today('14:00'), offSiteAt: null };

  test('is the booking’s own before anything has happened', () => {
    expect(serviceState(booked(), now)).toBe('scheduled');
    expect(serviceState(booked({ status: 'rescheduled' }), now)).toBe('rescheduled');
  });

  test('is the latest of the marks and reports', () => {
    const parts = told('10001.000021', 'parts_needed', today('16:00'));

    expect(serviceState(booked({ presence: onSite, ordersUpdates: [parts] }), now)).toBe('parts_needed');
    expect(
      serviceState(
        booked({ presence: { onSiteAt: today('18:00'), offSiteAt: null }, ordersUpdates: [parts] }),
        now,
      ),
    ).toBe('on-site');
    expect(
      serviceState(
        booked({ presence: { ...onSite, offSiteAt: today('17:00') }, ordersUpdates: [parts] }),
        now,
      ),
    ).toBe('off-site');
  });

  test('keeps an earlier day’s report until somebody is on site again', () => {
    const done = told('10001.000021', 'done_for_day', '2026-11-19T23:00:00.000Z');

    expect(serviceState(booked({ ordersUpdates: [done] }), now)).toBe('done_for_day');
    expect(serviceState(booked({ presence: onSite, ordersUpdates: [done] }), now)).toBe('on-site');
  });

  test('ignores the reports of an earlier booking', () => {
    const updates = [
      told('10001.000021', 'parts_needed', '2026-11-18T16:00:00.000Z'),
      told('10001.000022', 'technician_scheduled', '2026-11-19T16:00:00.000Z'),
    ];

    expect(serviceState(booked({ ordersUpdates: updates }), now)).toBe('scheduled');
  });

  test('is missing if the order is not booked', () => {
    expect(serviceState(anOrder({ status: 'open' }), now)).toBeUndefined();
  });

  test('comes with what the technician wrote', () => {
    const order = booked({ ordersUpdates: [told('10001.000021', 'parts_needed', today('16:00'))] });

    expect(latestReport(order)?.message).toBe('parts_needed');
  });
});

describe('The next step', () => {
  test('is to choose while an offer is live and the user can', () => {
    const order = anOrder({
      status: 'open',
      ordersTechnicians: [anOffer({ updatedAt: today('19:00') })],
      allowedCommands: ['assignTechnician'],
    });

    expect(mainAction(order, now)).toEqual({ name: 'choose' });
    expect(mainAction(order, new Date(today('22:00')))).toBeUndefined();
    expect(mainAction({ ...order, allowedCommands: [] }, now)).toBeUndefined();
  });

  test('toggles between arrival and departure, and waits for the day', () => {
    expect(mainAction(booked(), now)).toEqual({ name: 'presence', next: 'on-site', enabled: true });
    expect(mainAction(booked({ presence: { onSiteAt: today('14:00'), offSiteAt: null } }), now)).toEqual({
      name: 'presence',
      next: 'off-site',
      enabled: true,
    });
    expect(mainAction(booked({ serviceDate: '2026-11-24' }), now)).toEqual({
      name: 'presence',
      next: 'on-site',
      enabled: false,
    });
  });

  test('is to rate once, until the window closes', () => {
    const order = anOrder({
      status: 'complete',
      reviewExpiredAt: '2026-12-04T20:00:00.000Z',
      allowedCommands: ['reviewJob'],
    });

    expect(mainAction(order, now)).toEqual({ name: 'rate', enabled: true });
    expect(mainAction(order, new Date('2026-12-04T20:00:00.000Z'))).toEqual({ name: 'rate', enabled: false });
  });

  test.each([
    ['rejected', 'reopenPendingOrder', false],
    ['cancelled', 'reopen', true],
  ] as const)('of a %s order is to reopen it with %s, asking first: %s', (status, command, asks) => {
    expect(mainAction(anOrder({ status, allowedCommands: [command] }), now)).toEqual({
      name: 'reopen',
      asks,
    });
    expect(mainAction(anOrder({ status }), now)).toBeUndefined();
  });
});

describe('The turnaround', () => {
  const took = (openedAt: string | null, closedAt: string) =>
    turnaroundWords(anOrder({ status: 'complete', openedAt, closedAt }));

  test('counts the jobsite’s days from the search to the end', () => {
    expect(took(today('13:00'), today('23:00'))).toBe('Back in service the same day.');
    // From ten in the evening to one in the morning.
    expect(took('2026-11-20T04:00:00.000Z', '2026-11-20T07:00:00.000Z')).toBe('Back in service in 1 day.');
    expect(took('2026-11-13T20:00:00.000Z', today('20:00'))).toBe('Back in service in 7 days.');
  });

  test('is left out if it took longer than a week', () => {
    expect(took('2026-11-12T20:00:00.000Z', today('20:00'))).toBeUndefined();
  });

  test('counts from the creation if there was no search, and not before the end', () => {
    expect(took(null, '2026-11-21T20:00:00.000Z')).toBe('Back in service in 1 day.');
    expect(turnaroundWords(anOrder())).toBeUndefined();
  });
});
