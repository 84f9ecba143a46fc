import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { milesBetween } from '#functions/jobsites/distance.ts';
import { handler as alertWave, type WaveAnswer } from '#functions/matching/alert-wave.ts';
import { lastWave, radiusOf, timeOf } from '#functions/matching/waves.rules.ts';
import { carryOut } from '#functions/orders/carry-out.ts';
import type { OrderCommand, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { technicianPk } from '#functions/technicians/job-rows.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { actorOf, monday, noCreditLimit, situationOf, technicianOf } from '#test/support/orders.ts';
import { commanded, savedOpenOrder, savedOrder } from '#test/support/stored-orders.ts';

const openedAt = monday.toISOString();

vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let companyId: string;
/** Each test's machines are of a brand of their own, so that the technicians of one test serve no other. */
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

describe('a wave', () => {
  test('alerts the eligible technicians within its radius, and names the time of the next', async () => {
    const orderId = await openedOrder();
    const near = await technicians(2, 20);
    const [beyond] = await technicians(1, 100);

    const answer = await waveAt(1, orderId);

    expect(answer).toEqual({ wave: 2, at: timeOf(2, openedAt).toISOString(), done: false });
    expect(await alertedIn(orderId)).toEqual(new Set(near.map(({ technicianId }) => technicianId)));
    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({
      numberOfAlertedTechnicians: 2,
      search: { wave: 1, radiusMiles: 60, endedAt: null },
    });
    expect(await jobsOf(beyond)).toEqual([]);
    expect(await jobsOf(near[0])).toEqual([expect.objectContaining({ orderId, matchingRound: 1 })]);
    expect(await eventOf(orderId, order.version)).toMatchObject({
      name: 'order.technicians-alerted',
      detail: { technicianIds: expect.arrayContaining(near.map(({ technicianId }) => technicianId)) },
    });
  });

  test('gives nobody a place whom nothing reaches', async () => {
    const orderId = await openedOrder();
    await technicians(25, 20);
    const silent = await savedAccount({
      userType: 'technician',
      emailNotificationEnabled: false,
      smsNotificationEnabled: false,
    });
    await savedCandidates(1, 1, { brands: [brand], technicianId: silent.id });

    await waveAt(1, orderId);

    const alerted = await alertedIn(orderId);
    expect([alerted.size, alerted.has(silent.id)]).toEqual([25, false]);
  });

  test('alerts 25 at most, and leaves the others to the next', async () => {
    const orderId = await openedOrder();
    await technicians(30, 10);

    await waveAt(1, orderId);
    await waveAt(2, orderId);

    const waves = await wavesOf(orderId, 1);
    expect(waves.map(({ technicians: alerted }) => alerted.length)).toEqual([25, 5]);
    expect((await alertedIn(orderId)).size).toBe(30);
  });

  test('that finds nobody is done all the same, so that the search is seen to widen', async () => {
    const orderId = await openedOrder();

    await waveAt(1, orderId);
    await waveAt(2, orderId);

    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 0, search: { wave: 2, radiusMiles: 120 } });
  });

  test('run again names the next as it did, and alerts nobody', async () => {
    const orderId = await openedOrder();
    await technicians(3, 10);
    const first = await waveAt(1, orderId);
    const { order } = await savedOrder(orderId);
    await technicians(3, 10);

    const again = await waveAt(1, orderId);

    expect(again).toEqual(first);
    expect((await savedOrder(orderId)).order.version).toBe(order.version);
  });

  test('run several times at once is done once', async () => {
    const orderId = await openedOrder();
    await technicians(30, 10);

    const answers = await Promise.all([1, 2, 3, 4].map(() => waveAt(1, orderId)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 25, search: { wave: 1 } });
    expect((await wavesOf(orderId, 1)).map(({ wave }) => wave)).toEqual([1]);
  });

  test('that alerts 25 of a hundred reads 34 units as the first of a search, 29 as a later one, and writes 72 at most, in eight round trips', async () => {
    const orderId = await openedOrder();
    await technicians(100, 10);

    const first = await metered(() => waveAt(1, orderId));
    const second = await metered(() => waveAt(2, orderId));

    expect([first.answer.done, second.answer.done]).toEqual([false, false]);
    expect(first.unitsRead).toBeLessThanOrEqual(34);
    expect(second.unitsRead).toBeLessThanOrEqual(29);
    for (const { unitsWritten, roundTrips } of [first, second]) {
      expect(unitsWritten).toBeLessThanOrEqual(72);
      expect(roundTrips).toBeLessThanOrEqual(8);
    }
  });
});

describe('a search', () => {
  test('of several waves alerts nobody twice, and reaches farther each time', async () => {
    const orderId = await openedOrder();
    const [near, far] = [await technicians(1, 30), await technicians(1, 500)];

    for (let wave = 1; wave <= lastWave; wave += 1) await waveAt(wave, orderId);

    const waves = await wavesOf(orderId, 1);
    const hits = waves.flatMap(({ wave, technicians: alerted }) => alerted.map(({ id }) => [id, wave]));
    expect(hits).toEqual([
      [near[0]?.technicianId, 1],
      [far[0]?.technicianId, 9],
    ]);
  });

  test('ends once, with one event, and alerts nobody afterwards', async () => {
    const orderId = await openedOrder();
    await waveAt(1, orderId);

    const answers = await Promise.all([1, 2].map(() => waveAt(lastWave + 1, orderId)));

    const { order } = await savedOrder(orderId);
    expect(answers.map(({ done }) => done)).toEqual([true, true]);
    expect(order.search?.endedAt).toBe(timeOf(lastWave + 1, openedAt).toISOString());
    expect(await eventOf(orderId, order.version)).toMatchObject({ name: 'order.search-ended' });
    await technicians(1, 10);
    expect(await waveAt(2, orderId)).toMatchObject({ done: true });
    expect((await savedOrder(orderId)).order.version).toBe(order.version);
  });

  test('ends at five live offers', async () => {
    const orderId = await openedOrder();
    await technicians(8, 10);
    await waveAt(1, orderId);
    await technicians(8, 100);
    for (const number of [1, 2, 3, 4, 5]) await offered(orderId, number);

    const answer = await waveAt(2, orderId);

    const { order } = await savedOrder(orderId);
    expect(answer.done).toBe(true);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 8, status: 'open' });
    expect(order.search?.endedAt).not.toBeNull();
  });

  test('of a new round alerts again whom the last one did, and the old one’s steps are over', async () => {
    const orderId = await openedOrder();
    const [technician] = await technicians(1, 10);
    await waveAt(1, orderId);
    await commanded(orderId, cancel, byManager());
    await commanded(orderId, { name: 'reopen', credit: noCreditLimit }, byManager());

    const old = await waveAt(2, orderId);
    const fresh = await waveAt(1, orderId, { matchingRound: 2 });

    expect(old.done).toBe(true);
    expect(fresh.done).toBe(false);
    expect((await wavesOf(orderId, 2))[0]?.technicians.map(({ id }) => id)).toEqual([
      technician?.technicianId,
    ]);
    expect(await jobsOf(technician)).toMatchObject([{ orderId, matchingRound: 2 }]);
  });

  test('of an order that does not exist is over', async () => {
    expect(await waveAt(1, '99999999')).toMatchObject({ done: true });
  });
});

describe('a wave that races', () => {
  test.each([
    ['a cancellation', 'cancelled', cancelled],
    ['a booking', 'scheduled', booked],
  ] as const)('%s is either done before it or not at all', async (_, status, rival) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const orderId = await openedOrder();
      await technicians(3, 10);
      await waveAt(1, orderId);
      await technicians(3, 15);
      await offered(orderId, 1);

      const [answer] = await Promise.all([waveAt(2, orderId), rival(orderId)]);

      const { order, updates } = await savedOrder(orderId);
      const waves = await wavesOf(orderId, 1);
      const alerted = waves.flatMap(({ technicians: each }) => each);
      expect(order.status).toBe(status);
      expect(order.numberOfAlertedTechnicians).toBe(alerted.length);
      expect(new Set(alerted.map(({ id }) => id)).size).toBe(alerted.length);
      expect(waves.length).toBe(order.search?.wave);
      expect(answer.done).toBe(waves.length === 1);
      expect(updates).toHaveLength(order.lastUpdate);
      expect((await waveAt(3, orderId)).done).toBe(true);
    }
  });

  test('technicians who answer is done in the end', async () => {
    const orderId = await openedOrder();
    await technicians(3, 10);
    await waveAt(1, orderId);
    await technicians(3, 10);

    const [answer] = await Promise.all([waveAt(2, orderId), offered(orderId, 1), offered(orderId, 2)]);

    const { order, offers } = await savedOrder(orderId);
    expect(answer.done).toBe(false);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 6, search: { wave: 2 } });
    expect(offers).toHaveLength(2);
  });

  async function cancelled(orderId: string): Promise<void> {
    await untilWritten(orderId, () => cancel, byManager());
  }

  async function booked(orderId: string): Promise<void> {
    await untilWritten(
      orderId,
      (offerId) => ({
        name: 'assignTechnician',
        offerId,
        technician: technicianOf({ id: offering(orderId, 1) }),
      }),
      byManager(),
    );
  }
});

test('whoever lives where, nobody hears twice of an order in a round, 25 at most in a wave, none from beyond its radius', async () => {
  const place = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    miles: fc.integer({ min: 0, max: 700 }),
    serviceArea: fc.constantFrom('local', 'regional', 'multi_state', 'national'),
    bookable: fc.boolean(),
  } as const);
  const steps = fc.array(fc.integer({ min: 1, max: lastWave }), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 6 }), steps, async (places, waves) => {
      tests += 1;
      brand = `Brand ${tests}`;
      const orderId = await openedOrder();
      const known = new Map<string, Candidate>();
      for (const { count, miles, serviceArea, bookable } of places) {
        for (const each of await technicians(count, miles, { serviceArea, bookable })) {
          known.set(each.technicianId, each);
        }
      }

      for (const wave of waves) await Promise.all([waveAt(wave, orderId), waveAt(wave, orderId)]);

      const { order } = await savedOrder(orderId);
      const done = await wavesOf(orderId, 1);
      const ids = done.flatMap(({ technicians: alerted }) => alerted.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(order.numberOfAlertedTechnicians).toBe(ids.length);
      for (const { wave, radiusMiles, technicians: alerted } of done) {
        expect(alerted.length).toBeLessThanOrEqual(25);
        expect(radiusMiles).toBe(radiusOf(wave));
        for (const { id } of alerted) {
          const technician = known.get(id);
          expect(technician && isEligible(technician, order)).toBe(true);
          expect(technician && milesBetween(technician, order.address)).toBeLessThanOrEqual(radiusMiles);
        }
      }
    }),
    { numRuns: 8 },
  );
});

const cancel: OrderCommand = { name: 'cancel', reason: 'other', custom: 'Sold' };

/** An order of the test’s brand, open since Monday at nine. */
async function openedOrder(): Promise<string> {
  const { order } = await savedOpenOrder(companyId, { machine: { brand } });
  return order.id;
}

function byManager(): Situation {
  return situationOf(actorOf('FleetManager', { companyId }));
}

/** So many technicians for the test’s brand, by miles from the jobsite. */
function technicians(count: number, miles: number, overrides: Partial<Candidate> = {}): Promise<Candidate[]> {
  return savedCandidates(count, miles, { brands: [brand], ...overrides });
}

/** Runs a step as the workflow would, at the time of its wave. */
async function waveAt(
  wave: number,
  orderId: string,
  { matchingRound = 1 }: { matchingRound?: number } = {},
): Promise<WaveAnswer> {
  vi.setSystemTime(timeOf(wave, openedAt));
  return alertWave({ orderId, matchingRound, openedAt, wave });
}

async function alertedIn(orderId: string): Promise<Set<string>> {
  const waves = await wavesOf(orderId, 1);
  return new Set(waves.flatMap(({ technicians: alerted }) => alerted.map(({ id }) => id)));
}

/** What stands in a technician's list. */
async function jobsOf(technician: Candidate | undefined): Promise<Record<string, unknown>[]> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :technician AND begins_with(sk, :job)',
    ExpressionAttributeValues: {
      ':technician': technicianPk(technician?.technicianId ?? ''),
      ':job': 'JOB#',
    },
  });
  return rows;
}

async function eventOf(orderId: string, version: number) {
  return getRow({ pk: `EVENT#evt_${orderId}_${version}`, sk: 'EVENT' });
}

function offering(orderId: string, number: number): string {
  return `acc_offering_${orderId}_${number}`;
}

async function offered(orderId: string, number: number): Promise<void> {
  const id = offering(orderId, number);
  await untilWritten(
    orderId,
    () => ({
      name: 'submitAvailability',
      technician: technicianOf({ id }),
      serviceDate: '2026-03-04',
      serviceTime: '08:00:00',
      expiredAt: null,
    }),
    situationOf(actorOf('TechnicianOwner', { accountId: id })),
  );
}

/** Carries a command out as the API would, again where another change came first. */
async function untilWritten(
  orderId: string,
  command: (offerId: string) => OrderCommand,
  situation: Situation,
): Promise<void> {
  const loaded = await savedOrder(orderId);
  await carryOut({
    loaded,
    orderId,
    command: command(loaded.offers[0]?.id ?? ''),
    situation,
    commandId: undefined,
  });
}
