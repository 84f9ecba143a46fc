import { beforeAll, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { openOrderKey } from '#functions/equipment/machine-standing.ts';
import { putRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { callContext, callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { savedMachine } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let machine: OrderEquipment;

const free = { isUnique: true, bearer: null };
let taken: object;

withDatabase();
beforeAll(async () => {
  machine = await savedMachine('com_fleet', { serialNumber: '1FF350PAX123', unitNumber: 'EX 104' });
  taken = { isUnique: false, bearer: { ...machine, openOrderId: null, lastJobsite: null } };
});

const equipmentAs = (who = fleetManager()) => callerFactory(appRouter)(callContext(who)).customers.equipment;

test('a serial number is taken if another machine of the company has it, however it is written', async () => {
  const { validateSerialNumber } = equipmentAs();

  expect(await validateSerialNumber({ serialNumber: ' 1ff350pax 123' })).toEqual(taken);
  expect(await validateSerialNumber({ equipmentId: 'equ_other', serialNumber: '1FF350PAX123' })).toEqual(
    taken,
  );
  expect(await validateSerialNumber({ equipmentId: machine.id, serialNumber: '1FF350PAX123' })).toEqual(free);
  expect(await validateSerialNumber({ serialNumber: '1FF350PAX124' })).toEqual(free);
});

test('the same goes for a unit number', async () => {
  const { validateUnitNumber } = equipmentAs();

  expect(await validateUnitNumber({ unitNumber: ' ex  104 ' })).toEqual(taken);
  expect(await validateUnitNumber({ equipmentId: machine.id, unitNumber: 'EX 104' })).toEqual(free);
  expect(await validateUnitNumber({ unitNumber: 'EX 105' })).toEqual(free);
});

test('a missing number is never taken', async () => {
  await savedMachine('com_fleet', { serialNumber: null, unitNumber: null });
  const { validateSerialNumber, validateUnitNumber } = equipmentAs();

  expect(await validateSerialNumber({ serialNumber: 'TBD' })).toEqual(free);
  expect(await validateSerialNumber({ serialNumber: '  ' })).toEqual(free);
  expect(await validateUnitNumber({ unitNumber: '' })).toEqual(free);
});

test('machines of other companies stay hidden, and external users may not ask', async () => {
  const other = equipmentAs(fleetManager({ companyId: 'com_other' }));
  const outsider = equipmentAs(callerOf('ExternalUser'));

  expect(await other.validateSerialNumber({ serialNumber: '1FF350PAX123' })).toEqual(free);
  expect(await other.validateUnitNumber({ unitNumber: 'EX 104' })).toEqual(free);
  expect(await refusalOfCall(outsider.validateUnitNumber({ unitNumber: 'EX 104' }))).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('the machine with a number comes with its open order and last jobsite, in two round trips', async () => {
  const { id } = await savedMachine('com_fleet', { serialNumber: 'KMT77', unitNumber: 'EX 77' });
  await putRow({
    ...openOrderKey('com_fleet', id),
    kind: 'open-order',
    orderIds: new Set(['9999', '10012']),
    lastJobsite: { name: 'Boone Quarry', lat: 38.9, long: -92.3 },
  });

  const { answer, unitsRead, roundTrips } = await metered(() =>
    equipmentAs().validateUnitNumber({ unitNumber: 'ex 77' }),
  );

  expect(answer.bearer).toMatchObject({
    id,
    openOrderId: '10012',
    lastJobsite: { name: 'Boone Quarry', lat: 38.9, long: -92.3 },
  });
  expect([unitsRead, roundTrips]).toEqual([2.5, 2]);
});

test('a row from before jobsites were kept has no last jobsite', async () => {
  const { id } = await savedMachine('com_fleet', { serialNumber: 'KMT78', unitNumber: null });
  await putRow({ ...openOrderKey('com_fleet', id), kind: 'open-order', orderIds: new Set(['10013']) });

  const { bearer } = await equipmentAs().validateSerialNumber({ serialNumber: 'KMT78' });

  expect(bearer).toMatchObject({ openOrderId: '10013', lastJobsite: null });
});
