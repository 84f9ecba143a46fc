import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { monday } from '#test/support/orders.ts';
import { callerFor, offerBy, savedScene, standInForRoutes } from '#test/support/service-scene.ts';
import { listedOrder, savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
});
afterAll(() => database.stop());

test('twenty technicians who answer in the same moment all get their offer in', async () => {
  const { company } = await savedScene();
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
