import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRow } from '#functions/accounts/account-rows.ts';
import { companyRow } from '#functions/companies/company-rows.ts';
import { offerRow, slotKey } from '#functions/orders/store/order-rows.ts';
import { getRow, put, transact } from '#functions/platform/table.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callerOf, fleetManager } from '#test/support/callers.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { monday } from '#test/support/orders.ts';
import {
  bookedOrder,
  callerFor,
  jobsAs,
  newKey,
  offerBy,
  ordersAs,
  refusalOfCall,
  type Scene,
  savedOpenOrder,
  savedScene,
  standInForRoutes,
  tuesdayAtEight,
} from '#test/support/service-scene.ts';
import { savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';

let database: TestDatabase;
let scene: Scene;

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
});
afterAll(() => database.stop());
beforeEach(async () => {
  scene = await savedScene();
});

describe('an offer', () => {
  test('shows when, who, how far, and for how much, and whom not to call yet', async () => {
    const { order } = await savedOpenOrder(scene.company.id);

    await offerBy(scene.tess, order.id);

    const [offer] = await offersOf(order.id);
    expect(offer).toMatchObject({
      id: `${order.id}.000006`,
      technicianId: scene.tess.accountId,
      ...tuesdayAtEight,
      technician: {
        account: { fullName: 'Tess Moreno', phone: null },
        company: { name: 'Gateway Heavy Repair' },
      },
      estimatedMiles: 15,
      estimatedTravelHours: 0.4,
      byRoad: true,
      estimatedFees: 2 * 15 * 150 + 2 * 0.4 * 9_000 + 7_500 + 1_000,
      updatedAt: monday.toISOString(),
      expiredAt: null,
      requestedAt: null,
    });
  });

  test('whose own time is over has ended: it counts no more, and is asked for again once', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const atTen = { serviceDate: '2026-03-02', serviceTime: '10:00:00' };
    const { id } = await offerBy(scene.tess, order.id, atTen);
    const ask = (now: Date) =>
      ordersAs(scene.manager, { now }).requestNewAvailability({ orderTechniciansId: id });

    const early = await refusalOfCall(ask(hoursLater(0.9)));
    const asked = await ask(hoursLater(1));
    const again = await refusalOfCall(ask(hoursLater(2)));

    expect(early.code).toBe('CONFLICT');
    expect(asked.order).toMatchObject({ numberOfAvailableTechnicians: 0, ordersTechnicians: [{ id }] });
    expect(again.code).toBe('ALREADY_REQUESTED');
  });

  test('is asked for again once it has run out, once until the technician answers', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const { id } = await offerBy(scene.tess, order.id);
    const ask = (now: Date) =>
      ordersAs(scene.manager, { now }).requestNewAvailability({ orderTechniciansId: id });

    const live = await refusalOfCall(ask(monday));
    const asked = await ask(hoursLater(3));
    const again = await refusalOfCall(ask(hoursLater(4)));
    const unknown = await refusalOfCall(
      ordersAs(scene.manager).requestNewAvailability({ orderTechniciansId: `${order.id}.000099` }),
    );
    const next = await offerBy(
      scene.tess,
      order.id,
      { serviceDate: '2026-03-04', serviceTime: '09:30' },
      hoursLater(5),
    );

    expect(live).toMatchObject({ code: 'CONFLICT', details: { conflictsWith: id } });
    expect(asked.order.ordersTechnicians).toMatchObject([{ id, requestedAt: hoursLater(3).toISOString() }]);
    expect(again.code).toBe('ALREADY_REQUESTED');
    expect(unknown.code).toBe('AVAILABILITY_EXPIRED');
    expect(next).toMatchObject({ serviceTime: '09:30:00', requestedAt: null });
  });
});

describe('booking', () => {
  test('takes date, time, technician and fees of the offer, and the technician’s slot', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    const { account } = await confirmedManager();

    const { answer, ...cost } = await metered(() =>
      ordersAs(account, { confirmInTable: true, idempotencyKey: newKey() }).assignTechnician({
        orderTechniciansId: offer.id,
      }),
    );

    expect(answer.order).toMatchObject({
      status: 'scheduled',
      ...tuesdayAtEight,
      technicianId: scene.tess.accountId,
      technician: { account: { fullName: 'Tess Moreno', phone: scene.technician.account.phone } },
      fees: { estimatedMiles: 15, estimatedFees: offer.estimatedFees },
      ordersTechnicians: [],
      numberOfAvailableTechnicians: 0,
    });
    expect(answer.order.ordersUpdates.at(-1)).toMatchObject({
      updateTypeName: 'technician_scheduled',
      data: { technicianId: scene.tess.accountId, ...tuesdayAtEight },
    });
    expect(await slotOf(scene.tess.accountId)).toMatchObject({ orderId: order.id });
    expect(await getRow({ pk: `EVENT#evt_${order.id}_${answer.order.version}`, sk: 'EVENT' })).toMatchObject({
      name: 'order.technician-assigned',
    });
    expect(cost).toMatchObject({ roundTrips: 2, unitsRead: 4 });
  });

  test('sent again under its key is answered as the first time, also when the technician has since given the job back', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    const book = ordersAs(scene.manager, { idempotencyKey: newKey() });
    const input = { orderTechniciansId: offer.id };

    const twice = await Promise.all([book.assignTechnician(input), book.assignTechnician(input)]);
    await jobsAs(scene.tess).giveBack({ id: order.id, message: null });
    const later = await book.assignTechnician(input);

    expect(twice.map(({ order: { version } }) => version)).toEqual([4, 4]);
    expect(later.order).toMatchObject({ status: 'open', version: 5 });
  });

  test('is refused once the offer has run out, is withdrawn, or is another one', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const first = await offerBy(scene.tess, order.id);
    const expired = await refusalOfCall(book(first.id, hoursLater(3)));
    const second = await offerBy(scene.tess, order.id, { ...tuesdayAtEight, serviceTime: '13:00:00' });
    const changed = await refusalOfCall(book(first.id));
    await jobsAs(scene.tess).removeAvailability({ id: order.id });

    const withdrawn = await refusalOfCall(book(second.id));

    expect([expired.code, changed.code, withdrawn.code]).toEqual(Array(3).fill('AVAILABILITY_EXPIRED'));
    expect(withdrawn.message).toBe(
      'The technician you selected is no longer available. Please choose another one.',
    );
  });

  test('is refused for a time that has passed meanwhile', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id, { serviceDate: '2026-03-02', serviceTime: '10:00:00' });

    const refused = await refusalOfCall(book(offer.id, hoursLater(1)));

    expect(refused.code).toBe('TIME_PAST');
  });

  test.each([
    [
      'does not serve the brand any more',
      async ({ technician }: Scene) => {
        const profile = { ...technician.profile, brands: ['Komatsu'] };
        await putTechnician({ ...technician, profile }, technician.profile);
      },
    ],
    [
      'was deactivated',
      async ({ technician }: Scene) => {
        await transact([put(accountRow({ ...technician.account, status: 'inactive' }))]);
      },
    ],
    [
      'only works in the office now',
      async ({ technician }: Scene) => {
        await transact([put(accountRow({ ...technician.account, roleId: 'TechnicianOfficeStaff' }))]);
      },
    ],
  ])('is refused for a technician who %s', async (_, change) => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    await change(scene);

    const refused = await refusalOfCall(book(offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
    expect(await slotOf(scene.tess.accountId)).toBeUndefined();
  });

  test('reads a technician who has changed since the offer, and books one that can still come', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    const profile = { ...scene.technician.profile, brands: [...scene.technician.profile.brands, 'Komatsu'] };
    await putTechnician({ ...scene.technician, profile }, scene.technician.profile);

    const { order: booked } = await book(offer.id);

    expect(booked).toMatchObject({ status: 'scheduled', technicianId: scene.tess.accountId });
  });

  test('is refused for a technician whose company was deactivated', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    await transact([put(companyRow({ ...scene.technician.company, status: 'inactive' }))]);

    const refused = await refusalOfCall(book(offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
  });

  test('is refused where the jobsite has come to require what the technician has not', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    await ordersAs(scene.manager).updateJobsite({ id: order.id, jobsite: { requirements: ['twic'] } });

    const refused = await refusalOfCall(book(offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
  });

  test('goes by the technician itself where an offer does not say what it can do', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const { id } = await offerBy(scene.tess, order.id);
    const [made] = (await savedOrder(order.id)).offers;
    if (made === undefined) throw new Error('No offer.');
    const { abilities, ...offer } = made;
    await transact([put(offerRow(order.id, offer))]);

    const { order: booked } = await book(id);

    expect(abilities).toMatchObject({ brands: ['John Deere', 'Caterpillar'], serviceArea: 'regional' });
    expect(booked.status).toBe('scheduled');
  });

  test('is refused while the technician has another job at that time', async () => {
    await bookedOrder(scene);
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id, { ...tuesdayAtEight, serviceTime: '08:00' });

    const refused = await refusalOfCall(book(offer.id));

    expect(refused.code).toBe('SLOT_TAKEN');
    expect((await shown(order.id)).status).toBe('open');
  });

  test('a second time is refused with the status', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const other = await savedTechnician();
    const [first, second] = [await offerBy(scene.tess, order.id), await offerBy(callerFor(other), order.id)];
    await book(first.id);

    const refused = await refusalOfCall(book(second.id));

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
  });

  test('needs order_management', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    const member = ordersAs(callerOf('InternalUser', { companyId: scene.company.id }));

    const refused = await Promise.all([
      refusalOfCall(member.assignTechnician({ orderTechniciansId: offer.id })),
      refusalOfCall(member.requestNewAvailability({ orderTechniciansId: offer.id })),
      refusalOfCall(member.cancel({ id: order.id, cancellationReason: 'just_exploring' })),
      refusalOfCall(member.reopen({ id: order.id })),
    ]);

    for (const refusal of refused) {
      expect(refusal).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order_management' } });
    }
  });
});

describe('cancelling and reopening', () => {
  test('ends the search with its offers, and begins another one', async () => {
    const { order } = await savedOpenOrder(scene.company.id);
    const offer = await offerBy(scene.tess, order.id);
    const manager = ordersAs(scene.manager, { now: hoursLater(1) });

    const cancelled = await manager.cancel({
      id: order.id,
      cancellationReason: 'other',
      cancellationReasonCustom: ' Sold it ',
    });
    const early = await refusalOfCall(manager.cancel({ id: order.id, cancellationReason: 'just_exploring' }));
    const reopened = await manager.reopen({ id: order.id });

    expect(cancelled.order).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'other',
      cancellationReasonCustom: 'Sold it',
      ordersTechnicians: [],
    });
    expect(early).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'cancelled' } });
    expect(reopened.order).toMatchObject({
      status: 'open',
      matchingRound: 2,
      openedAt: hoursLater(1).toISOString(),
      cancellationReason: null,
      ordersTechnicians: [],
    });
    expect((await refusalOfCall(book(offer.id))).code).toBe('AVAILABILITY_EXPIRED');
  });

  test('is over for managers once a technician is booked', async () => {
    const orderId = await bookedOrder(scene);

    const refused = await refusalOfCall(
      ordersAs(scene.manager).cancel({ id: orderId, cancellationReason: 'just_exploring' }),
    );

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
  });

  test('asks for a reason in own words with other', async () => {
    const { order } = await savedOpenOrder(scene.company.id);

    const refused = await refusalOfCall(
      ordersAs(scene.manager).cancel({ id: order.id, cancellationReason: 'other' }),
    );

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { cancellationReasonCustom: 'Please provide a reason for cancellation' } },
    });
  });

  test('does not open an order for a company at its credit limit', async () => {
    const { id: companyId } = await savedCompany({ creditLimitCents: 100_000, balanceCents: 100_000 });
    const manager = ordersAs(fleetManager({ companyId }));
    const { order } = await savedOpenOrder(companyId);
    await manager.cancel({ id: order.id, cancellationReason: 'pricing_too_high' });

    const refused = await refusalOfCall(manager.reopen({ id: order.id }));

    expect(refused.code).toBe('CREDIT_LIMIT_REACHED');
  });
});

test('the fees of a booked technician are for those whom they concern, and none before', async () => {
  const { order } = await savedOpenOrder(scene.company.id);
  const offer = await offerBy(scene.tess, order.id);
  const participant = await savedAccount({ companyId: scene.company.id, roleId: 'ExternalUser' });
  const member = ordersAs(callerOf('InternalUser', { companyId: scene.company.id }));
  const before = await member.getTechnicianEstimatedFees({ id: order.id });
  await book(offer.id);

  const after = await metered(() => member.getTechnicianEstimatedFees({ id: order.id }));

  expect(before).toBeNull();
  expect(after).toMatchObject({
    answer: { estimatedFees: offer.estimatedFees },
    roundTrips: 1,
    unitsRead: 0.5,
  });
  expect(
    await refusalOfCall(
      ordersAs(
        callerOf('ExternalUser', { companyId: scene.company.id, accountId: participant.id }),
      ).getTechnicianEstimatedFees({ id: order.id }),
    ),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

test('a company that hides its technicians’ names is named in their place, wherever a customer reads', async () => {
  const hidden = await savedScene({ technician: { terms: { hideTechnicianNames: true } } });
  const { order } = await savedOpenOrder(hidden.company.id);
  const tess = jobsAs(hidden.tess, { confirmInTable: true });
  await tess.createOrderUpdate({ orderId: order.id, data: { message: 'I can come tomorrow' } });
  await tess.submitAvailability({ id: order.id, ...tuesdayAtEight });
  const manager = ordersAs(hidden.manager);
  const offered = await shown(order.id, hidden);
  const booked = await manager.assignTechnician({
    orderTechniciansId: offered.ordersTechnicians[0]?.id ?? '',
  });
  await tess.partsNeeded({ id: order.id, message: 'A pump' });

  const { data } = await manager.all({ status: 'scheduled' });
  const view = await shown(order.id, hidden);

  expect(data).toMatchObject([{ id: order.id, technicianName: 'Gateway Heavy Repair' }]);
  expect(booked.order.technician?.account.fullName).toBe('Gateway Heavy Repair');
  expect(JSON.stringify([offered, booked, data, view])).not.toMatch(/Moreno|Tess\b/);
});

function book(orderTechniciansId: string, now: Date = monday) {
  return ordersAs(scene.manager, { now }).assignTechnician({ orderTechniciansId });
}

async function shown(id: string, { manager } = scene) {
  const answer = await ordersAs(manager).byId({ id });
  if (answer.unchanged) throw new Error('Not asked for.');
  return answer.order;
}

async function offersOf(orderId: string) {
  return (await shown(orderId)).ordersTechnicians;
}

function slotOf(technicianId: string) {
  return getRow(slotKey({ technicianId, ...tuesdayAtEight }), { consistent: true });
}

async function confirmedManager() {
  const account = await savedAccount({ companyId: scene.company.id });
  return { account: fleetManager({ companyId: scene.company.id, accountId: account.id }) };
}

function hoursLater(hours: number): Date {
  return new Date(monday.getTime() + hours * 3_600_000);
}
