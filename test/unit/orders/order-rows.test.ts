import { expect, test } from 'vitest';
import { orderRow, readOrderRows } from '#functions/orders/order-rows.ts';
import { openOrder } from '#test/support/orders.ts';

test('an order that was stored before lists said whose turn it is can still be read', () => {
  const { order } = openOrder();
  const { faults } = order;
  const top = faults.top.map(({ fault, severity }) => ({ fault, severity }));
  const { report: _report, offersUntil: _until, ...kept } = orderRow(order);

  const read = readOrderRows(order.id, [{ ...kept, faults: { ...faults, top } }]);

  expect(read?.order).toEqual({
    ...order,
    report: null,
    offersUntil: [],
    faults: { ...faults, top: top.map((fault) => ({ ...fault, name: null })) },
  });
});
