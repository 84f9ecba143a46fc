import { describe, expect, test } from 'vitest';
import type { AlertedTechnician, OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import {
  actorOf,
  changeOf,
  monday,
  openOrder,
  pendingOrder,
  refusalOf,
  scheduledOrder,
  situationOf,
  stepOf,
} from '#test/support/orders.ts';

const bySystem = situationOf('system', new Date(monday.getTime() + 30_000));
const technicians: readonly AlertedTechnician[] = [
  { id: 'acc_1', companyId: 'com_repairs', fullName: 'Ana Ruiz', miles: 12, score: 80 },
  { id: 'acc_2', companyId: 'com_repairs', fullName: 'Bo Lind', miles: 31, score: 64 },
];
const waveOf = (wave: number, alerted = technicians, matchingRound = 1): OrderCommand => ({
  name: 'alertTechnicians',
  matchingRound,
  wave,
  radiusMiles: wave * 60,
  technicians: alerted,
});
const end: OrderCommand = { name: 'endSearch', matchingRound: 1 };

describe('A wave', () => {
  test('is counted, recorded, and sent as an event that names those alerted', () => {
    const change = changeOf(openOrder(), waveOf(1), bySystem);

    expect(change.order).toMatchObject({
      status: 'open',
      numberOfAlertedTechnicians: 2,
      search: { wave: 1, radiusMiles: 60, endedAt: null },
    });
    expect(change.effects).toEqual([{ kind: 'record-wave', wave: 1, radiusMiles: 60, technicians }]);
    expect(change.event).toMatchObject({
      name: 'order.technicians-alerted',
      detail: { technicianIds: ['acc_1', 'acc_2'], actorId: null },
    });
    expect(change.updates).toEqual([]);
  });

  test('that alerts nobody still moves the search on', () => {
    const record = stepOf(openOrder(), waveOf(1), bySystem);

    const { order } = stepOf(record, waveOf(2, []), bySystem);

    expect(order).toMatchObject({
      numberOfAlertedTechnicians: 2,
      search: { wave: 2, radiusMiles: 120, endedAt: null },
    });
  });

  test.each([
    ['that was done', waveOf(2)],
    ['before one that was done', waveOf(1)],
    ['of another round', waveOf(3, technicians, 2)],
  ])('%s is refused', (_, command) => {
    const record = stepOf(openOrder(), waveOf(2), bySystem);

    expect(refusalOf(record, command, bySystem).code).toBe('CONFLICT');
  });

  test('of a search that has ended is refused', () => {
    const record = stepOf(stepOf(openOrder(), waveOf(1), bySystem), end, bySystem);

    expect(refusalOf(record, waveOf(2), bySystem).code).toBe('CONFLICT');
  });

  test.each([
    ['pending', pendingOrder()],
    ['scheduled', scheduledOrder()],
  ])('of an order that is %s is refused', (status, record) => {
    expect(refusalOf(record, waveOf(1), bySystem)).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status },
    });
  });

  test('can only be started by the service itself', () => {
    expect(refusalOf(openOrder(), waveOf(1), situationOf()).code).toBe('FORBIDDEN');
    expect(refusalOf(openOrder(), end, situationOf()).code).toBe('FORBIDDEN');
  });
});

describe('The end of a search', () => {
  test('is recorded with its time, and leaves the order open', () => {
    const change = changeOf(stepOf(openOrder(), waveOf(1), bySystem), end, bySystem);

    expect(change.order).toMatchObject({
      status: 'open',
      search: { wave: 1, radiusMiles: 60, endedAt: '2026-03-02T15:00:30.000Z' },
    });
    expect(change.event.name).toBe('order.search-ended');
  });

  test('is recorded once', () => {
    const record = stepOf(openOrder(), end, bySystem);

    expect(refusalOf(record, end, bySystem).code).toBe('CONFLICT');
  });

  test('is recorded even if there was no wave', () => {
    const { order } = stepOf(openOrder(), end, bySystem);

    expect(order.search).toEqual({ wave: 0, radiusMiles: 0, endedAt: '2026-03-02T15:00:30.000Z' });
  });
});

describe('Alerting again', () => {
  const byAdmin = (seconds: number) =>
    situationOf(actorOf('Admin'), new Date(monday.getTime() + seconds * 1000));
  const again: OrderCommand = { name: 'resendAlerts' };
  const alerted = () => stepOf(openOrder(), waveOf(1), bySystem);

  test('sends an event of the same round, and adds a timeline entry', () => {
    const change = changeOf(alerted(), again, byAdmin(60));

    expect(change.event).toMatchObject({ name: 'order.alerts-resent', detail: { matchingRound: 1 } });
    expect(change.updates).toMatchObject([
      { updateTypeName: 'technician_alerts_resent', data: { technicians: 2 } },
    ]);
    expect(change.order.search).toMatchObject({ wave: 1 });
  });

  test('is possible after ten minutes, and says how long to wait', () => {
    const record = stepOf(alerted(), again, byAdmin(60));

    expect(refusalOf(record, again, byAdmin(61))).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 599 },
    });
    expect(changeOf(record, again, byAdmin(660)).event.name).toBe('order.alerts-resent');
  });

  test('restarts the search if it ended without anybody, and not before', () => {
    const searching = stepOf(openOrder(), waveOf(1, []), bySystem);
    const ended = stepOf(searching, end, bySystem);

    const { order, event } = changeOf(ended, again, byAdmin(700));

    expect(refusalOf(searching, again, byAdmin(60)).code).toBe('CONFLICT');
    expect(order).toMatchObject({ matchingRound: 2, search: null, status: 'open' });
    expect(order.openedAt).toBe(new Date(monday.getTime() + 700_000).toISOString());
    expect(event.detail.matchingRound).toBe(2);
  });
});
