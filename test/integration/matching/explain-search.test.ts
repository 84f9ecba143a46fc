import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { lastWave } from '#functions/matching/waves.rules.ts';
import { readAlertedMiles } from '#functions/orders/store/search-waves.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { callContext, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { monday, noCreditLimit } from '../../support/orders.ts';
import { cancelling, offered, openedAt, searchScene } from '../../support/search-scene.ts';
import { commanded, savedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();
afterEach(() => vi.useRealTimers());

describe('the explanation of a search', () => {
  test('lists who was considered in each wave, with the parts of their scores and who was alerted', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(30, 10);
    const [far] = await technicians(1, 100);
    await waveAt(1);
    await waveAt(2);

    const { waves, search, matchingRound } = await admin().explainSearch({ id: orderId });

    expect({ matchingRound, search }).toEqual({
      matchingRound: 1,
      search: { wave: 2, radiusMiles: 120, endedAt: null, endedBy: null },
    });
    expect(waves.map(({ wave, alerted, alertedBefore }) => [wave, alerted.length, alertedBefore])).toEqual([
      [1, 25, 0],
      [2, 6, 25],
    ]);
    const [first, second] = waves.map(({ considered }) => considered ?? []);
    expect(first?.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 25 }, () => 'alerted'),
      ...Array.from({ length: 5 }, () => 'score'),
    ]);
    expect(second?.at(-1)).toEqual({
      id: far?.technicianId,
      fullName: 'Tess Moreno',
      miles: expect.closeTo(100, 0),
      score: expect.closeTo(44.75, 1),
      parts: { distance: 0.375, experience: 0.25, rating: 0.8, answer: 0.5 },
      outcome: 'alerted',
    });
  });

  test('lists who was left out near the jobsite, and by which rule', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(26, 5);
    const leftOut = {
      'not-bookable': await technicians(1, 11, { bookable: false }),
      brand: await technicians(1, 12, { brands: ['Another'] }),
      'equipment-type': await technicians(1, 13, { products: ['Crane'] }),
      'service-area': await technicians(1, 90, { serviceArea: 'local' }),
    };
    await waveAt(1);
    await waveAt(2);
    const newcomer = await technicians(1, 5);

    const explained = (await admin().explainSearch({ id: orderId })).leftOut;

    const ids = new Set([...Object.values(leftOut), newcomer].flat().map(({ technicianId }) => technicianId));
    expect(explained?.technicians.filter(({ id }) => ids.has(id)).map(({ id, rule }) => [rule, id])).toEqual([
      ['not-yet', newcomer[0]?.technicianId],
      ...Object.entries(leftOut).map(([rule, [who]]) => [rule, who?.technicianId]),
    ]);
    expect(explained?.withinMiles).toBe(120);
  });

  test('says whether five offers or time ended the search', async () => {
    const { orderId: enough, anotherOrder, waveAt } = await searchScene();
    const late = await anotherOrder();
    await waveAt(1, { orderId: enough });
    for (const number of [1, 2, 3, 4, 5]) await offered(enough, number);
    await waveAt(2, { orderId: enough });
    await waveAt(lastWave + 1, { orderId: late });

    const searches = await Promise.all(
      [enough, late].map(async (id) => (await admin().explainSearch({ id })).search?.endedBy),
    );

    expect(searches).toEqual(['offers', 'time']);
  });

  test('shows the newest round, or the one asked for', async () => {
    const { orderId, byManager, technicians, waveAt } = await searchScene();
    const [before] = await technicians(1, 10);
    await waveAt(1);
    await commanded(orderId, cancelling, byManager);
    await commanded(orderId, { name: 'reopen', credit: noCreditLimit }, byManager);

    const [newest, first] = [
      await admin().explainSearch({ id: orderId }),
      await admin().explainSearch({ id: orderId, matchingRound: 1 }),
    ];

    expect(newest).toMatchObject({ matchingRound: 2, waves: [], search: null, leftOut: null });
    expect(first).toMatchObject({ matchingRound: 1, search: null, leftOut: null });
    expect(first.waves[0]?.alerted.map(({ id }) => id)).toEqual([before?.technicianId]);
  });

  test('takes two round trips, and under 16 units for 200 considered plus those around the jobsite', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(210, 10);
    await waveAt(1);

    const { answer, unitsRead, roundTrips } = await metered(() => admin().explainSearch({ id: orderId }));

    expect(answer.waves[0]?.considered).toHaveLength(200);
    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(60);
  });

  test('is not found for an unknown order', async () => {
    expect(await refusalOfCall(admin().explainSearch({ id: '99999999' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('alerting again', () => {
  test('sends alerts at most once in ten minutes, and keeps the round', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(2, 10);
    await waveAt(1);

    const first = await admin().resendAlerts({ id: orderId });
    const again = await refusalOfCall(admin(9 * 60).resendAlerts({ id: orderId }));
    const later = await admin(10 * 60).resendAlerts({ id: orderId });

    expect(first).toEqual({
      orderId,
      matchingRound: 1,
      numberOfAlertedTechnicians: 2,
      restarted: false,
    });
    expect(again).toMatchObject({ code: 'RATE_LIMITED' });
    expect(later.matchingRound).toBe(1);
    expect((await readAlertedMiles(orderId, 1)).size).toBe(2);
  });

  test('starts a new round after a search that ended without alerts', async () => {
    const { orderId, waveAt } = await searchScene();
    await waveAt(1);
    const early = await refusalOfCall(admin().resendAlerts({ id: orderId }));
    await waveAt(lastWave + 1);

    const answer = await admin(700).resendAlerts({ id: orderId });

    expect(early).toMatchObject({ code: 'CONFLICT' });
    expect(answer).toMatchObject({ matchingRound: 2, restarted: true });
    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ status: 'open', matchingRound: 2, search: null });
    expect(order.openedAt).not.toBe(openedAt);
  });

  test('withdraws no unsolicited offers', async () => {
    const { orderId, waveAt } = await searchScene();
    await waveAt(1);
    await offered(orderId, 1);
    await waveAt(lastWave + 1);

    expect(await refusalOfCall(admin(700).resendAlerts({ id: orderId }))).toMatchObject({ code: 'CONFLICT' });
    expect((await savedOrder(orderId)).order.matchingRound).toBe(1);
  });

  test('is refused if the order is no longer open', async () => {
    const { orderId, byManager } = await searchScene();
    await commanded(orderId, cancelling, byManager);

    expect(await refusalOfCall(admin().resendAlerts({ id: orderId }))).toMatchObject({
      code: 'INVALID_TRANSITION',
    });
  });
});

/** admin.orders.*, that many seconds after the order opened. */
function admin(seconds = 0) {
  const now = new Date(monday.getTime() + seconds * 1000);
  return callerFactory(adminRouter)(callContext(callerOf('Admin'), { now })).admin.orders;
}
