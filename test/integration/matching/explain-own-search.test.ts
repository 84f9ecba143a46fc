import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { handler as alertWave } from '#functions/matching/alert-wave.ts';
import { lastWave, timeOf } from '#functions/matching/waves.rules.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { savedCompany } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { actorOf, monday, situationOf } from '#test/support/orders.ts';
import { refusalOfCall } from '#test/support/service-scene.ts';
import { commanded, savedOpenOrder } from '#test/support/stored-orders.ts';

const openedAt = monday.toISOString();

let database: TestDatabase;
let companyId: string;
let brand: string;
let tests = 0;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  tests += 1;
  brand = `Brand ${tests}`;
  ({ id: companyId } = await savedCompany());
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
});
afterEach(() => vi.useRealTimers());

describe('the explanation of a search for its customer', () => {
  test('counts who was near, who knows the make, who was alerted and what kept the others away', async () => {
    const orderId = await openedOrder();
    await technicians(2, 10);
    await technicians(3, 20, { brands: ['Another'] });
    await technicians(1, 30, { products: ['Crane'] });
    await waveAt(1, orderId);

    const explained = await customer().explainSearch({ id: orderId });

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

  test('knows from the first wave on how far it takes to find somebody, and names nobody', async () => {
    const orderId = await openedOrder();
    await technicians(1, 250);
    await waveAt(1, orderId);

    const explained = await customer().explainSearch({ id: orderId });

    expect(explained.change).toEqual({ kind: 'wait', atMiles: 300, wouldFind: 1 });
    expect(JSON.stringify(explained)).not.toMatch(/Tess|Moreno|acc_/);
  });

  test('says after the search which requirement kept everybody away', async () => {
    const orderId = await openedOrder({ requirements: ['twic', 'site_orientation'] });
    await technicians(2, 15, { certifications: ['osha'] });
    await waveAt(1, orderId);
    await waveAt(lastWave + 1, orderId);

    const { change, ruledOut } = await customer().explainSearch({ id: orderId });

    expect(change).toEqual({ kind: 'requirement', requirement: 'twic', wouldFind: 2 });
    expect(ruledOut).toContainEqual({ rule: 'certification', requirement: 'twic', count: 2 });
  });

  test('is empty before the first wave, and proposes nothing once the order is open no longer', async () => {
    const [unsearched, cancelled] = [await openedOrder(), await openedOrder()];
    await technicians(1, 250);
    await waveAt(1, cancelled);
    await commanded(
      cancelled,
      { name: 'cancel', reason: 'other', custom: 'Sold' },
      situationOf(actorOf('FleetManager', { companyId })),
    );

    const explained = await customer().explainSearch({ id: unsearched });

    expect(explained).toEqual({
      matchingRound: 1,
      withinMiles: 0,
      nearby: 0,
      knowMake: 0,
      alerted: 0,
      ruledOut: [],
      change: null,
    });
    expect((await customer().explainSearch({ id: cancelled })).change).toBeNull();
  });

  test('is not for who only follows the order, nor for another company', async () => {
    const orderId = await openedOrder();

    const refusals = await Promise.all(
      [customer('ExternalUser'), customer('FleetManager', 'com_another')].map(
        async (orders) => (await refusalOfCall(orders.explainSearch({ id: orderId }))).code,
      ),
    );

    expect(refusals).toEqual(['FORBIDDEN', 'NOT_FOUND']);
  });

  test('takes two round trips and no more units than those around the jobsite cost', async () => {
    const orderId = await openedOrder();
    await technicians(210, 10);
    await waveAt(1, orderId);

    const { unitsRead, roundTrips } = await metered(() => customer().explainSearch({ id: orderId }));

    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(75);
  });
});

/** customers.orders.*, for the order's own company unless told. */
function customer(role: 'FleetManager' | 'ExternalUser' = 'FleetManager', of = companyId) {
  const who = callerOf(role, { companyId: of });
  return callerFactory(appRouter)(callContext(who)).customers.orders;
}

/** An order of the test's brand, open since Monday at nine. */
async function openedOrder(jobsite: Partial<Jobsite> = {}): Promise<string> {
  const { order } = await savedOpenOrder(companyId, { machine: { brand }, jobsite });
  return order.id;
}

function technicians(count: number, miles: number, overrides: Partial<Candidate> = {}): Promise<Candidate[]> {
  return savedCandidates(count, miles, { brands: [brand], ...overrides });
}

async function waveAt(wave: number, orderId: string) {
  vi.setSystemTime(timeOf(wave, openedAt));
  return alertWave({ orderId, matchingRound: 1, openedAt, wave });
}
