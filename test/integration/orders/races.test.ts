import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotKey } from '#functions/orders/order-rows.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { wireError } from '#functions/platform/trpc.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { fleetManager } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { monday } from '#test/support/orders.ts';
import {
  callerFor,
  jobsAs,
  newKey,
  offerBy,
  ordersAs,
  type Scene,
  savedScene,
  standInForRoutes,
} from '#test/support/service-scene.ts';
import { listedOrder, savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';

/** What came of one contender: `done`, or the code that it was refused with and the status that came along. */
type Outcome = 'done' | `${ErrorCode}` | `${ErrorCode} ${string}`;

/** Contenders for one thing, side by side, and which pairs of outcomes are right. */
interface Race {
  readonly contenders: readonly (() => Promise<unknown>)[];
  readonly orderIds: readonly string[];
  readonly right: readonly (readonly Outcome[])[];
}

let database: TestDatabase;
let scene: Scene;
let sam: Awaited<ReturnType<typeof savedTechnician>>;
let hours = 0;

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
  scene = await savedScene();
  sam = await savedTechnician({ account: { firstName: 'Sam' } });
});
afterAll(() => database.stop());

const kinds = {
  'two managers book the same offer': async () => {
    const { order, offer } = await offered();
    return {
      contenders: [booking(offer.id, 'acc_ann'), booking(offer.id, 'acc_ben')],
      orderIds: [order.id],
      right: [
        ['done', 'INVALID_TRANSITION scheduled'],
        ['INVALID_TRANSITION scheduled', 'done'],
      ],
    };
  },
  'two managers book different offers': async () => {
    const { order, offer, when } = await offered();
    const other = await offerBy(callerFor(sam), order.id, when);
    return {
      contenders: [booking(offer.id, 'acc_ann'), booking(other.id, 'acc_ben')],
      orderIds: [order.id],
      right: [
        ['done', 'INVALID_TRANSITION scheduled'],
        ['INVALID_TRANSITION scheduled', 'done'],
      ],
    };
  },
  'a manager clicks twice': async () => {
    const { order, offer } = await offered();
    const key = newKey();
    return {
      contenders: [booking(offer.id, 'acc_ann', { key }), booking(offer.id, 'acc_ann', { key })],
      orderIds: [order.id],
      right: [['done', 'done']],
    };
  },
  'the technician withdraws': async () => {
    const { order, offer } = await offered();
    return {
      contenders: [booking(offer.id), () => jobsAs(scene.tess).removeAvailability({ id: order.id })],
      orderIds: [order.id],
      right: [
        ['done', 'INVALID_TRANSITION scheduled'],
        ['AVAILABILITY_EXPIRED', 'done'],
      ],
    };
  },
  'the technician offers another time': async () => {
    const { order, offer, when } = await offered();
    const serviceTime = when.serviceTime.replace(':00:', ':30:');
    return {
      contenders: [
        booking(offer.id),
        () => jobsAs(scene.tess).submitAvailability({ id: order.id, ...when, serviceTime }),
      ],
      orderIds: [order.id],
      right: [
        ['done', 'INVALID_TRANSITION scheduled'],
        ['AVAILABILITY_EXPIRED', 'done'],
      ],
    };
  },
  'the offer runs out': async () => {
    const { order, offer } = await offered({ expiredAt: new Date(monday.getTime() + 60_000).toISOString() });
    const [before, after] = [59_999, 60_000].map((late) => new Date(monday.getTime() + late));
    return {
      contenders: [
        booking(offer.id, 'acc_ann', { now: before }),
        booking(offer.id, 'acc_ben', { now: after }),
      ],
      orderIds: [order.id],
      right: [
        ['done', 'AVAILABILITY_EXPIRED'],
        ['done', 'INVALID_TRANSITION scheduled'],
      ],
    };
  },
  'another manager cancels': async () => {
    const { order, offer } = await offered();
    const cancel = { id: order.id, cancellationReason: 'pricing_too_high' } as const;
    return {
      contenders: [booking(offer.id, 'acc_ann'), () => ordersAs(manager('acc_ben')).cancel(cancel)],
      orderIds: [order.id],
      right: [
        ['done', 'INVALID_TRANSITION scheduled'],
        ['INVALID_TRANSITION cancelled', 'done'],
      ],
    };
  },
  'two orders want the technician at the same time': async () => {
    const when = nextTime();
    const [one, other] = await Promise.all([offered(when), offered(when)]);
    return {
      contenders: [booking(one.offer.id, 'acc_ann'), booking(other.offer.id, 'acc_ben')],
      orderIds: [one.order.id, other.order.id],
      right: [
        ['done', 'SLOT_TAKEN'],
        ['SLOT_TAKEN', 'done'],
      ],
    };
  },
} satisfies Record<string, () => Promise<Race>>;

/** How many turns of the event loop each contender waits before it starts, so that every interleaving comes up. */
const delays = fc.tuple(fc.nat(6), fc.nat(6));
const racesOfEach = 13;

describe('of those who want one booking at the same moment, exactly one gets it', {
  timeout: 120_000,
}, () => {
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('when %s', async (kind) => {
    const seen = new Set<string>();

    for (const wait of fc.sample(delays, { numRuns: racesOfEach, seed: 20260302 })) {
      const race = await kinds[kind]();

      const outcomes = await Promise.all(
        race.contenders.map((start, index) => outcomeOf(start, wait[index] ?? 0)),
      );

      expect(race.right).toContainEqual(outcomes);
      for (const orderId of race.orderIds) await expectWhole(orderId);
      seen.add(outcomes.join(', '));
    }

    expect(seen.size).toBeGreaterThan(0);
  });
});

test('twenty technicians who answer in the same moment all get their offer in', async () => {
  const order = { id: await listedOrder(scene.company.id, opened) };
  const technicians = await Promise.all(Array.from({ length: 20 }, () => savedTechnician()));
  const when = nextTime();

  await Promise.all(technicians.map((one) => offerBy(callerFor(one), order.id, when)));

  const { offers, updates } = await savedOrder(order.id);
  expect(offers).toHaveLength(20);
  expect(updates.filter(({ updateTypeName }) => updateTypeName === 'availability_submitted')).toHaveLength(
    20,
  );
});

async function outcomeOf(start: () => Promise<unknown>, turns: number): Promise<Outcome> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  try {
    await start();
    return 'done';
  } catch (error) {
    const { code, details } = wireError(error as Parameters<typeof wireError>[0]);
    return details.status === undefined ? code : `${code} ${details.status}`;
  }
}

/** What holds of an order whoever won: its slot, its timeline and its events tell of the same bookings, each once. */
async function expectWhole(orderId: string): Promise<void> {
  const { order, updates } = await savedOrder(orderId);
  const booked = updates.filter(({ updateTypeName }) => updateTypeName === 'technician_scheduled');
  const held = await slotsOf(orderId);
  expect(booked).toHaveLength(order.status === 'scheduled' ? 1 : 0);
  expect(held).toEqual(
    order.schedule === null
      ? []
      : [slotKey({ technicianId: order.schedule.technician.id, ...order.schedule })],
  );
  expect(updates).toHaveLength(order.lastUpdate);
  const last = await getRow({ pk: `EVENT#evt_${orderId}_${order.version}`, sk: 'EVENT' });
  expect(last?.detail).toMatchObject({ orderId, status: order.status });
}

async function slotsOf(orderId: string) {
  const found = await Promise.all(
    [scene.tess.accountId, sam.account.id].map((technicianId) =>
      queryRows({
        KeyConditionExpression: 'pk = :slots',
        ExpressionAttributeValues: { ':slots': `SLOT#${technicianId}` },
        ConsistentRead: true,
      }),
    ),
  );
  return found
    .flatMap(({ rows }) => rows)
    .filter((row) => row.orderId === orderId)
    .map(({ pk, sk }) => ({ pk, sk }));
}

async function offered(given: Partial<ReturnType<typeof nextTime>> & { readonly expiredAt?: string } = {}) {
  const when = { ...nextTime(), ...given };
  const order = { id: await listedOrder(scene.company.id, opened) };
  return { order, when, offer: await offerBy(scene.tess, order.id, when) };
}

/** An order in its first search, without the alert and the machine that it would come from. */
function opened() {
  return { status: 'open' as const, openedAt: monday.toISOString(), matchingRound: 1 };
}

/** An hour that no other race has. */
function nextTime(): { serviceDate: string; serviceTime: string } {
  hours += 1;
  const time = new Date(Date.parse('2026-03-03T00:00:00Z') + hours * 3_600_000).toISOString();
  return { serviceDate: time.slice(0, 10), serviceTime: time.slice(11, 19) };
}

function booking(
  orderTechniciansId: string,
  accountId = 'acc_ann',
  { now = monday, key = newKey() }: { readonly now?: Date | undefined; readonly key?: string } = {},
) {
  return () =>
    ordersAs(manager(accountId), { now, idempotencyKey: key }).assignTechnician({ orderTechniciansId });
}

function manager(accountId: string) {
  return fleetManager({ companyId: scene.company.id, accountId });
}
