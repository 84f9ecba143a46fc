import { beforeAll, expect, test } from 'vitest';
import { callerFor } from '#test/support/callers.ts';
import { monday } from '#test/support/orders.ts';
import { offerBy, scene } from '#test/support/scene.ts';
import { standInForRoutes } from '#test/support/stand-ins.ts';
import { listedOrder, savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();
beforeAll(() => {
  standInForRoutes();
});

test('twenty technicians who offer at the same moment all succeed', async () => {
  const { company } = await scene();
  const orderId = await listedOrder(company.id, () => ({
    status: 'open',
    openedAt: monday.toISOString(),
    matchingRound: 1,
  }));
  const technicians = await Promise.all(Array.from({ length: 20 }, () => savedTechnician()));

  await Promise.all(technicians.map((one) => offerBy(callerFor(one), orderId)));

  const { offers, updates } = await savedOrder(orderId);
  expect(offers).toHaveLength(20);
  expect(updates.filter(({ updateTypeName }) => updateTypeName === 'availability_submitted')).toHaveLength(
    20,
  );
});
