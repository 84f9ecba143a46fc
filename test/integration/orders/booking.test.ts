import { describe, expect, test } from 'vitest';
import { accountRow } from '#functions/accounts/account-rows.ts';
import { companyRow } from '#functions/companies/company-rows.ts';
import { offerRow } from '#functions/orders/store/order-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow, put, transact } from '#functions/platform/table.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { newKey, ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerFor, callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { monday } from '../../support/orders.ts';
import { offerBy, type Scene, scene, tuesdayAtEight } from '../../support/scene.ts';
import { savedOpenOrder, savedOrder, slotOf } from '../../support/stored-orders.ts';
import { savedTechnician } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('an offer', () => {
  test('shows when, who, how far and for how much, but no phone number before the booking', async () => {
    const { order, tess, shown } = await scene({ order: 'open' });

    await offerBy(tess, order.id);

    const [offer] = (await shown()).ordersTechnicians;
    expect(offer).toMatchObject({
      id: `${order.id}.000006`,
      technicianId: tess.accountId,
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

  test('ends at its own start time and can then be requested again, once', async () => {
    const { order, tess, app } = await scene({ order: 'open' });
    const atTen = { serviceDate: '2026-03-02', serviceTime: '10:00:00' };
    const { id } = await offerBy(tess, order.id, atTen);
    const ask = (now: Date) => app({ now }).orders.requestNewAvailability({ orderTechniciansId: id });

    const early = await refusalOfCall(ask(hoursLater(0.9)));
    const asked = await ask(hoursLater(1));
    const again = await refusalOfCall(ask(hoursLater(2)));

    expect(early.code).toBe('CONFLICT');
    expect(asked.order).toMatchObject({ numberOfAvailableTechnicians: 0, ordersTechnicians: [{ id }] });
    expect(again.code).toBe('ALREADY_REQUESTED');
  });

  test('can be requested again once it has expired, and then not until the technician answers', async () => {
    const {
      order,
      offer: { id },
      tess,
      app,
    } = await scene({ order: 'offered' });
    const ask = (now: Date) => app({ now }).orders.requestNewAvailability({ orderTechniciansId: id });

    const live = await refusalOfCall(ask(monday));
    const asked = await ask(hoursLater(3));
    const again = await refusalOfCall(ask(hoursLater(4)));
    const unknown = await refusalOfCall(
      app().orders.requestNewAvailability({ orderTechniciansId: `${order.id}.000099` }),
    );
    const next = await offerBy(
      tess,
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
  test('takes over the offer’s date, time, technician and fees, and the technician’s slot', async () => {
    const { order, offer, technician, tess, app } = await scene({ order: 'offered' });

    const { answer, ...cost } = await metered(() =>
      app({ confirmInTable: true, idempotencyKey: newKey() }).orders.assignTechnician({
        orderTechniciansId: offer.id,
      }),
    );

    expect(answer.order).toMatchObject({
      status: 'scheduled',
      ...tuesdayAtEight,
      technicianId: tess.accountId,
      technician: { account: { fullName: 'Tess Moreno', phone: technician.account.phone } },
      fees: { estimatedMiles: 15, estimatedFees: offer.estimatedFees },
      ordersTechnicians: [],
      numberOfAvailableTechnicians: 0,
    });
    expect(answer.order.ordersUpdates.at(-1)).toMatchObject({
      updateTypeName: 'technician_scheduled',
      data: { technicianId: tess.accountId, ...tuesdayAtEight },
    });
    expect(await slotOf(tess, tuesdayAtEight)).toMatchObject({ orderId: order.id });
    expect(await getRow({ pk: `EVENT#evt_${order.id}_${answer.order.version}`, sk: 'EVENT' })).toMatchObject({
      name: 'order.technician-assigned',
    });
    expect(cost).toMatchObject({ roundTrips: 2, unitsRead: 4 });
  });

  test('sent again with its key has no further effect, even if the technician has given the job back since', async () => {
    const { order, offer, app, tech } = await scene({ order: 'offered' });
    const book = app({ idempotencyKey: newKey() }).orders;
    const input = { orderTechniciansId: offer.id };

    const twice = await Promise.all([book.assignTechnician(input), book.assignTechnician(input)]);
    await tech().jobs.giveBack({ id: order.id, message: null });
    const later = await book.assignTechnician(input);

    expect(twice.map(({ order: { version } }) => version)).toEqual([4, 4]);
    expect(later.order).toMatchObject({ status: 'open', version: 5 });
  });

  test('is refused if the offer has expired, was withdrawn or was replaced', async () => {
    const { order, manager, tess, tech } = await scene({ order: 'open' });
    const first = await offerBy(tess, order.id);
    const expired = await refusalOfCall(book(manager, first.id, hoursLater(3)));
    const second = await offerBy(tess, order.id, { ...tuesdayAtEight, serviceTime: '13:00:00' });
    const changed = await refusalOfCall(book(manager, first.id));
    await tech().jobs.removeAvailability({ id: order.id });

    const withdrawn = await refusalOfCall(book(manager, second.id));

    expect([expired.code, changed.code, withdrawn.code]).toEqual(Array(3).fill('AVAILABILITY_EXPIRED'));
    expect(withdrawn.message).toBe(
      'The technician you selected is no longer available. Please choose another one.',
    );
  });

  test('is refused for a time that has passed meanwhile', async () => {
    const { order, manager, tess } = await scene({ order: 'open' });
    const offer = await offerBy(tess, order.id, { serviceDate: '2026-03-02', serviceTime: '10:00:00' });

    const refused = await refusalOfCall(book(manager, offer.id, hoursLater(1)));

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
    const set = await scene({ order: 'offered' });
    await change(set);

    const refused = await refusalOfCall(book(set.manager, set.offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
    expect(await slotOf(set.tess, tuesdayAtEight)).toBeUndefined();
  });

  test('checks a technician who has changed since the offer, and accepts one still able to come', async () => {
    const { offer, manager, technician, tess } = await scene({ order: 'offered' });
    const profile = { ...technician.profile, brands: [...technician.profile.brands, 'Komatsu'] };
    await putTechnician({ ...technician, profile }, technician.profile);

    const { order: booked } = await book(manager, offer.id);

    expect(booked).toMatchObject({ status: 'scheduled', technicianId: tess.accountId });
  });

  test('is refused if the technician’s company was deactivated', async () => {
    const { offer, manager, technician } = await scene({ order: 'offered' });
    await transact([put(companyRow({ ...technician.company, status: 'inactive' }))]);

    const refused = await refusalOfCall(book(manager, offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
  });

  test('is refused if the jobsite now requires what the technician lacks', async () => {
    const { order, offer, manager, app } = await scene({ order: 'offered' });
    await app().orders.updateJobsite({ id: order.id, jobsite: { requirements: ['twic'] } });

    const refused = await refusalOfCall(book(manager, offer.id));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
  });

  test('checks the technician directly if the offer lacks abilities', async () => {
    const {
      order,
      offer: { id },
      manager,
    } = await scene({ order: 'offered' });
    const [made] = (await savedOrder(order.id)).offers;
    if (made === undefined) throw new Error('No offer.');
    const { abilities, ...offer } = made;
    await transact([put(offerRow(order.id, offer))]);

    const { order: booked } = await book(manager, id);

    expect(abilities).toMatchObject({ brands: ['John Deere', 'Caterpillar'], serviceArea: 'regional' });
    expect(booked.status).toBe('scheduled');
  });

  test('is refused if the technician has another job at that time', async () => {
    const { order, manager, tess, anotherOrder, shown } = await scene({ order: 'open' });
    await anotherOrder('scheduled');
    const offer = await offerBy(tess, order.id, { ...tuesdayAtEight, serviceTime: '08:00' });

    const refused = await refusalOfCall(book(manager, offer.id));

    expect(refused.code).toBe('SLOT_TAKEN');
    expect((await shown()).status).toBe('open');
  });

  test('is refused with the status if the order is already booked', async () => {
    const { order, manager, tess } = await scene({ order: 'open' });
    const other = await savedTechnician();
    const [first, second] = [
      await offerBy(tess, order.id),
      await offerBy(callerFor(other.account), order.id),
    ];
    await book(manager, first.id);

    const refused = await refusalOfCall(book(manager, second.id));

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
  });

  test('needs order_management', async () => {
    const { order, offer, company } = await scene({ order: 'offered' });
    const member = ordersAs(callerOf('InternalUser', { companyId: company.id }));

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
  test('ends the search with its offers, and starts a new one', async () => {
    const { order, offer, app } = await scene({ order: 'offered' });
    const manager = app({ now: hoursLater(1) }).orders;

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
    expect((await refusalOfCall(manager.assignTechnician({ orderTechniciansId: offer.id }))).code).toBe(
      'AVAILABILITY_EXPIRED',
    );
  });

  test('is no longer possible for managers once a technician is booked', async () => {
    const { orderId, app } = await scene({ order: 'scheduled' });

    const refused = await refusalOfCall(
      app().orders.cancel({ id: orderId, cancellationReason: 'just_exploring' }),
    );

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
  });

  test('requires a written reason with “other”', async () => {
    const { order, app } = await scene({ order: 'open' });

    const refused = await refusalOfCall(app().orders.cancel({ id: order.id, cancellationReason: 'other' }));

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { cancellationReasonCustom: 'Please provide a reason for cancellation' } },
    });
  });

  test('does not open an order at the company’s credit limit', async () => {
    const { id: companyId } = await savedCompany({ creditLimitCents: 100_000, balanceCents: 100_000 });
    const manager = ordersAs(fleetManager({ companyId }));
    const { order } = await savedOpenOrder(companyId);
    await manager.cancel({ id: order.id, cancellationReason: 'pricing_too_high' });

    const refused = await refusalOfCall(manager.reopen({ id: order.id }));

    expect(refused.code).toBe('CREDIT_LIMIT_REACHED');
  });
});

test('the technician’s fees show only to authorized people, and only after booking', async () => {
  const { order, offer, company, manager } = await scene({ order: 'offered' });
  const participant = await savedAccount({ companyId: company.id, roleId: 'ExternalUser' });
  const member = ordersAs(callerOf('InternalUser', { companyId: company.id }));
  const before = await member.getTechnicianEstimatedFees({ id: order.id });
  await book(manager, offer.id);

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
        callerOf('ExternalUser', { companyId: company.id, accountId: participant.id }),
      ).getTechnicianEstimatedFees({ id: order.id }),
    ),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

test('customers see the company’s name everywhere if it hides its technicians’ names', async () => {
  const { orderId, app, tech, shown } = await scene({
    order: 'open',
    technician: { terms: { hideTechnicianNames: true } },
  });
  const tess = tech({ confirmInTable: true }).jobs;
  await tess.createOrderUpdate({ orderId, data: { message: 'I can come tomorrow' } });
  await tess.submitAvailability({ id: orderId, ...tuesdayAtEight });
  const manager = app().orders;
  const offered = await shown();
  const booked = await manager.assignTechnician({
    orderTechniciansId: offered.ordersTechnicians[0]?.id ?? '',
  });
  await tess.partsNeeded({ id: orderId, message: 'A pump' });

  const { data } = await manager.all({ status: 'scheduled' });
  const view = await shown();

  expect(data).toMatchObject([{ id: orderId, technicianName: 'Gateway Heavy Repair' }]);
  expect(booked.order.technician?.account.fullName).toBe('Gateway Heavy Repair');
  expect(JSON.stringify([offered, booked, data, view])).not.toMatch(/Moreno|Tess\b/);
});

function book(manager: Caller, orderTechniciansId: string, now: Date = monday) {
  return ordersAs(manager, { now }).assignTechnician({ orderTechniciansId });
}

function hoursLater(hours: number): Date {
  return new Date(monday.getTime() + hours * 3_600_000);
}
