import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastWave } from '#functions/matching/waves.rules.ts';
import { ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { cancelling, searchScene } from '../../support/search-scene.ts';
import { commanded } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();
afterEach(() => vi.useRealTimers());

describe('the explanation of a search for the customer', () => {
  test('counts who is near, serves the brand and was alerted, and what rules the others out', async () => {
    const { orderId, companyId, technicians, waveAt } = await searchScene();
    await technicians(2, 10);
    await technicians(3, 20, { brands: ['Another'] });
    await technicians(1, 30, { products: ['Crane'] });
    await waveAt(1);

    const explained = await customer(companyId).explainSearch({ id: orderId });

    expect(explained).toEqual({
      matchingRound: 1,
      withinMiles: 60,
      nearby: 6,
      knowMake: 2,
      alerted: 2,
      ruledOut: [
        { rule: 'brand', count: 3 },
        { rule: 'equipment-type', count: 1 },
      ],
      change: null,
    });
  });

  test('tells from the first wave on how far it will take to find someone, and names nobody', async () => {
    const { orderId, companyId, technicians, waveAt } = await searchScene();
    await technicians(1, 250);
    await waveAt(1);

    const explained = await customer(companyId).explainSearch({ id: orderId });

    expect(explained.change).toEqual({ kind: 'wait', atMiles: 300, wouldFind: 1 });
    expect(JSON.stringify(explained)).not.toMatch(/Tess|Moreno|acc_/);
  });

  test('names the requirement that ruled everyone out, once the search is over', async () => {
    const { orderId, companyId, technicians, waveAt } = await searchScene({
      jobsite: { requirements: ['twic', 'site_orientation'] },
    });
    await technicians(2, 15, { certifications: ['osha'] });
    await waveAt(1);
    await waveAt(lastWave + 1);

    const { change, ruledOut } = await customer(companyId).explainSearch({ id: orderId });

    expect(change).toEqual({ kind: 'requirement', requirement: 'twic', wouldFind: 2 });
    expect(ruledOut).toContainEqual({ rule: 'certification', requirement: 'twic', count: 2 });
  });

  test('is empty before the first wave, and suggests nothing once the order is no longer open', async () => {
    const {
      orderId: unsearched,
      companyId,
      byManager,
      technicians,
      anotherOrder,
      waveAt,
    } = await searchScene();
    const cancelled = await anotherOrder();
    await technicians(1, 250);
    await waveAt(1, { orderId: cancelled });
    await commanded(cancelled, cancelling, byManager);

    const explained = await customer(companyId).explainSearch({ id: unsearched });

    expect(explained).toEqual({
      matchingRound: 1,
      withinMiles: 0,
      nearby: 0,
      knowMake: 0,
      alerted: 0,
      ruledOut: [],
      change: null,
    });
    expect((await customer(companyId).explainSearch({ id: cancelled })).change).toBeNull();
  });

  test('is refused to external participants and other companies', async () => {
    const { orderId, companyId } = await searchScene();

    const refusals = await Promise.all(
      [customer(companyId, 'ExternalUser'), customer('com_another')].map(
        async (orders) => (await refusalOfCall(orders.explainSearch({ id: orderId }))).code,
      ),
    );

    expect(refusals).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  });

  test('takes two round trips and no more units than reading those around the jobsite', async () => {
    const { orderId, companyId, technicians, waveAt } = await searchScene();
    await technicians(210, 10);
    await waveAt(1);

    const { unitsRead, roundTrips } = await metered(() => customer(companyId).explainSearch({ id: orderId }));

    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(75);
  });
});

function customer(companyId: string, role: 'FleetManager' | 'ExternalUser' = 'FleetManager') {
  return ordersAs(callerOf(role, { companyId }));
}
