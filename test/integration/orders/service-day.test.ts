import { beforeAll, describe, expect, test } from 'vitest';
import { savedAccount } from '../../support/accounts.ts';
import { jobsAs, newKey, ordersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerOf } from '../../support/callers.ts';
import { offerBy, scene, tuesdayAtEight } from '../../support/scene.ts';
import { standInForUploads } from '../../support/stand-ins.ts';
import { slotOf } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

/** 8:05 in the morning of the scheduled day at the jobsite. */
const onTheDay = new Date('2026-03-03T14:05:00.000Z');
const later = (minutes: number) => new Date(onTheDay.getTime() + minutes * 60_000);

withDatabase();
beforeAll(standInForUploads);

describe('on-site and off-site', () => {
  test('are marked by technician and customer in turn, each once', async () => {
    const { orderId, app, tech } = await scene({ order: 'scheduled' });
    const tess = tech({ now: onTheDay }).jobs;
    const manager = app({ now: later(60) }).orders;

    const arrived = await tess.markTechnicianPresence({ id: orderId, status: 'on-site' });
    const twice = await refusalOfCall(manager.markTechnicianPresence({ id: orderId, status: 'on-site' }));
    const left = await manager.markTechnicianPresence({ id: orderId, status: 'off-site' });
    const leftTwice = await refusalOfCall(tess.markTechnicianPresence({ id: orderId, status: 'off-site' }));
    const back = await tech({ now: later(90) }).jobs.markTechnicianPresence({
      id: orderId,
      status: 'on-site',
    });

    expect(arrived.order.presence).toEqual({ onSiteAt: onTheDay.toISOString(), offSiteAt: null });
    expect(left.order.presence).toEqual({
      onSiteAt: onTheDay.toISOString(),
      offSiteAt: later(60).toISOString(),
    });
    expect([twice.code, leftTwice.code]).toEqual(['PRESENCE_UNCHANGED', 'PRESENCE_UNCHANGED']);
    expect(back.order.ordersUpdates.map(({ updateTypeName }) => updateTypeName).slice(-3)).toEqual([
      'technician_marked_on_site',
      'technician_marked_off_site',
      'technician_marked_on_site',
    ]);
  });

  test('can only be marked on the scheduled day at the jobsite', async () => {
    const { orderId, app, tech } = await scene({ order: 'scheduled' });
    // Ten on Monday night in Chicago, already Tuesday in UTC.
    const eveBefore = new Date('2026-03-03T04:00:00.000Z');
    const input = { id: orderId, status: 'on-site' as const };

    const early = await refusalOfCall(tech({ now: eveBefore }).jobs.markTechnicianPresence(input));
    const customers = await refusalOfCall(app({ now: later(24 * 60) }).orders.markTechnicianPresence(input));

    expect([early.code, customers.code]).toEqual(['NOT_SCHEDULED_DAY', 'NOT_SCHEDULED_DAY']);
  });

  test('can be marked by participants, but not by other people of the company', async () => {
    const { orderId, company } = await scene({ order: 'scheduled' });
    const member = callerOf('InternalUser', { companyId: company.id });

    const refused = await refusalOfCall(
      ordersAs(member, { now: onTheDay }).markTechnicianPresence({ id: orderId, status: 'on-site' }),
    );

    expect(refused).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order_management' } });
  });

  test('cannot be marked while the order is open', async () => {
    const { orderId, app, tech } = await scene({ order: 'scheduled' });
    await tech().jobs.giveBack({ id: orderId, message: null });

    const refused = await refusalOfCall(
      app({ now: onTheDay }).orders.markTechnicianPresence({ id: orderId, status: 'on-site' }),
    );

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'open' } });
  });
});

describe('the booked technician', () => {
  test('reports needed parts and the end of the day, with photos', async () => {
    const { orderId, tech, shown } = await scene({ order: 'scheduled' });
    const tess = tech({ now: onTheDay }).jobs;
    const files = [{ uri: `orders/${orderId}/upl_1/pump.jpg`, type: 'image' as const }];

    await tess.partsNeeded({ id: orderId, message: ' A pump ', files });
    await tess.doneForDay({ id: orderId });
    const foreign = await refusalOfCall(
      tess.partsNeeded({ id: orderId, files: [{ uri: 'orders/99999/upl_1/pump.jpg', type: 'image' }] }),
    );

    const order = await shown();
    expect(order.status).toBe('scheduled');
    expect(order.ordersUpdates.slice(-2)).toMatchObject([
      { updateTypeName: 'parts_needed', data: { message: 'A pump', files } },
      { updateTypeName: 'done_for_day', data: { message: null, files: [] } },
    ]);
    expect(order.files).toMatchObject(files);
    expect(foreign.code).toBe('BAD_INPUT');
  });

  test('reschedules the job, which takes the new slot and frees the old one', async () => {
    const { orderId, tess, tech } = await scene({ order: 'scheduled' });
    const at = { serviceDate: '2026-03-05', serviceTime: '10:00' };

    const { order } = await tech().jobs.reschedule({
      id: orderId,
      ...at,
      message: 'The part is late',
    });

    expect(order).toMatchObject({
      status: 'rescheduled',
      serviceDate: '2026-03-05',
      serviceTime: '10:00:00',
    });
    expect(order.ordersUpdates.slice(-2)).toMatchObject([
      {
        updateTypeName: 'job_rescheduled',
        source: 'techapp',
        data: { serviceDate: '2026-03-05', serviceTime: '10:00:00', message: 'The part is late' },
      },
      {
        updateTypeName: 'schedule_change',
        source: 'heavebot',
        user: null,
        data: { from: tuesdayAtEight, to: { serviceDate: '2026-03-05', serviceTime: '10:00:00' } },
      },
    ]);
    expect(await slotOf(tess, tuesdayAtEight)).toBeUndefined();
    expect(await slotOf(tess, { serviceDate: '2026-03-05', serviceTime: '10:00:00' })).toMatchObject({
      orderId,
    });
  });

  test('cannot reschedule into the past, to the same time or onto another job', async () => {
    const { orderId, tess, tech, anotherOrder } = await scene({ order: 'scheduled' });
    const other = await anotherOrder('scheduled', { when: { ...tuesdayAtEight, serviceTime: '13:00:00' } });
    const move = (serviceTime: string, serviceDate: string = tuesdayAtEight.serviceDate) =>
      refusalOfCall(tech().jobs.reschedule({ id: orderId, serviceDate, serviceTime, message: null }));

    const [past, same, taken] = [
      await move('08:00:00', '2026-03-02'),
      await move('08:00'),
      await move('13:00'),
    ];

    expect([past.code, same.code, taken.code]).toEqual(['TIME_PAST', 'BAD_INPUT', 'SLOT_TAKEN']);
    expect(await slotOf(tess, { ...tuesdayAtEight, serviceTime: '13:00:00' })).toMatchObject({
      orderId: other,
    });
  });

  test('gives the job back, and the search starts again without the old offers', async () => {
    const { orderId, tess, tech, shown } = await scene({ order: 'scheduled' });
    const jobs = tech({ idempotencyKey: newKey() }).jobs;

    const { order, canServe } = await jobs.giveBack({ id: orderId, message: 'My truck broke down' });
    const again = await jobs.giveBack({ id: orderId, message: 'My truck broke down' });

    expect(order).toMatchObject({
      status: 'open',
      matchingRound: 2,
      ordersTechnicians: [],
      technician: null,
    });
    expect(canServe).toBe(true);
    expect(again.order.version).toBe(order.version);
    expect(await slotOf(tess, tuesdayAtEight)).toBeUndefined();
    expect(await shown()).toMatchObject({ technicianId: null, fees: null, serviceDate: null });
  });

  test('completes the job with hours, notes and photos, and the customer is asked for a rating', async () => {
    const { orderId, tech, shown } = await scene({ order: 'scheduled' });
    const files = [{ uri: `orders/${orderId}/upl_1/after.jpg`, type: 'image' as const }];
    const tess = tech({ now: later(180) }).jobs;

    const { order } = await tess.complete({ id: orderId, hours: 2.75, notes: 'Replaced the sensor', files });
    const again = await refusalOfCall(tess.complete({ id: orderId, hours: 1, notes: 'Once more' }));

    expect(order).toMatchObject({
      status: 'complete',
      closedAt: later(180).toISOString(),
      reviewExpiredAt: later(180 + 14 * 24 * 60).toISOString(),
    });
    expect((await shown()).ordersUpdates.slice(-2)).toMatchObject([
      { updateTypeName: 'job_completed', data: { hours: 2.75, message: 'Replaced the sensor', files } },
      { updateTypeName: 'review_prompt', expiredAt: later(180 + 14 * 24 * 60).toISOString() },
    ]);
    expect(again).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'complete' } });
  });

  test.each([
    ['no hours', { hours: 0, notes: 'Done' }, 'hours'],
    ['part of a quarter', { hours: 1.1, notes: 'Done' }, 'hours'],
    ['no notes', { hours: 1, notes: ' ' }, 'notes'],
  ])('cannot complete it with %s', async (_, input, field) => {
    const { orderId, tech } = await scene({ order: 'scheduled' });

    const refused = await refusalOfCall(tech().jobs.complete({ id: orderId, ...input }));

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

test('a colleague of the booked technician can read the job but not change it', async () => {
  const { orderId, tess } = await scene({ order: 'scheduled' });
  const colleague = await savedAccount({
    userType: 'technician',
    roleId: 'TechnicianAssociate',
    companyId: tess.companyId,
  });
  const jobs = jobsAs(
    callerOf('TechnicianAssociate', { accountId: colleague.id, companyId: tess.companyId }),
    { now: onTheDay },
  );

  const refused = await Promise.all([
    refusalOfCall(jobs.markTechnicianPresence({ id: orderId, status: 'on-site' })),
    refusalOfCall(jobs.doneForDay({ id: orderId })),
    refusalOfCall(jobs.partsNeeded({ id: orderId })),
    refusalOfCall(
      jobs.reschedule({ id: orderId, serviceDate: '2026-03-05', serviceTime: '10:00', message: null }),
    ),
    refusalOfCall(jobs.giveBack({ id: orderId, message: null })),
    refusalOfCall(jobs.complete({ id: orderId, hours: 1, notes: 'Done' })),
  ]);

  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['FORBIDDEN']));
  expect(await jobs.byId({ id: orderId })).toMatchObject({ order: { status: 'scheduled' }, canServe: false });
});

test('a job given back can be booked again for the same time', async () => {
  const { orderId, tess, app, tech } = await scene({ order: 'scheduled' });
  await tech().jobs.giveBack({ id: orderId, message: null });
  const offer = await offerBy(tess, orderId);

  const { order } = await app().orders.assignTechnician({ orderTechniciansId: offer.id });

  expect(order).toMatchObject({ status: 'scheduled', ...tuesdayAtEight });
  expect(await slotOf(tess, tuesdayAtEight)).toMatchObject({ orderId });
});
