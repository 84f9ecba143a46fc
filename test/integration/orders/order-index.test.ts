import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from '#functions/orders/lists/index-rows.ts';
import { listOrders } from '#functions/orders/lists/list-orders.ts';
import { listingOf } from '#functions/orders/lists/listing.ts';
import { bringIntoLists } from '#functions/orders/lists/listings.store.ts';
import type { Order } from '#functions/orders/order.ts';
import { orderRow } from '#functions/orders/store/order-rows.ts';
import { documentClient, getRow, type Key } from '#functions/platform/table.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import { fleetManager } from '../../support/callers.ts';
import { metered, tableOfProcess } from '../../support/database.ts';
import { anOrder } from '../../support/many-orders.ts';
import { hand, orderRecord } from '../../support/order-index.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

test('after any order and number of changes and a crash at any write, the lists match the newest version', {
  timeout: 120_000,
}, async () => {
  const deliveries = fc.array(
    fc.record({
      version: fc.integer({ min: 0, max: 4 }),
      crashAt: fc.option(fc.integer({ min: 0, max: 5 })),
    }),
    { minLength: 1, maxLength: 8 },
  );
  let orderId = 20_000;

  await fc.assert(
    fc.asyncProperty(deliveries, async (given) => {
      orderId += 1;
      const versions = historyOf(String(orderId));
      const newest = versions.at(-1) as Order;

      for (const { version, crashAt } of given) {
        const [before, after] = [versions[version - 1], versions[version] as Order];
        const record = orderRecord(orderRow(after), before && orderRow(before));
        await crashing(crashAt, () => hand([record])).catch(() => {});
      }
      await hand([orderRecord(orderRow(newest))]);

      const expected = rowsOf(listingOf(newest)).map(nameOf).sort();
      expect(await namesIn(String(orderId))).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

test('an older change that finishes late corrects what it overwrote', async () => {
  const versions = historyOf('30001');
  const [first, second, last] = [versions[0], versions[1], versions[4]] as [Order, Order, Order];
  await hand([orderRecord(orderRow(first))]);

  await interrupted(
    () => hand([orderRecord(orderRow(second), orderRow(first))]),
    () => hand([orderRecord(orderRow(last))]),
  );

  expect(await namesIn('30001')).toEqual(rowsOf(listingOf(last)).map(nameOf).sort());
});

test('a change that shows in no list writes nothing', async () => {
  const order = anOrder('com_1', '40001');
  await hand([orderRecord(orderRow(order))]);
  const changed: Order = { ...order, version: order.version + 1, poNumber: 'PO-7' };

  const { unitsRead, unitsWritten } = await metered(() =>
    hand([orderRecord(orderRow(changed), orderRow(order))]),
  );

  expect({ unitsRead, unitsWritten }).toEqual({ unitsRead: 0, unitsWritten: 0 });
});

test('a timeline entry updates people’s lists but not the search', async () => {
  const owner = { id: 'acc_1', fullName: 'Dana Reyes', picture: null };
  const order = anOrder('com_1', '40005', { owner });
  await hand([orderRecord(orderRow(order))]);
  const changed: Order = { ...order, version: order.version + 1, lastUpdate: order.lastUpdate + 1 };

  const { unitsWritten } = await metered(() => hand([orderRecord(orderRow(changed), orderRow(order))]));

  expect(unitsWritten).toBeLessThanOrEqual(8);
});

test('a priority change updates people’s lists but not the search', async () => {
  const order = anOrder('com_1', '40002');
  await hand([orderRecord(orderRow(order))]);
  const changed: Order = { ...order, version: order.version + 1, priority: 'critical' };

  const { unitsWritten } = await metered(() => hand([orderRecord(orderRow(changed), orderRow(order))]));

  expect(unitsWritten).toBeLessThanOrEqual(8);
});

test('a pending order indexed in the old format is found, and its next change removes the old rows', async () => {
  const pending = anOrder('com_before', '40006');
  const { wordsInOneRow: _, ...listedBefore } = listingOf(pending);
  await bringIntoLists(listedBefore);
  const [, serialNumber = ''] = listedBefore.words;
  const found = () => idsFoundBy('com_before', serialNumber);
  expect(rowsOf(listedBefore).length).toBeGreaterThan(20);
  expect(await namesIn('40006')).toEqual(rowsOf(listedBefore).map(nameOf).sort());
  expect(await found()).toEqual(['40006']);

  const changed: Order = { ...pending, version: pending.version + 1, issue: 'Leaks oil' };
  await hand([orderRecord(orderRow(changed), orderRow(pending))]);

  expect(await namesIn('40006')).toEqual(rowsOf(listingOf(changed)).map(nameOf).sort());
  expect(rowsOf(listingOf(changed))).toHaveLength(2);
  expect(await found()).toEqual(['40006']);
});

test('an order that does not fit its schema is retried, but not the rest of its batch', async () => {
  const good = orderRow(anOrder('com_1', '40003'));
  const bad = { ...orderRow(anOrder('com_1', '40004')), status: 'lost' };

  await expect(hand([orderRecord(bad), orderRecord(good)])).rejects.toThrow('1 orders were not listed.');

  expect(await getRow({ pk: 'LISTED#40003', sk: 'LISTED' })).toMatchObject({ settled: true });
});

async function idsFoundBy(companyId: string, search: string): Promise<string[]> {
  const query = ordersAllInput.parse({ status: 'needsService', search });
  const { data } = await listOrders(fleetManager({ companyId }), query);
  return data.map(({ id }) => id);
}

/** Five versions that change its people, group, words and card, some of them back again. */
function historyOf(id: string): Order[] {
  const made = anOrder('com_1', id, { version: 1, issue: 'Leaks oil' });
  const owner = { id: 'acc_1', fullName: 'Dana Reyes', picture: null };
  const other = { id: 'acc_2', fullName: 'Lee Ortiz', picture: null };
  const approved: Order = { ...made, version: 2, status: 'open', owner, issue: 'Leaks hydraulic oil' };
  const joined: Order = { ...approved, version: 3, participants: [other], priority: 'critical' };
  const cancelled: Order = { ...joined, version: 4, status: 'cancelled', participants: [] };
  return [
    made,
    approved,
    joined,
    cancelled,
    { ...cancelled, version: 5, status: 'open', issue: 'Leaks oil' },
  ];
}

/** Lets that many writes through and fails all later ones until the work has ended. */
async function crashing(after: number | null, work: () => Promise<void>): Promise<void> {
  if (after === null) return work();
  let writes = 0;
  return intercepted(async () => {
    writes += 1;
    if (writes > after) throw new Error('The function was killed.');
  }, work);
}

/** Runs `between` just before the first rows of `work` are written, after it has recorded what it will write. */
async function interrupted(work: () => Promise<void>, between: () => Promise<void>): Promise<void> {
  let isDone = false;
  return intercepted(async (command) => {
    if (isDone || command !== 'BatchWriteItemCommand') return;
    isDone = true;
    await between();
  }, work);
}

async function intercepted(
  before: (command: string) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  documentClient.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context.commandName);
      if (/^(BatchWrite|Put)/.test(command)) await before(command);
      return next(args);
    },
    { name: 'interception', step: 'initialize', override: true },
  );
  try {
    await work();
  } finally {
    documentClient.middlewareStack.remove('interception');
  }
}

/** The order's rows in people's lists and in the search. */
async function namesIn(orderId: string): Promise<string[]> {
  const names: string[] = [];
  for (const table of [tableOfProcess, `${tableOfProcess}-search`]) {
    let from: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await documentClient.send(
        new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
      );
      names.push(
        ...Items.map((row) => nameOf(row as unknown as Key)).filter((name) => /^(LIST|FIND)#/.test(name)),
      );
      from = LastEvaluatedKey;
    } while (from !== undefined);
  }
  return names.filter((name) => name.endsWith(`#${orderId.padStart(10, '0')}`)).sort();
}

function nameOf({ pk, sk }: Key): string {
  return `${pk} ${sk}`;
}
