import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastWave, radiusOf, timeOf } from '#functions/matching/waves.rules.ts';
import { carryOut } from '#functions/orders/carry-out.ts';
import type { OrderCommand, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import { milesBetween } from '#functions/places/distance.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { technicianPk } from '#functions/technicians/job-rows.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { savedAccount } from '../../support/accounts.ts';
import { savedCandidates } from '../../support/candidates.ts';
import { metered } from '../../support/database.ts';
import { noCreditLimit, technicianOf } from '../../support/orders.ts';
import { answerOf, cancelling, offering, openedAt, searchScene } from '../../support/search-scene.ts';
import { commanded, savedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

vi.setConfig({ testTimeout: 180_000 });

withDatabase();
afterEach(() => vi.useRealTimers());

describe('a wave', () => {
  test('alerts the eligible technicians within its radius and returns the time of the next one', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    const near = await technicians(2, 20);
    const [beyond] = await technicians(1, 100);

    const answer = await waveAt(1);

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

  test('gives no place in it to unreachable technicians', async () => {
    const { orderId, brand, technicians, waveAt } = await searchScene();
    await technicians(25, 20);
    const silent = await savedAccount({
      userType: 'technician',
      emailNotificationEnabled: false,
      smsNotificationEnabled: false,
    });
    await savedCandidates(1, 1, { brands: [brand], technicianId: silent.id });

    await waveAt(1);

    const alerted = await alertedIn(orderId);
    expect([alerted.size, alerted.has(silent.id)]).toEqual([25, false]);
  });

  test('alerts at most 25 and leaves the others to the next', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(30, 10);

    await waveAt(1);
    await waveAt(2);

    const waves = await wavesOf(orderId, 1);
    expect(waves.map(({ technicians: alerted }) => alerted.length)).toEqual([25, 5]);
    expect((await alertedIn(orderId)).size).toBe(30);
  });

  test('that finds nobody still counts, so that the search is seen to widen', async () => {
    const { orderId, waveAt } = await searchScene();

    await waveAt(1);
    await waveAt(2);

    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 0, search: { wave: 2, radiusMiles: 120 } });
  });

  test('repeated returns the same next one and alerts nobody', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(3, 10);
    const first = await waveAt(1);
    const { order } = await savedOrder(orderId);
    await technicians(3, 10);

    const again = await waveAt(1);

    expect(again).toEqual(first);
    expect((await savedOrder(orderId)).order.version).toBe(order.version);
  });

  test('run several times at once is done once', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(30, 10);

    const answers = await Promise.all([1, 2, 3, 4].map(() => waveAt(1)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 25, search: { wave: 1 } });
    expect((await wavesOf(orderId, 1)).map(({ wave }) => wave)).toEqual([1]);
  });

  test('that alerts 25 of a hundred stays within its read and write units and eight round trips', async () => {
    const { technicians, waveAt } = await searchScene();
    await technicians(100, 10);

    const first = await metered(() => waveAt(1));
    const second = await metered(() => waveAt(2));

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
  test('of several waves alerts nobody twice and reaches farther each time', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    const [near, far] = [await technicians(1, 30), await technicians(1, 500)];

    for (let wave = 1; wave <= lastWave; wave += 1) await waveAt(wave);

    const waves = await wavesOf(orderId, 1);
    const hits = waves.flatMap(({ wave, technicians: alerted }) => alerted.map(({ id }) => [id, wave]));
    expect(hits).toEqual([
      [near[0]?.technicianId, 1],
      [far[0]?.technicianId, 9],
    ]);
  });

  test('ends once, with one event, and alerts nobody afterwards', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await waveAt(1);

    const answers = await Promise.all([1, 2].map(() => waveAt(lastWave + 1)));

    const { order } = await savedOrder(orderId);
    expect(answers.map(({ done }) => done)).toEqual([true, true]);
    expect(order.search?.endedAt).toBe(timeOf(lastWave + 1, openedAt).toISOString());
    expect(await eventOf(orderId, order.version)).toMatchObject({ name: 'order.search-ended' });
    await technicians(1, 10);
    expect(await waveAt(2)).toMatchObject({ done: true });
    expect((await savedOrder(orderId)).order.version).toBe(order.version);
  });

  test('ends at five live offers', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(8, 10);
    await waveAt(1);
    await technicians(8, 100);
    for (const number of [1, 2, 3, 4, 5]) await offered(orderId, number);

    const answer = await waveAt(2);

    const { order } = await savedOrder(orderId);
    expect(answer.done).toBe(true);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 8, status: 'open' });
    expect(order.search?.endedAt).not.toBeNull();
  });

  test('in a new round alerts the same people again, and the old round’s steps stop', async () => {
    const { orderId, byManager, technicians, waveAt } = await searchScene();
    const [technician] = await technicians(1, 10);
    await waveAt(1);
    await commanded(orderId, cancelling, byManager);
    await commanded(orderId, { name: 'reopen', credit: noCreditLimit }, byManager);

    const old = await waveAt(2);
    const fresh = await waveAt(1, { matchingRound: 2 });

    expect(old.done).toBe(true);
    expect(fresh.done).toBe(false);
    expect((await wavesOf(orderId, 2))[0]?.technicians.map(({ id }) => id)).toEqual([
      technician?.technicianId,
    ]);
    expect(await jobsOf(technician)).toMatchObject([{ orderId, matchingRound: 2 }]);
  });

  test('for an unknown order is over', async () => {
    const { waveAt } = await searchScene();

    expect(await waveAt(1, { orderId: '99999999' })).toMatchObject({ done: true });
  });
});

describe('a wave that races with', () => {
  test.each([
    ['a cancellation', 'cancelled', cancelled],
    ['a booking', 'scheduled', booked],
  ] as const)('%s is done completely or not at all', async (_, status, rival) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { orderId, byManager, technicians, waveAt } = await searchScene();
      await technicians(3, 10);
      await waveAt(1);
      await technicians(3, 15);
      await offered(orderId, 1);

      const [answer] = await Promise.all([waveAt(2), rival(orderId, byManager)]);

      const { order, updates } = await savedOrder(orderId);
      const waves = await wavesOf(orderId, 1);
      const alerted = waves.flatMap(({ technicians: each }) => each);
      expect(order.status).toBe(status);
      expect(order.numberOfAlertedTechnicians).toBe(alerted.length);
      expect(new Set(alerted.map(({ id }) => id)).size).toBe(alerted.length);
      expect(waves.length).toBe(order.search?.wave);
      expect(answer.done).toBe(waves.length === 1);
      expect(updates).toHaveLength(order.lastUpdate);
      expect((await waveAt(3)).done).toBe(true);
    }
  });

  test('answering technicians completes in the end', async () => {
    const { orderId, technicians, waveAt } = await searchScene();
    await technicians(3, 10);
    await waveAt(1);
    await technicians(3, 10);

    const [answer] = await Promise.all([waveAt(2), offered(orderId, 1), offered(orderId, 2)]);

    const { order, offers } = await savedOrder(orderId);
    expect(answer.done).toBe(false);
    expect(order).toMatchObject({ numberOfAlertedTechnicians: 6, search: { wave: 2 } });
    expect(offers).toHaveLength(2);
  });

  async function cancelled(orderId: string, byManager: Situation): Promise<void> {
    await untilWritten(orderId, () => cancelling, byManager);
  }

  async function booked(orderId: string, byManager: Situation): Promise<void> {
    await untilWritten(
      orderId,
      (offerId) => ({
        name: 'assignTechnician',
        offerId,
        technician: technicianOf({ id: offering(orderId, 1) }),
      }),
      byManager,
    );
  }
});

test('wherever they live, nobody is alerted twice in a round, and a wave alerts at most 25, all within its radius', async () => {
  const place = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    miles: fc.integer({ min: 0, max: 700 }),
    serviceArea: fc.constantFrom('local', 'regional', 'multi_state', 'national'),
    bookable: fc.boolean(),
  } as const);
  const steps = fc.array(fc.integer({ min: 1, max: lastWave }), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 6 }), steps, async (places, waves) => {
      const { orderId, technicians, waveAt } = await searchScene();
      const known = new Map<string, Candidate>();
      for (const { count, miles, serviceArea, bookable } of places) {
        for (const each of await technicians(count, miles, { serviceArea, bookable })) {
          known.set(each.technicianId, each);
        }
      }

      for (const wave of waves) await Promise.all([waveAt(wave), waveAt(wave)]);

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

async function alertedIn(orderId: string): Promise<Set<string>> {
  const waves = await wavesOf(orderId, 1);
  return new Set(waves.flatMap(({ technicians: alerted }) => alerted.map(({ id }) => id)));
}

/** The rows of a technician's list of jobs. */
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

async function offered(orderId: string, number: number): Promise<void> {
  const { command, situation } = answerOf(orderId, number);
  await untilWritten(orderId, () => command, situation);
}

/** Carries a command out as the API would, retrying after conflicts. */
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
