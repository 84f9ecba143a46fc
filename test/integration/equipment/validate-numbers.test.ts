import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { OrderEquipment } from '#schema/orders.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { refusalOfCall } from '#test/support/service-scene.ts';
import { savedMachine } from '#test/support/stored-orders.ts';

let database: TestDatabase;
let machine: OrderEquipment;

beforeAll(async () => {
  database = await startDatabase();
  machine = await savedMachine('com_fleet', { serialNumber: '1FF350PAX123', unitNumber: 'EX 104' });
});
afterAll(() => database.stop());

const equipmentAs = (who = fleetManager()) => callerFactory(appRouter)(callContext(who)).customers.equipment;

test('a serial number is taken where another machine of the company bears it, however it is written', async () => {
  const { validateSerialNumber } = equipmentAs();

  expect(await validateSerialNumber({ serialNumber: ' 1ff350pax 123' })).toEqual({ isUnique: false });
  expect(await validateSerialNumber({ equipmentId: 'equ_other', serialNumber: '1FF350PAX123' })).toEqual({
    isUnique: false,
  });
  expect(await validateSerialNumber({ equipmentId: machine.id, serialNumber: '1FF350PAX123' })).toEqual({
    isUnique: true,
  });
  expect(await validateSerialNumber({ serialNumber: '1FF350PAX124' })).toEqual({ isUnique: true });
});

test('a unit number likewise', async () => {
  const { validateUnitNumber } = equipmentAs();

  expect(await validateUnitNumber({ unitNumber: ' ex  104 ' })).toEqual({ isUnique: false });
  expect(await validateUnitNumber({ equipmentId: machine.id, unitNumber: 'EX 104' })).toEqual({
    isUnique: true,
  });
  expect(await validateUnitNumber({ unitNumber: 'EX 105' })).toEqual({ isUnique: true });
});

test('what is not known yet is nobody’s', async () => {
  await savedMachine('com_fleet', { serialNumber: null, unitNumber: null });
  const { validateSerialNumber, validateUnitNumber } = equipmentAs();

  expect(await validateSerialNumber({ serialNumber: 'TBD' })).toEqual({ isUnique: true });
  expect(await validateSerialNumber({ serialNumber: '  ' })).toEqual({ isUnique: true });
  expect(await validateUnitNumber({ unitNumber: '' })).toEqual({ isUnique: true });
});

test('what machines of other companies bear stays unsaid, and nobody from outside may ask', async () => {
  const other = equipmentAs(fleetManager({ companyId: 'com_other' }));
  const outsider = equipmentAs(callerOf('ExternalUser'));

  expect(await other.validateSerialNumber({ serialNumber: '1FF350PAX123' })).toEqual({ isUnique: true });
  expect(await other.validateUnitNumber({ unitNumber: 'EX 104' })).toEqual({ isUnique: true });
  expect(await refusalOfCall(outsider.validateUnitNumber({ unitNumber: 'EX 104' }))).toMatchObject({
    code: 'FORBIDDEN',
  });
});
