import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { findOrders } from '#functions/orders/find/find-orders.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { headRow, offerRow, orderRow, updateRow } from '#functions/orders/store/order-rows.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import { batchWrite, documentClient, type Key, putRow } from '#functions/platform/table.ts';
import { accountsWithUser } from '#functions/rebuild/pool-users.ts';
import { projectRoot } from '#infra/functions.ts';
import { ordersAllInput } from '#schema/orders/order-calls.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callerFor } from '#test/support/callers.ts';
import { eventually } from '#test/support/eventually.ts';
import { frontDoor } from '#test/support/http-callers.ts';
import {
  actorOf,
  creationOf,
  noCreditLimit,
  offeredBy,
  orderFromAlert,
  situationOf,
  stepOf,
  subjectOf,
} from '#test/support/orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';

/** A table as it stands after its app stack was deployed anew: nothing that happened before is on the stream any more. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

let stack: WholeStack;
let cloudAssembly: string;

const { serialNumber } = subjectOf().equipment;

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stack = await startWholeStack(cloudAssembly, newStateDirectory());
  // Tells this process where the pools are.
  frontDoor(stack, cloudAssembly);
});
afterAll(async () => {
  await stack.kill();
});

test('what the app stack kept outside the table is made again, and a second time changes nothing', async () => {
  const company = await savedCompany();
  const manager = await savedAccount({ companyId: company.id, identityAt: '2026-01-05T08:00:00.000Z' });
  const { account: technician } = await savedTechnician();
  const { order, offers } = await orderWithoutEvents(manager, await stack.now());
  const reminder = `${order.id}-availability-expiring-${offers[0]?.id.slice(-6)}`;
  await searchLost(manager, order.id);

  const first = await rebuild();
  const alerted = await eventually(async () => {
    const technicians = (await wavesOf(order.id, 1)).flatMap((wave) => wave.technicians);
    return technicians.length > 0 ? technicians.map(({ id }) => id) : undefined;
  }, patience);
  await scheduled(reminder);
  const caller = await frontDoor(stack, cloudAssembly).signIn(manager);
  const made = await madeOf(manager);
  const second = await rebuild();

  expect(first).toContain('1 orders brought into lists and search');
  expect(first).toContain('1 of them asked for their reminders, 1 for their search');
  expect(first).toContain('1 technicians filed\n1 users made in the pools');
  expect(first).toContain('0 rows failed');
  expect(alerted).toEqual([technician.id]);
  expect(made.found).toEqual([order.id]);
  expect(made.ordersOwned).toBe(1);
  expect((await caller.call('customers.profile.get', undefined)).outcome).toBe('done');
  expect(second).toContain('0 users made in the pools');
  expect(second).toContain('0 rows failed');
  expect(await madeOf(manager)).toEqual(made);
  expect(await stack.executionsOf('matching')).toEqual([expect.objectContaining({ name: `${order.id}-1` })]);
});

test('goes on from the position that an earlier run printed', async () => {
  await savedAccount({ identityAt: '2026-01-05T08:00:00.000Z' });
  const last = (await rowsIn(stack.tableName)).at(-1);

  const rest = await rebuild(JSON.stringify({ pk: last?.pk, sk: last?.sk }));

  expect(rest).toContain('0 orders brought into lists and search');
  expect(rest).toContain('0 users made in the pools');
});

const patience = 90_000;

/** An open order with an offer, whose events the bus never carried. The stream only brings it into lists and search. */
async function orderWithoutEvents(
  { id: accountId, companyId }: StoredAccount,
  now: Date,
): Promise<OrderRecord> {
  const { order, faults, updates } = creationOf(orderFromAlert({ companyId }), situationOf('system', now));
  const approved = stepOf(
    { order, faults, updates, offers: [] },
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates' }, credit: noCreditLimit },
    situationOf(actorOf('FleetManager', { accountId, companyId }), now),
  );
  const serviceDate = new Date(now.getTime() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  const record = offeredBy(approved, {}, { now, serviceDate });
  for (const row of [
    ...record.updates.map(updateRow),
    ...record.offers.map((offer) => offerRow(order.id, offer)),
    headRow(record.order),
    orderRow(record.order),
  ]) {
    await putRow(row);
  }
  return record;
}

/** The search finds the order, and then its table is empty. */
async function searchLost(manager: StoredAccount, orderId: string): Promise<void> {
  await eventually(async () => ((await found(manager)).includes(orderId) ? true : undefined), patience);
  const remove = (await rowsIn(searchTable())).map(({ pk, sk }) => ({ pk, sk }));
  await batchWrite({ put: [], remove }, searchTable());
  expect(await found(manager)).toEqual([]);
}

async function found(manager: StoredAccount): Promise<string[]> {
  const query = ordersAllInput.parse({ status: 'scheduled', search: serialNumber });
  return ((await findOrders(callerFor(manager), query))?.data ?? []).map(({ id }) => id);
}

async function madeOf(manager: StoredAccount) {
  return {
    found: await found(manager),
    searchRows: await rowsIn(searchTable()),
    ordersOwned: (await readAccount(manager.id, { consistent: true }))?.ordersCount,
    users: [...(await accountsWithUser())],
  };
}

async function rowsIn(tableName: string): Promise<Key[]> {
  const { Items = [] } = await documentClient.send(new ScanCommand({ TableName: tableName }));
  return Items as Key[];
}

function searchTable(): string {
  return process.env.SEARCH_TABLE_NAME ?? '';
}

async function scheduled(name: string): Promise<void> {
  const schedules = new SchedulerClient({ endpoint: stack.awsEndpoint });
  const wanted = new GetScheduleCommand({ GroupName: 'ironcall-mock-reminders', Name: name });
  await eventually(() => schedules.send(wanted).catch(() => undefined), patience);
}

/** Runs it as `npm run rebuild` does; its output. */
async function rebuild(...position: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'functions/rebuild/run.ts', ...position],
    {
      cwd: projectRoot,
      env: { ...process.env, PREFIX: 'ironcall-mock', AWS_ENDPOINT_URL: stack.awsEndpoint },
    },
  );
  return stdout;
}
