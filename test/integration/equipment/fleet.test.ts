import { beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { openOrderKey } from '#functions/equipment/machine-standing.ts';
import { putRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { refusalOfCall } from '#test/support/api-calls.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { savedMachine } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();
beforeAll(async () => {
  const cat = { brand: 'Caterpillar', model: '320 GC', product: null };
  await savedMachine('com_fleet', { ...cat, id: 'equ_a', serialNumber: 'KMTA1', unitNumber: 'EX 104' });
  await savedMachine('com_fleet', {
    ...cat,
    id: 'equ_b',
    product: 'Excavator',
    serialNumber: 'KMTA2',
    unitNumber: 'EX 105',
  });
  await savedMachine('com_fleet', {
    id: 'equ_c',
    brand: 'Deere',
    model: '320 P',
    modelId: 'mod_own',
    serialNumber: 'XKMT',
    unitNumber: 'KMT-9',
  });
  await savedMachine('com_other', { id: 'equ_theirs', serialNumber: 'KMTA3', unitNumber: 'EX 106' });
});

const equipmentAs = (who = fleetManager()) => callerFactory(appRouter)(callContext(who)).customers.equipment;
const idsOf = (machines: readonly { id: string }[]) => machines.map(({ id }) => id);

describe('a company’s machines', () => {
  test('are found by the start of a serial number, however it is typed', async () => {
    const { answer, unitsRead, roundTrips } = await metered(() =>
      equipmentAs().all({ searchSerialNumber: ' kmt a' }),
    );

    expect(idsOf(answer)).toEqual(['equ_a', 'equ_b']);
    expect([unitsRead, roundTrips]).toEqual([1.5, 2]);
  });

  test('are found by the start of a unit number', async () => {
    expect(idsOf(await equipmentAs().all({ searchUnitNumber: 'ex  10' }))).toEqual(['equ_a', 'equ_b']);
    expect(await equipmentAs().all({ searchUnitNumber: '104' })).toEqual([]);
  });

  test('can be filtered by model', async () => {
    const { all } = equipmentAs();

    expect(idsOf(await all({ modelId: 'mod_own' }))).toEqual(['equ_c']);
    expect(await all({ modelId: 'mod_own', searchSerialNumber: 'KMTA' })).toEqual([]);
    expect(idsOf(await all({}))).toEqual(['equ_a', 'equ_b', 'equ_c']);
  });

  test('are all active', async () => {
    expect(await equipmentAs().all({ active: true })).toHaveLength(3);
    expect(await equipmentAs().all({ active: false })).toEqual([]);
  });

  test('are searched by one number at a time', async () => {
    const refusal = await refusalOfCall(
      equipmentAs().all({ searchSerialNumber: 'K', searchUnitNumber: 'E' }),
    );

    expect(refusal).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('are limited to 25', async () => {
    for (let machine = 0; machine < 26; machine += 1) await savedMachine('com_large');

    const found = await equipmentAs(fleetManager({ companyId: 'com_large' })).all({});

    expect(found).toHaveLength(25);
  });
});

describe('the search for models and machines', () => {
  test('lists models once, with their number of machines, apart from machines', async () => {
    const found = await equipmentAs().searchModelsAndEquipment({ search: 'cat 320' });

    expect(found.models[0]).toEqual({
      brand: 'Caterpillar',
      model: '320 GC',
      modelId: null,
      product: 'Excavator',
      machines: 2,
    });
    expect(idsOf(found.equipment)).toEqual(['equ_a', 'equ_b']);
  });

  test('adds models from the catalogue, each once', async () => {
    const { models } = await equipmentAs().searchModelsAndEquipment({ search: 'cat 320' });

    expect(models.length).toBeGreaterThan(1);
    expect(models.length).toBeLessThanOrEqual(10);
    expect(models.slice(1).every(({ machines, modelId }) => machines === 0 && modelId !== null)).toBe(true);
    expect(new Set(models.map(({ brand, model }) => `${brand} ${model}`)).size).toBe(models.length);
  });

  test('shows each machine’s open order and last jobsite', async () => {
    const { id } = await savedMachine('com_under_way', { serialNumber: 'UNDERWAY1' });
    await putRow({
      ...openOrderKey('com_under_way', id),
      kind: 'open-order',
      orderIds: new Set(['10020']),
      lastJobsite: { name: 'Boone Quarry', lat: 38.9, long: -92.3 },
    });

    const { answer, roundTrips } = await metered(() =>
      equipmentAs(fleetManager({ companyId: 'com_under_way' })).searchModelsAndEquipment({
        search: 'underway',
      }),
    );

    expect(answer.equipment).toMatchObject([
      { id, openOrderId: '10020', lastJobsite: { name: 'Boone Quarry', lat: 38.9, long: -92.3 } },
    ]);
    expect(roundTrips).toBe(2);
  });

  test('finds machines by the start of a number', async () => {
    const found = await equipmentAs().searchModelsAndEquipment({ search: 'kmt' });

    expect(found.models.filter(({ machines }) => machines > 0)).toEqual([]);
    expect(idsOf(found.equipment)).toEqual(['equ_a', 'equ_b', 'equ_c']);
  });

  test('finds a serial number typed with spaces', async () => {
    const found = await equipmentAs().searchModelsAndEquipment({ search: 'KMT A2' });

    expect(idsOf(found.equipment)).toEqual(['equ_b']);
  });

  test('lists all of the company’s machines, and only those, before anything is typed', async () => {
    const found = await equipmentAs(fleetManager({ companyId: 'com_other' })).searchModelsAndEquipment({});

    expect(idsOf(found.equipment)).toEqual(['equ_theirs']);
    expect(found.models).toHaveLength(1);
  });
});

test('people who cannot request orders learn nothing of the fleet', async () => {
  const { all, searchModelsAndEquipment } = equipmentAs(callerOf('ExternalUser'));

  expect(await refusalOfCall(all({}))).toMatchObject({ code: 'FORBIDDEN' });
  expect(await refusalOfCall(searchModelsAndEquipment({}))).toMatchObject({ code: 'FORBIDDEN' });
});
