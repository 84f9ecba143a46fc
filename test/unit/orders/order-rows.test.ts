import { expect, test } from 'vitest';
import { orderRow, readOrderRows } from '#functions/orders/store/order-rows.ts';
import { openOrder } from '#test/support/orders.ts';

test('an order stored before lists showed whose turn it is can still be read', () => {
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

test('an order stored with hours without seconds, or a place without a county, can still be read', () => {
  const { order } = openOrder();
  const jobsite = { ...order.jobsite, accessHoursStart: '07:00', accessHoursEnd: '17:30' };
  const row = { ...orderRow(order), jobsite, address: { ...order.address, county: '' } };

  const read = readOrderRows(order.id, [row]);

  expect(read?.order.jobsite).toMatchObject({ accessHoursStart: '07:00:00', accessHoursEnd: '17:30:00' });
  expect(read?.order.address).toEqual({ ...order.address, county: order.address.city });
});
