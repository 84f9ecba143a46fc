import { GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { carryOut } from '#functions/orders/carry-out.ts';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import { wavesOf } from '#functions/orders/store/search-waves.ts';
import type { RoleId } from '#schema/accounts/roles.ts';
import { savedCompany } from '../../support/accounts.ts';
import { savedCandidates } from '../../support/candidates.ts';
import { eventually } from '../../support/eventually.ts';
import { actorOf, offerOf, situationOf, technicianOf } from '../../support/orders.ts';
import { savedOpenOrder, savedOrder } from '../../support/stored-orders.ts';
import { newStateDirectory } from '../../support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '../../support/whole-stack.ts';

/**
 * Everything deployed, from the table's stream to the last schedule, on a moved clock, with every delivery made twice.
 */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let stack: WholeStack;
let cloudAssembly: string;
let stateDirectory: string;
let companyId: string;
let brand: string;
let tests = 0;

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stateDirectory = newStateDirectory();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
  await stack.turn('delivers-twice', true);
});
afterAll(async () => {
  await stack.kill();
});
beforeEach(async () => {
  tests += 1;
  brand = `Brand ${tests}`;
  ({ id: companyId } = await savedCompany());
});

describe('a search', () => {
  test('without technicians widens for 630 seconds and ends once', async () => {
    const orderId = await openedOrder();
    await waveDone(orderId, 1);

    await stack.advance(580_000);
    const before = (await savedOrder(orderId)).order;
    await stack.advance(60_000);
    await ended(orderId);
    await stack.advance(3_600_000);

    const { order } = await savedOrder(orderId);
    expect(before.search).toEqual({ wave: 11, radiusMiles: 660, endedAt: null });
    expect(order.search).toEqual({ ...before.search, endedAt: expect.any(String) });
    expect(Date.parse(order.search?.endedAt ?? '') - Date.parse(order.openedAt ?? '')).toBeCloseTo(
      630_000,
      -4,
    );
    expect(order).toMatchObject({
      status: 'open',
      numberOfAlertedTechnicians: 0,
      version: before.version + 1,
    });
    expect(await stack.executionsOf('matching')).toEqual([
      expect.objectContaining({ name: `${orderId}-1`, status: 'SUCCEEDED' }),
    ]);
  });

  test('stops at five live offers', async () => {
    await savedCandidates(30, 10, { brands: [brand] });
    const orderId = await openedOrder();
    await waveDone(orderId, 1);
    for (const number of [1, 2, 3, 4, 5]) await offered(orderId, number);

    await stack.advance(31_000);
    await ended(orderId);

    const { order } = await savedOrder(orderId);
    expect(order).toMatchObject({ status: 'open', numberOfAlertedTechnicians: 25, search: { wave: 1 } });
    expect(order.search?.endedAt).not.toBeNull();
  });

  test('ends when the order is cancelled, and a new one starts when it is reopened', async () => {
    const [technician] = await savedCandidates(1, 10, { brands: [brand] });
    const orderId = await openedOrder();
    await waveDone(orderId, 1);
    await give(orderId, { name: 'cancel', reason: 'other', custom: 'Sold' }, 'FleetManager');
    await give(orderId, { name: 'reopen', credit: unlimited }, 'FleetManager');

    await waveDone(orderId, 1);
    await stack.advance(31_000);

    await ended(orderId);
    const alerted = (await wavesOf(orderId, 2)).flatMap(({ technicians }) => technicians.map(({ id }) => id));
    expect(alerted).toEqual([technician?.technicianId]);
    expect(await runsOf(orderId)).toEqual([
      { name: `${orderId}-1`, status: 'SUCCEEDED' },
      { name: `${orderId}-2`, status: 'RUNNING' },
    ]);
  });
});

describe('a reminder', () => {
  test('of a three-hour offer comes once, half an hour before it expires', async () => {
    const orderId = await openedOrder();
    const offerId = await offered(orderId, 1);
    await scheduled(`${orderId}-availability-expiring-${offerId.slice(-6)}`);

    await stack.advance(149 * minute);
    const before = await remindersIn(orderId);
    await stack.advance(2 * minute);
    await eventually(async () => ((await remindersIn(orderId)).length > 0 ? true : undefined), patience);
    await stack.advance(60 * minute);

    expect(before).toEqual([]);
    expect(await remindersIn(orderId)).toEqual(['availability_expiring_reminder_sent']);
  });

  test('of the service comes a day and an hour before, and after a missed start, but not for a rescheduled time', async () => {
    const orderId = await openedOrder();
    const offerId = await offered(orderId, 1, await inDays(4));
    await give(
      orderId,
      { name: 'assignTechnician', offerId, technician: technicianOf({ id: offering(orderId, 1) }) },
      'FleetManager',
    );
    await scheduled(`${orderId}-service-start-${await inDays(4)}-080000`);
    const serviceDate = await inDays(6);
    await give(
      orderId,
      { name: 'reschedule', serviceDate, serviceTime: '08:00:00', message: null },
      'TechnicianOwner',
      offering(orderId, 1),
    );
    await scheduled(`${orderId}-service-start-${serviceDate}-080000`);

    await stack.advance(8 * 24 * 60 * minute);
    await eventually(async () => ((await remindersIn(orderId)).length > 3 ? true : undefined), patience);

    expect(await remindersIn(orderId)).toEqual([
      'bot_service_scheduled_reminder',
      'bot_service_start_reminder',
      'bot_service_status_reminder',
      'bot_reschedule_prompt',
    ]);
  });
});

const minute = 60_000;
/** A chain of stream, bus, queue and function, on a machine that may be busy. */
const patience = 90_000;
const unlimited = { balance: 0, creditLimit: null, creditUsagePercent: 0, creditLimitExceeded: false };

/** A newly opened order of the test's brand, for which only technicians with that brand are alerted. */
async function openedOrder(): Promise<string> {
  const { order } = await savedOpenOrder(companyId, { machine: { brand }, now: await stack.now() });
  return order.id;
}

/** Waits until the current round's search has done that many waves. */
async function waveDone(orderId: string, wave: number): Promise<void> {
  await eventually(
    async () => ((await savedOrder(orderId)).order.search?.wave === wave ? true : undefined),
    patience,
  );
}

/** Waits until the first round's workflow has ended. */
async function ended(orderId: string): Promise<void> {
  await eventually(async () => {
    const [first] = await runsOf(orderId);
    return first?.status === 'RUNNING' ? undefined : first;
  }, patience);
}

async function runsOf(orderId: string) {
  const runs = await stack.executionsOf('matching');
  return runs
    .filter(({ name }) => name.startsWith(`${orderId}-`))
    .map(({ name, status }) => ({ name, status }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function offering(orderId: string, number: number): string {
  return `acc_offering_${orderId}_${number}`;
}

/** Returns the offer's id. */
async function offered(orderId: string, number: number, serviceDate?: string): Promise<string> {
  const id = offering(orderId, number);
  const { offers } = await give(
    orderId,
    offerOf({ id }, { serviceDate: serviceDate ?? (await inDays(2)) }),
    'TechnicianOwner',
    id,
  );
  return offers.find(({ technician }) => technician.id === id)?.id ?? '';
}

async function inDays(days: number): Promise<string> {
  return new Date((await stack.now()).getTime() + days * 24 * 60 * minute).toISOString().slice(0, 10);
}

async function give(orderId: string, command: OrderCommand, roleId: RoleId, accountId = `acc_${roleId}`) {
  const own = roleId === 'FleetManager' ? { companyId } : {};
  const situation = situationOf(actorOf(roleId, { accountId, ...own }), await stack.now());
  const loaded = await savedOrder(orderId);
  return carryOut({ loaded, orderId, command, situation, commandId: undefined });
}

/** Waits until a schedule with that name exists. */
async function scheduled(name: string): Promise<void> {
  const schedules = new SchedulerClient({ endpoint: stack.awsEndpoint });
  const wanted = new GetScheduleCommand({ GroupName: 'ironcall-mock-reminders', Name: name });
  await eventually(() => schedules.send(wanted).catch(() => undefined), patience);
}

async function remindersIn(orderId: string): Promise<string[]> {
  const { updates } = await savedOrder(orderId);
  return updates
    .map(({ updateTypeName }) => updateTypeName)
    .filter((name) => /reminder|reschedule_prompt/.test(name));
}
