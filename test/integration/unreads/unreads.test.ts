import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedCompany } from '#test/support/accounts.ts';
import { newKey, ordersAs } from '#test/support/api-calls.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { indexed } from '#test/support/order-index.ts';
import { listedOrder, savedOrder } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

let companyId: string;
let dana: Caller;
let mia: Caller;

withDatabase();
beforeEach(async () => {
  companyId = (await savedCompany()).id;
  dana = fleetManager({ companyId, accountId: `acc_${randomUUID()}` });
  mia = callerOf('ExternalUser', { companyId, accountId: `acc_${randomUUID()}` });
});

const authAs = (who: Caller) => callerFactory(appRouter)(callContext(who)).auth;
const personOf = ({ accountId }: Caller) => ({ id: accountId, fullName: 'Test Person', picture: null });
/** Dana's order with Mia as a participant, in their lists. */
const ownOrder = async (change: object = {}) => {
  const people = { owner: personOf(dana), participants: [personOf(mia)] };
  const orderId = await listedOrder(companyId, () => ({ ...people, ...change }));
  await indexed(orderId);
  return orderId;
};
const message = async (orderId: string) => {
  const orders = ordersAs(dana, { idempotencyKey: newKey() });
  await orders.createOrderUpdate({ orderId, data: { message: 'Hello' } });
  await indexed(orderId);
};

describe('unread entries', () => {
  test('are counted for owners and participants, since they last looked', async () => {
    const orderId = await ownOrder();
    const before = (await savedOrder(orderId)).order.lastUpdate;
    await authAs(dana).markAsRead({ orderId });
    await message(orderId);
    await message(orderId);

    const [forDana, forMia] = [await authAs(dana).getUnreads(), await authAs(mia).getUnreads()];

    expect(forDana).toEqual([{ orderId, count: 2 }]);
    expect(forMia).toEqual([{ orderId, count: before + 2 }]);
  });

  test('disappear only for the person who looked', async () => {
    const orderId = await ownOrder();
    await message(orderId);

    const marked = await authAs(mia).markAsRead({ orderId });

    expect(marked).toEqual({ orderId, count: 0 });
    expect(await authAs(mia).getUnreads()).toEqual([]);
    expect(await authAs(dana).getUnreads()).toHaveLength(1);
  });

  test('are listed by newest order, for one’s own unfinished orders', async () => {
    const first = await ownOrder();
    await indexed(await listedOrder(companyId));
    await ownOrder({ status: 'complete' });
    const second = await ownOrder({ status: 'open' });

    const unreads = await authAs(dana).getUnreads();

    expect(unreads.map(({ orderId }) => orderId)).toEqual([second, first]);
  });

  test('exclude orders a person no longer participates in', async () => {
    const orderId = await ownOrder();
    await ordersAs(dana, { idempotencyKey: newKey() }).updateParticipants({ id: orderId, customerIds: [] });
    await indexed(orderId);

    expect(await authAs(mia).getUnreads()).toEqual([]);
    expect(await authAs(dana).getUnreads()).toHaveLength(1);
  });

  test('cost the same regardless of the company’s other orders', async () => {
    const orderId = await ownOrder();
    for (let order = 0; order < 30; order += 1) await indexed(await listedOrder(companyId));

    const { answer, roundTrips, unitsRead } = await metered(() => authAs(dana).getUnreads());

    expect(answer.map((unread) => unread.orderId)).toEqual([orderId]);
    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 2, unitsRead: 1.5 });
  });

  test('cover the newest fifty orders, in two round trips', async () => {
    const oldest = await ownOrder();
    for (let order = 0; order < 50; order += 1) await ownOrder();

    const { answer, roundTrips, unitsRead } = await metered(() => authAs(dana).getUnreads());

    expect(answer).toHaveLength(50);
    expect(answer.map(({ orderId }) => orderId)).not.toContain(oldest);
    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(6);
  });
});

test('marking an order as read twice changes nothing and costs one unit', async () => {
  const orderId = await ownOrder();
  await authAs(dana).markAsRead({ orderId });

  const { unitsWritten } = await metered(() => authAs(dana).markAsRead({ orderId }));

  expect(unitsWritten).toBe(1);
  expect(await authAs(dana).getUnreads()).toEqual([]);
});
