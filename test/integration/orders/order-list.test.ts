import { beforeEach, describe, expect, test } from 'vitest';
import type { ListQuery } from '#functions/orders/lists/filter.rules.ts';
import { countPending, listOrders } from '#functions/orders/lists/list-orders.ts';
import type { Order } from '#functions/orders/order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import { savedCompany } from '../../support/accounts.ts';
import { callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { anOrder, savedRows } from '../../support/many-orders.ts';
import { indexed } from '../../support/order-index.ts';
import { listedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let companyId: string;
let manager: Caller;

withDatabase();
beforeEach(async () => {
  ({ id: companyId } = await savedCompany());
  manager = fleetManager({ companyId });
});

describe('a list page', () => {
  test('of twenty orders with long texts costs one round trip and at most 1.5 read units', async () => {
    for (let count = 0; count < 25; count += 1) await listedOrder(companyId, wordy);

    const sorted = [{ sort: 'id' }, { sort: 'createdAt' }, { sort: 'priority', sortDir: 'asc' }] as const;

    for (const sort of sorted) {
      const page = await metered(() => listOrders(manager, query(sort)));
      const next = await metered(() =>
        listOrders(manager, query({ ...sort, cursor: page.answer.nextCursor })),
      );

      expect(page.answer.data).toHaveLength(20);
      expect(page.unitsRead).toBeLessThanOrEqual(1.5);
      expect(page.roundTrips).toBe(1);
      expect(next.answer.data).toHaveLength(5);
      expect(next.roundTrips).toBe(1);
    }
  });

  test('by falling priority is full after two round trips, oldest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      ids.push(await listedOrder(companyId, (order) => ({ ...wordy(order), priority: 'high' })));
    }
    const critical = await listedOrder(companyId, (order) => ({ ...wordy(order), priority: 'critical' }));

    const page = await metered(() => listOrders(manager, query({ sort: 'priority' })));

    expect(page.answer.data.map(({ id }) => id)).toEqual([critical, ...ids.slice(0, 19)]);
    expect(page.unitsRead).toBeLessThanOrEqual(3.5);
    expect(page.roundTrips).toBeLessThanOrEqual(2);
  });

  test('with a toggle reads both partitions at once', async () => {
    for (let count = 0; count < 6; count += 1) {
      await listedOrder(companyId, () => ({ status: count % 2 === 0 ? 'pending' : 'rejected' }));
    }

    const page = await metered(() => listOrders(manager, query({ showRejectedJobs: true })));

    expect(page.answer.data.map(({ status }) => status)).toEqual([
      'rejected',
      'pending',
      'rejected',
      'pending',
      'rejected',
      'pending',
    ]);
    expect(page.roundTrips).toBe(1);
  });

  test('continues exactly where the last one ended, whatever is written meanwhile', async () => {
    const before = [];
    for (let count = 0; count < 7; count += 1) before.push(await listedOrder(companyId));

    const first = await listOrders(manager, query({ limit: 3 }));
    await listedOrder(companyId);
    const second = await listOrders(manager, query({ limit: 3, cursor: first.nextCursor }));
    await listedOrder(companyId);
    const third = await listOrders(manager, query({ limit: 3, cursor: second.nextCursor }));

    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(before.reverse());
    expect(third.nextCursor).toBeNull();
  });

  test('is refused for another list’s cursor or a malformed one', async () => {
    for (let count = 0; count < 3; count += 1) await listedOrder(companyId);
    const { nextCursor } = await listOrders(manager, query({ limit: 1 }));

    const refusals = await Promise.allSettled([
      listOrders(manager, query({ cursor: nextCursor, sort: 'priority' })),
      listOrders(manager, query({ cursor: nextCursor, sortDir: 'asc' })),
      listOrders(manager, query({ cursor: 'bm9uc2Vuc2U' })),
    ]);

    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'BAD_INPUT' } });
    }
  });

  test('contains no orders of other companies', async () => {
    await listedOrder('com_other');
    const own = await listedOrder(companyId);

    const { data } = await listOrders(manager, query());

    expect(data.map(({ id }) => id)).toEqual([own]);
  });
});

describe('a filter', () => {
  test('on people shows orders without an owner to managers only', async () => {
    const free = await listedOrder(companyId);
    const own = await listedOrder(companyId, () => ({ owner: person('acc_FleetManager') }));
    const followed = await listedOrder(companyId, () => ({
      owner: person('acc_x'),
      participants: [person('acc_FleetManager')],
    }));
    const others = await listedOrder(companyId, () => ({ owner: person('acc_x') }));
    await indexed(free, own, followed, others);
    const member = callerOf('InternalUser', { companyId, accountId: 'acc_FleetManager' });

    const ofManager = await ids(manager, { allUsers: false });
    const ofMember = await ids(member, { allUsers: false });

    expect(ofManager).toEqual([followed, own, free]);
    expect(ofMember).toEqual([followed, own]);
  });

  test('never shows external users more than they participate in', async () => {
    const free = await listedOrder(companyId);
    const followed = await listedOrder(companyId, () => ({ participants: [person('acc_guest')] }));
    await indexed(free, followed);
    const guest = callerOf('ExternalUser', { companyId, accountId: 'acc_guest' });

    expect(await ids(guest, {})).toEqual([followed]);
    expect(await ids(guest, { allUsers: false, participantIds: ['acc_other'] })).toEqual([]);
    expect(await countPending(guest, { allUsers: true, participantIds: [] })).toEqual({
      count: 1,
      more: false,
    });
  });

  test('on another company’s people shows nothing of theirs', async () => {
    await indexed(await listedOrder('com_other', () => ({ owner: person('acc_x') })));

    expect(await ids(manager, { allUsers: false, participantIds: ['acc_x'] })).toEqual([]);
  });

  test('on very many people scans the tab and may return short pages', {
    timeout: 120_000,
  }, async () => {
    const rare = await listedOrder(companyId, () => ({ owner: person('acc_29') }));
    await savedRows(Array.from({ length: 320 }, (_, count) => ordered(count, { owner: person('acc_x') })));
    const many = query({
      allUsers: false,
      participantIds: Array.from({ length: 30 }, (_, one) => `acc_${one}`),
    });

    const first = await metered(() => listOrders(manager, many));
    const second = await listOrders(manager, { ...many, cursor: first.answer.nextCursor });

    expect(first.answer.data).toEqual([]);
    expect(first.answer.nextCursor).not.toBeNull();
    expect(first.roundTrips).toBeLessThanOrEqual(2);
    expect(first.unitsRead).toBeLessThanOrEqual(16);
    expect(second.data.map(({ id }) => id)).toEqual([rare]);
    expect(second.nextCursor).toBeNull();
  });

  test('ends a list at its last order, with no cursor to an empty page', async () => {
    for (let count = 0; count < 3; count += 1) await listedOrder(companyId);

    const { data, nextCursor } = await listOrders(manager, query({ priorities: ['high'], limit: 3 }));

    expect(data).toHaveLength(3);
    expect(nextCursor).toBeNull();
  });

  test('on dates ends a list by creation at the end of the period', { timeout: 120_000 }, async () => {
    await savedRows(
      Array.from({ length: 110 }, (_, count) => ordered(count, { createdAt: '2026-01-02T00:00:00.000Z' })),
    );
    const recent = await listedOrder(companyId);

    const { data, nextCursor } = await listOrders(
      manager,
      query({ createdAt: { from: '2026-03-01T00:00:00.000Z', to: null } }),
    );

    expect(data.map(({ id }) => id)).toEqual([recent]);
    expect(nextCursor).toBeNull();
  });
});

describe('the count of pending orders', () => {
  test('is exact up to a hundred, then only says there are more', { timeout: 120_000 }, async () => {
    await savedRows(Array.from({ length: 100 }, (_, count) => ordered(count)));
    const everybody = { allUsers: true, participantIds: [] };

    const hundred = await metered(() => countPending(manager, everybody));
    await listedOrder(companyId);

    expect(hundred.answer).toEqual({ count: 100, more: false });
    expect(hundred.roundTrips).toBe(1);
    expect(hundred.unitsRead).toBeLessThanOrEqual(8);
    expect(await countPending(manager, everybody)).toEqual({ count: 100, more: true });
  });

  test('follows the people filter', async () => {
    await indexed(
      await listedOrder(companyId),
      await listedOrder(companyId, () => ({ owner: person('acc_x') })),
      await listedOrder(companyId, () => ({ status: 'rejected' })),
    );

    expect(await countPending(manager, { allUsers: true, participantIds: [] })).toMatchObject({ count: 2 });
    expect(await countPending(manager, { allUsers: false, participantIds: [] })).toMatchObject({ count: 1 });
    expect(await countPending(manager, { allUsers: false, participantIds: ['acc_x'] })).toMatchObject({
      count: 2,
    });
  });
});

function query(overrides: Partial<ListQuery> = {}): ListQuery {
  return ordersAllInput.parse({ status: 'needsService', ...overrides });
}

async function ids(caller: Caller, overrides: Partial<ListQuery>): Promise<string[]> {
  const { data } = await listOrders(caller, query(overrides));
  return data.map(({ id }) => id);
}

/** One of many orders, with a unique number. */
function ordered(count: number, overrides: Partial<Order> = {}): Order {
  return anOrder(companyId, String(5_000_000 + count), overrides);
}

function person(id: string) {
  return { id, fullName: 'Test Person', picture: null };
}

function wordy(order: Order): Partial<Order> {
  return {
    priority: 'critical',
    owner: person('acc_01KJQ3Z6W8G6T0C0M9S1V4X2AD'),
    equipment: {
      ...order.equipment,
      brand: 'Caterpillar Global Mining Equipment',
      model: '6060 FS Hydraulic Mining Shovel',
      product: 'Hydraulic Mining Shovel (Front)',
      serialNumber: 'CAT0606DKPX9B001234567890123',
      unitNumber: 'NORTH-PIT-SHOVEL-0000000123',
    },
    jobsite: { ...order.jobsite, id: 'job_1', name: 'Black Thunder Mine, North Pit, Haul Road 7 West' },
    address: { ...order.address, city: 'Lake Havasu City Extension', state: 'Massachusetts (West)' },
    issue: 'Loses hydraulic pressure under load, slews slowly, and the swing motor whines above 1,500 rpm',
    faults: {
      count: 12,
      top: [
        {
          fault: 'Hydraulic oil temperature extremely high',
          name: 'Hydraulic oil is too hot',
          severity: 'critical',
        },
        { fault: 'Engine coolant level critically low at sensor', name: null, severity: 'critical' },
      ],
      codes: [],
    },
  };
}
