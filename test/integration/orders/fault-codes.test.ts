import { expect, test } from 'vitest';
import { newKey, ordersAs, refusalOfCall } from '#test/support/api-calls.ts';
import { callerOf, fleetManager } from '#test/support/callers.ts';
import { scene } from '#test/support/scene.ts';
import { savedOrder, savedPendingOrder } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

test('codes are added one per line and removed by id, once even if retried', async () => {
  const { company, manager } = await scene();
  const { order, faults } = await savedPendingOrder(company.id);
  const orders = ordersAs(manager, { idempotencyKey: newKey() });
  const input = {
    id: order.id,
    add: ['SPN 100 FMI 1\n\n  E0363(2)  \n', '   '],
    remove: faults.map(({ id }) => id),
  };

  const { order: changed } = await orders.updateFaultCodes(input);
  await orders.updateFaultCodes(input);

  expect(changed.faultCodes.map(({ fault, severity }) => [fault, severity])).toEqual([
    ['SPN 100 FMI 1', 'critical'],
    ['E0363(2)', 'medium'],
  ]);
  expect(changed.ordersUpdates.slice(-2).map(({ updateTypeName }) => updateTypeName)).toEqual([
    'fault_code_added',
    'fault_code_removed',
  ]);
  const stored = await savedOrder(order.id);
  expect(stored.faults.map(({ fault }) => fault).sort()).toEqual(['E0363(2)', 'SPN 100 FMI 1']);
  expect(stored.order.version).toBe(changed.version);
});

test('blank lines are refused, and a stranger’s order does not exist', async () => {
  const { company, manager } = await scene();
  const { order } = await savedPendingOrder(company.id);
  const change = { id: order.id, add: ['E1'] };

  const blank = await refusalOfCall(ordersAs(manager).updateFaultCodes({ id: order.id, add: [' \n'] }));
  const strange = await refusalOfCall(
    ordersAs(fleetManager({ companyId: 'com_other' })).updateFaultCodes(change),
  );
  const guest = await refusalOfCall(
    ordersAs(callerOf('ExternalUser', { companyId: company.id })).updateFaultCodes(change),
  );

  expect(blank).toMatchObject({ code: 'BAD_INPUT', details: { fields: { add: 'Required' } } });
  expect([strange.code, guest.code]).toEqual(['NOT_FOUND', 'FORBIDDEN']);
});
