import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ListQuery } from '#functions/orders/lists/filter.rules.ts';
import { groupOf, groupsOf } from '#functions/orders/lists/groups.rules.ts';
import { listOrders } from '#functions/orders/lists/list-orders.ts';
import type { Order } from '#functions/orders/order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { priorities } from '#schema/alerts/severity.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import { orderListFilters, orderStatuses } from '#schema/orders/order-values.ts';
import { callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { anOrder, savedInLists } from '../../support/many-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

const companyId = 'com_01KJQ3Z6W8G6T0C0M9S1V4X2AC';
const callers: readonly Caller[] = [
  callerOf('FleetManager', { companyId, accountId: 'acc_1' }),
  callerOf('InternalUser', { companyId, accountId: 'acc_2' }),
  callerOf('ExternalUser', { companyId, accountId: 'acc_3' }),
];
const people = ['acc_1', 'acc_2', 'acc_3', 'acc_4', 'acc_5'];
const issues = [
  'Hydraulic leak at the boom',
  'Hydrant derates',
  'Boom cylinder leaks',
  'Übertemperatur',
  'Derates',
];
const start = Date.parse('2026-03-01T00:00:00.000Z');

const orders: Order[] = [];

withDatabase();
beforeAll(async () => {
  orders.push(...Array.from({ length: 140 }, (_, count) => randomOrder(count, count * 3_600_000)));
  await savedInLists(orders);
});

test('for any list, caller and concurrent additions, pages cover the list in order, each order once, within their cost', {
  timeout: 120_000,
}, async () => {
  const lists = fc.record({
    status: fc.constantFrom(...orderListFilters),
    showRejectedJobs: fc.boolean(),
    showCancelledJobs: fc.boolean(),
    sort: fc.constantFrom('id' as const, 'createdAt' as const, 'priority' as const),
    sortDir: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 50 }),
    allUsers: fc.boolean(),
    participantIds: fc.subarray(people),
    priorities: fc.subarray([...priorities]),
    search: fc.constantFrom(
      '',
      '',
      '',
      'leak',
      'BOOM  hydraulic',
      'nothing of it',
      'derate 1ff350paxlf0001',
      'ubertemp',
      '100',
    ),
    createdAt: fc.constantFrom(
      null,
      null,
      { from: '2026-03-03T00:00:00.000Z', to: null },
      { from: null, to: '2026-03-05T03:00:00.000Z' },
      { from: '2026-03-02T20:00:00.000Z', to: '2026-03-08T10:00:00.000Z' },
    ),
  });

  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(...callers), fc.boolean(), async (list, caller, isBusy) => {
      const asked: ListQuery = ordersAllInput.parse(list);
      const before = new Set(orders.map(({ id }) => id));
      const shown: string[] = [];
      let cursor: string | null = null;
      for (let page = 0; page === 0 || cursor !== null; page += 1) {
        const { answer, unitsRead, roundTrips } = await metered(() =>
          listOrders(caller, { ...asked, cursor }),
        );
        shown.push(...answer.data.map(({ id }) => id));
        cursor = answer.nextCursor;

        expect(answer.data.length).toBeLessThanOrEqual(list.limit);
        expect(roundTrips).toBeLessThanOrEqual(2);
        expect(unitsRead).toBeLessThanOrEqual(mostUnits(asked));
        if (isBusy && page < 2) await addOrders();
      }
      const whole = expectedOf(caller, asked);

      expect(shown.filter((id) => before.has(id))).toEqual(whole.filter((id) => before.has(id)));
      expect(new Set(shown).size).toBe(shown.length);
      expect(whole).toEqual(expect.arrayContaining(shown));
    }),
    { numRuns: 40 },
  );
});

/** Two orders: the newest one, and one in the middle. */
async function addOrders(): Promise<void> {
  const [count, hours] = [orders.length, 3_600_000];
  const added = [
    randomOrder(count, count * hours),
    randomOrder(count + 1, ((count * 7919) % 140) * hours + 17),
  ];
  orders.push(...added);
  await savedInLists(added);
}

/** Different for each number, and always the same for one. */
function randomOrder(count: number, afterMs: number): Order {
  const draw = (salt: number) =>
    (((count + 1) * 2_654_435_761 + salt * 40_503) % 4_294_967_296) / 4_294_967_296;
  const pick = <T>(salt: number, from: readonly T[]): T => from[Math.floor(draw(salt) * from.length)] as T;
  const order = anOrder(companyId, String(10_001 + count));
  return {
    ...order,
    status: pick(1, orderStatuses),
    priority: pick(2, priorities),
    createdAt: new Date(start + afterMs).toISOString(),
    owner: draw(3) < 0.3 ? null : person(pick(4, people)),
    participants: draw(5) < 0.6 ? [] : [person(pick(6, people))],
    issue: pick(7, issues),
    faults: { count: 0, top: [], codes: [] },
    equipment: {
      ...order.equipment,
      serialNumber: `1FF350PAXLF${String(Math.floor(draw(8) * 20)).padStart(6, '0')}`,
    },
  };
}

function person(id: string) {
  return { id, fullName: 'Test Person', picture: null };
}

function mostUnits({ search, limit, ...asked }: ListQuery): number {
  const filters = [
    groupsOf(asked.status, asked).length > 1,
    !asked.allUsers,
    asked.priorities.length % priorities.length > 0,
    asked.createdAt !== null,
    asked.status.startsWith('open'),
  ].filter(Boolean).length;
  const pages = Math.ceil(limit / 20);
  // From the highest priority down, each priority is read separately, in each of the filter's lists.
  const isByUrgency = asked.sort === 'priority' && asked.sortDir === 'desc';
  if (search !== '') return filters === 0 ? 3 + limit / 2 : 16;
  if (asked.status.startsWith('open')) return 16;
  return filters <= 1 && !(filters === 1 && asked.participantIds.length > 5)
    ? Math.max(3 * pages, isByUrgency ? ([3.5, 13.5][filters] ?? 16) : 0)
    : 16;
}

/** The list as it would be computed from all orders in memory. */
function expectedOf(caller: Caller, asked: ListQuery): string[] {
  const groups = groupsOf(asked.status, asked);
  const named = asked.participantIds.length > 0 ? asked.participantIds : [caller.accountId];
  const concerns = (order: Order, who: readonly string[]) =>
    [order.owner, ...order.participants].some((one) => one !== null && who.includes(one.id));
  const terms = asked.search.toLowerCase().split(/\s+/).filter(Boolean);
  const words = ({ id, issue, equipment }: Order) =>
    `${id} ${equipment.serialNumber} ${issue}`.toLowerCase().replace('ü', 'u').split(' ');
  const matching = orders.filter(
    (order) =>
      groups.includes(groupOf(order.status)) &&
      (!asked.status.startsWith('open') || ['open', 'cancelled'].includes(order.status)) &&
      (caller.roleId !== 'ExternalUser' || concerns(order, [caller.accountId])) &&
      (asked.allUsers ||
        concerns(order, named) ||
        (order.owner === null && caller.roleId === 'FleetManager')) &&
      (asked.priorities.length === 0 || asked.priorities.includes(order.priority)) &&
      (!asked.createdAt?.from || order.createdAt >= asked.createdAt.from) &&
      (!asked.createdAt?.to || order.createdAt <= asked.createdAt.to) &&
      terms.every((term) => words(order).some((word) => word.startsWith(term))),
  );
  const isByPriority = asked.sort === 'priority' && asked.search === '';
  const isRising = asked.sortDir === 'asc' && !(asked.sort === 'priority' && asked.search !== '');
  const way = isRising ? 1 : -1;
  const age = (order: Order) => (isByPriority ? 1 : way) * Date.parse(order.createdAt);
  const rank = ({ priority }: Order) => (isByPriority ? way * priorities.indexOf(priority) : 0);
  return matching.sort((one, other) => rank(one) - rank(other) || age(one) - age(other)).map(({ id }) => id);
}
