import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { slotKey } from '#functions/orders/store/order-rows.ts';
import { getRow } from '#functions/platform/table.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callerOf } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  bookedOrder,
  jobsAs,
  newKey,
  offerBy,
  ordersAs,
  refusalOfCall,
  type Scene,
  savedScene,
  standInForRoutes,
  standInForUploads,
  tuesdayAtEight,
} from '#test/support/service-scene.ts';

let database: TestDatabase;
let scene: Scene;
let orderId: string;

/** The scheduled day at the jobsite, 8:05 in the morning. */
const onTheDay = new Date('2026-03-03T14:05:00.000Z');
const later = (minutes: number) => new Date(onTheDay.getTime() + minutes * 60_000);

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
  standInForUploads();
});
afterAll(() => database.stop());
beforeEach(async () => {
  scene = await savedScene();
  orderId = await bookedOrder(scene);
});

describe('on-site and off-site', () => {
  test('are marked by technician and customer in turn, each once', async () => {
    const tess = jobsAs(scene.tess, { now: onTheDay });
    const manager = ordersAs(scene.manager, { now: later(60) });

    const arrived = await tess.markTechnicianPresence({ id: orderId, status: 'on-site' });
    const twice = await refusalOfCall(manager.markTechnicianPresence({ id: orderId, status: 'on-site' }));
    const left = await manager.markTechnicianPresence({ id: orderId, status: 'off-site' });
    const leftTwice = await refusalOfCall(tess.markTechnicianPresence({ id: orderId, status: 'off-site' }));
    const back = await jobsAs(scene.tess, { now: later(90) }).markTechnicianPresence({
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

  test('are marked on the scheduled day at the jobsite only', async () => {
    // Ten at night on Monday in Chicago, Tuesday already in UTC.
    const eveBefore = new Date('2026-03-03T04:00:00.000Z');
    const input = { id: orderId, status: 'on-site' as const };

    const early = await refusalOfCall(jobsAs(scene.tess, { now: eveBefore }).markTechnicianPresence(input));
    const customers = await refusalOfCall(
      ordersAs(scene.manager, { now: later(24 * 60) }).markTechnicianPresence(input),
    );

    expect([early.code, customers.code]).toEqual(['NOT_SCHEDULED_DAY', 'NOT_SCHEDULED_DAY']);
  });

  test('are marked by participants, and not by people of the company who take no part', async () => {
    const member = callerOf('InternalUser', { companyId: scene.company.id });

    const refused = await refusalOfCall(
      ordersAs(member, { now: onTheDay }).markTechnicianPresence({ id: orderId, status: 'on-site' }),
    );

    expect(refused).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order_management' } });
  });

  test('cannot be marked while the order is open', async () => {
    await jobsAs(scene.tess).giveBack({ id: orderId, message: null });

    const refused = await refusalOfCall(
      ordersAs(scene.manager, { now: onTheDay }).markTechnicianPresence({ id: orderId, status: 'on-site' }),
    );

    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'open' } });
  });
});

describe('the booked technician', () => {
  test('tells of the end of the day and of parts, with photos', async () => {
    const tess = jobsAs(scene.tess, { now: onTheDay });
    const files = [{ uri: `orders/${orderId}/upl_1/pump.jpg`, type: 'image' as const }];

    await tess.partsNeeded({ id: orderId, message: ' A pump ', files });
    await tess.doneForDay({ id: orderId });
    const foreign = await refusalOfCall(
      tess.partsNeeded({ id: orderId, files: [{ uri: 'orders/99999/upl_1/pump.jpg', type: 'image' }] }),
    );

    const { order } = await shownTo(scene);
    expect(order.status).toBe('scheduled');
    expect(order.ordersUpdates.slice(-2)).toMatchObject([
      { updateTypeName: 'parts_needed', data: { message: 'A pump', files } },
      { updateTypeName: 'done_for_day', data: { message: null, files: [] } },
    ]);
    expect(order.files).toMatchObject(files);
    expect(foreign.code).toBe('BAD_INPUT');
  });

  test('moves the job to another time, which takes that slot and lets the old one go', async () => {
    const at = { serviceDate: '2026-03-05', serviceTime: '10:00' };

    const { order } = await jobsAs(scene.tess).reschedule({
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
    expect(await slotAt(tuesdayAtEight)).toBeUndefined();
    expect(await slotAt({ serviceDate: '2026-03-05', serviceTime: '10:00:00' })).toMatchObject({ orderId });
  });

  test('does not move it into the past, onto itself, or onto another job', async () => {
    const other = await bookedOrder(scene, { ...tuesdayAtEight, serviceTime: '13:00:00' });
    const move = (serviceTime: string, serviceDate: string = tuesdayAtEight.serviceDate) =>
      refusalOfCall(jobsAs(scene.tess).reschedule({ id: orderId, serviceDate, serviceTime, message: null }));

    const [past, same, taken] = [
      await move('08:00:00', '2026-03-02'),
      await move('08:00'),
      await move('13:00'),
    ];

    expect([past.code, same.code, taken.code]).toEqual(['TIME_PAST', 'BAD_INPUT', 'SLOT_TAKEN']);
    expect(await slotAt({ ...tuesdayAtEight, serviceTime: '13:00:00' })).toMatchObject({ orderId: other });
  });

  test('gives the job back: the search begins again, without the old offers', async () => {
    const tess = jobsAs(scene.tess, { idempotencyKey: newKey() });

    const { order, canServe } = await tess.giveBack({ id: orderId, message: 'My truck broke down' });
    const again = await tess.giveBack({ id: orderId, message: 'My truck broke down' });

    expect(order).toMatchObject({
      status: 'open',
      matchingRound: 2,
      ordersTechnicians: [],
      technician: null,
    });
    expect(canServe).toBe(true);
    expect(again.order.version).toBe(order.version);
    expect(await slotAt(tuesdayAtEight)).toBeUndefined();
    expect((await shownTo(scene)).order).toMatchObject({ technicianId: null, fees: null, serviceDate: null });
  });

  test('completes it with hours, notes and photos, and the customer is asked for a rating', async () => {
    const files = [{ uri: `orders/${orderId}/upl_1/after.jpg`, type: 'image' as const }];
    const tess = jobsAs(scene.tess, { now: later(180) });

    const { order } = await tess.complete({ id: orderId, hours: 2.75, notes: 'Replaced the sensor', files });
    const again = await refusalOfCall(tess.complete({ id: orderId, hours: 1, notes: 'Once more' }));

    expect(order).toMatchObject({
      status: 'complete',
      closedAt: later(180).toISOString(),
      reviewExpiredAt: later(180 + 14 * 24 * 60).toISOString(),
    });
    expect((await shownTo(scene)).order.ordersUpdates.slice(-2)).toMatchObject([
      { updateTypeName: 'job_completed', data: { hours: 2.75, message: 'Replaced the sensor', files } },
      { updateTypeName: 'review_prompt', expiredAt: later(180 + 14 * 24 * 60).toISOString() },
    ]);
    expect(again).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'complete' } });
  });

  test.each([
    ['no hours', { hours: 0, notes: 'Done' }, 'hours'],
    ['part of a quarter', { hours: 1.1, notes: 'Done' }, 'hours'],
    ['no notes', { hours: 1, notes: ' ' }, 'notes'],
  ])('does not complete it with %s', async (_, input, field) => {
    const refused = await refusalOfCall(jobsAs(scene.tess).complete({ id: orderId, ...input }));

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

test('a colleague of the booked technician reads the job, and leaves it alone', async () => {
  const colleague = await savedAccount({
    userType: 'technician',
    roleId: 'TechnicianAssociate',
    companyId: scene.tess.companyId,
  });
  const jobs = jobsAs(
    callerOf('TechnicianAssociate', { accountId: colleague.id, companyId: scene.tess.companyId }),
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

test('a job that was given back can be booked again for the same time', async () => {
  await jobsAs(scene.tess).giveBack({ id: orderId, message: null });
  const offer = await offerBy(scene.tess, orderId);

  const { order } = await ordersAs(scene.manager).assignTechnician({ orderTechniciansId: offer.id });

  expect(order).toMatchObject({ status: 'scheduled', ...tuesdayAtEight });
  expect(await slotAt(tuesdayAtEight)).toMatchObject({ orderId });
});

async function shownTo({ manager }: Scene) {
  const answer = await ordersAs(manager).byId({ id: orderId });
  if (answer.unchanged) throw new Error('Not asked for.');
  return answer;
}

function slotAt(when: { readonly serviceDate: string; readonly serviceTime: string }) {
  return getRow(slotKey({ technicianId: scene.tess.accountId, ...when }), { consistent: true });
}
