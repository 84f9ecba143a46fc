import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { order as orderRow } from '#functions/orders/order.ts';
import { orderPk } from '#functions/orders/store/order-rows.ts';
import type { SearchWave } from '#functions/orders/store/search-waves.ts';
import { searchPk, searchWave } from '#functions/orders/store/search-waves.ts';
import { parseRow } from '#functions/platform/table.ts';
import { savedCompany } from '#test/support/accounts.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { eventually } from '#test/support/eventually.ts';
import { savedOpenOrder } from '#test/support/stored-orders.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

let cloudAssembly: string;
let stateDirectory: string;
let stack: WholeStack;

beforeAll(async () => {
  cloudAssembly = await builtStacks();
  stateDirectory = newStateDirectory();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
});
afterAll(async () => {
  await stack.kill();
});

test('a search survives kill -9 while waiting and in the middle of its waves, and alerts nobody twice', async () => {
  const { id: companyId } = await savedCompany();
  await savedCandidates(40, 10);
  await savedCandidates(40, 150);
  await savedCandidates(40, 400);
  const {
    order: { id },
  } = await savedOpenOrder(companyId, { now: await stack.now() });
  await eventually(async () => ((await wavesOf(id)).length === 1 ? true : undefined), patience);

  // While it waits for its second wave.
  await restart();
  await stack.advance(100_000);
  await eventually(async () => ((await wavesOf(id)).length >= 2 ? true : undefined), patience);
  // While waves are running, wherever each has got to.
  for (let turn = 0; turn < 3; turn += 1) {
    const moving = stack.advance(100_000).catch(() => undefined);
    await waveUnderWay();
    await restart();
    await moving;
  }
  await stack.advance(700_000);
  const order = await eventually(async () => {
    const now = await orderNow(id);
    return now.search?.endedAt ? now : undefined;
  }, patience);

  const waves = await wavesOf(id);
  const alerted = waves.flatMap(({ technicians }) => technicians.map((technician) => technician.id));
  const events = await eventsOf(id, order.version);
  expect(new Set(alerted).size).toBe(alerted.length);
  expect(order.numberOfAlertedTechnicians).toBe(alerted.length);
  expect(alerted).toHaveLength(120);
  expect(waves.map(({ wave }) => wave)).toEqual(waves.map((_, index) => index + 1));
  expect(order.search).toMatchObject({ wave: waves.length });
  expect(events.filter((name) => name === 'order.technicians-alerted')).toHaveLength(waves.length);
  expect(events.filter((name) => name === 'order.search-ended')).toHaveLength(1);
  expect(await stack.executionsOf('matching')).toEqual([
    expect.objectContaining({ name: `${id}-1`, status: 'SUCCEEDED' }),
  ]);
});

/** A chain of stream, bus, queue and function, on a machine that may be busy. */
const patience = 90_000;

async function restart(): Promise<void> {
  await stack.kill();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
}

async function waveUnderWay(): Promise<void> {
  await eventually(async () => {
    const [execution] = await stack.executionsOf('matching');
    return execution?.states.find(({ phase }) => phase === 'running');
  }, patience);
}

async function wavesOf(orderId: string): Promise<SearchWave[]> {
  const rows = await stack.rowsOf(searchPk(orderId));
  return rows.filter(({ kind }) => kind === 'search-wave').map((row) => parseRow(searchWave, row));
}

async function orderNow(orderId: string) {
  const row = (await stack.rowsOf(orderPk(orderId))).find(({ kind }) => kind === 'order');
  return parseRow(orderRow, row ?? {});
}

/** Names of the events of an order's changes, oldest first. */
async function eventsOf(orderId: string, versions: number): Promise<unknown[]> {
  const changes = Array.from({ length: versions }, (_, index) => index + 1);
  const rows = await Promise.all(changes.map((version) => stack.rowsOf(`EVENT#evt_${orderId}_${version}`)));
  return rows.flat().map(({ name }) => name);
}
