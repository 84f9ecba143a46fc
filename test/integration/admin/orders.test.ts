import { beforeAll, describe, expect, test } from 'vitest';
import { readCompany } from '#functions/companies/read-company.ts';
import { handler as updateTechnicianStats } from '#functions/jobs/update-technician-stats.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { newestReviews } from '#functions/technicians/reviews/review-rows.ts';
import type { Company } from '#schema/accounts/account.ts';
import { adminAs, eventsAbout, savedAdmin } from '../../support/admins.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { metered } from '../../support/database.ts';
import { monday } from '../../support/orders.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { offerBy, type Scene, scene } from '../../support/scene.ts';
import { listedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let admin: Caller;

withDatabase();
beforeAll(async () => {
  process.env.UPLOADS_BUCKET = 'uploads';
  admin = await savedAdmin();
});

/** A client that uses one idempotency key for all its commands. */
const orders = (now = monday) => adminAs(admin, { now }).orders;
const balance = async ({ id }: Company) => (await readCompany(id, { consistent: true })).balanceCents;

describe('the orders of a customer', () => {
  test('are listed by tab, whoever their participants are', async () => {
    const { company } = await scene();
    const [older, newer] = [await listedOrder(company.id), await listedOrder(company.id)];
    await listedOrder('com_other');

    const { answer, roundTrips } = await metered(() =>
      orders().all({ companyId: company.id, status: 'needsService' }),
    );
    const page = await orders().all({ companyId: company.id, status: 'needsService', limit: 1 });
    const rest = await orders().all({
      companyId: company.id,
      status: 'needsService',
      limit: 1,
      cursor: page.nextCursor,
    });
    const nobody = await refusalOfCall(orders().all({ companyId: 'com_nobody', status: 'scheduled' }));

    expect(answer.data.map(({ id }) => id)).toEqual([newer, older]);
    expect(roundTrips).toBe(1);
    expect([...page.data, ...rest.data].map(({ id }) => id)).toEqual([newer, older]);
    expect(nobody.code).toBe('NOT_FOUND');
  });

  test('show everything: names, offers, the whole timeline, billing', async () => {
    const { order, offer, company, tess, app, tech } = await scene({
      order: 'offered',
      technician: { terms: { hideTechnicianNames: true } },
    });
    await tech().jobs.askQuestion({ id: order.id, question: 'Is there power?' });
    await app().orders.assignTechnician({ orderTechniciansId: offer.id });

    const { answer, roundTrips } = await metered(() => orders().byId({ id: order.id }));
    const customers = await app().orders.byId({ id: order.id });

    if (answer.unchanged || customers.unchanged) throw new Error('Nothing is shown.');
    expect(answer).toMatchObject({
      company: { id: company.id, name: 'Hudson Excavating', creditUsage: { balance: 0 } },
      order: {
        bookedTechnician: { id: tess.accountId, fullName: 'Tess Moreno' },
        offers: [{ id: offer.id, technician: { fullName: 'Tess Moreno' }, matchingRound: 1, isLive: false }],
        invoice: null,
        flagged: false,
      },
    });
    expect(JSON.stringify(customers)).not.toContain('Tess Moreno');
    const asked = answer.order.ordersUpdates.find((one) => one.updateTypeName === 'service_question_asked');
    expect(asked?.user?.fullName).toBe('Tess Moreno');
    expect(answer.order.ordersUpdates.map(({ id }) => id)).toEqual(
      expect.arrayContaining(customers.order.ordersUpdates.map(({ id }) => id)),
    );
    expect(roundTrips).toBe(2);
    expect(await orders().byId({ id: order.id, version: answer.order.version })).toEqual({
      unchanged: true,
      version: answer.order.version,
    });
  });

  test('are not found under an unknown id', async () => {
    const [order, poll, command] = await Promise.all([
      refusalOfCall(orders().byId({ id: '99999' })),
      refusalOfCall(orders().byId({ id: '99999', version: 1 })),
      refusalOfCall(orders().invoice({ id: '99999', amountCents: 1 })),
    ]);

    expect([order.code, poll.code, command.code]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('on a technician’s behalf, an admin', () => {
  test('reschedules, unassigns and completes a job', async () => {
    const { orderId: id, tess, app } = await scene({ order: 'scheduled' });

    const moved = await orders().reschedule({
      id,
      serviceDate: '2026-03-04',
      serviceTime: '10:00',
      message: 'Rain',
    });
    const unassigned = await orders().unassign({ id });
    const offer = await offerBy(tess, id);
    await app().orders.assignTechnician({ orderTechniciansId: offer.id });
    const { answer: completed, roundTrips } = await metered(() =>
      orders().complete({ id, hours: 3.5, notes: 'Told us by phone' }),
    );

    expect(moved.order).toMatchObject({
      status: 'rescheduled',
      serviceDate: '2026-03-04',
      serviceTime: '10:00:00',
    });
    expect(unassigned.order).toMatchObject({ status: 'open', matchingRound: 2, bookedTechnician: null });
    expect(completed.order.status).toBe('complete');
    expect(completed.order.ordersUpdates.find((one) => one.updateTypeName === 'job_completed')).toMatchObject(
      {
        data: { hours: 3.5, message: 'Told us by phone' },
        source: 'admin',
        user: { id: admin.accountId, fullName: 'Ironcall support' },
      },
    );
    expect(roundTrips).toBe(2);
  });

  test('cancels a booked service and frees its slot', async () => {
    const { orderId: id, anotherOrder } = await scene({ order: 'scheduled' });

    const { order } = await orders().cancel({ id, cancellationReason: 'no_longer_need_service' });
    const other = await anotherOrder('scheduled');

    expect(order).toMatchObject({ status: 'cancelled', cancellationReason: 'no_longer_need_service' });
    expect(other).not.toBe(id);
  });

  test('posts as the platform', async () => {
    const { order, app } = await scene({ order: 'pending' });

    const { order: after } = await orders().createOrderUpdate({
      orderId: order.id,
      data: { message: 'We are looking into it.' },
    });

    const customers = await app().orders.byId({ id: order.id });
    expect(after.ordersUpdates.at(-1)).toMatchObject({
      updateTypeName: 'message',
      source: 'admin',
      data: { message: 'We are looking into it.' },
    });
    expect(JSON.stringify(customers)).toContain('Ironcall support');
    expect(JSON.stringify(customers)).not.toContain('Doyle');
  });

  test('reads the files of an order, and no others through it', async () => {
    const { order } = await scene({ order: 'pending' });
    const uri = `orders/${order.id}/upl_1/gate.jpg`;

    const { url } = await orders().getFileUrl({ orderId: order.id, uri });
    const strange = await refusalOfCall(
      orders().getFileUrl({ orderId: order.id, uri: 'orders/1/upl_1/gate.jpg' }),
    );
    const nobody = await refusalOfCall(
      orders().getFileUrl({ orderId: '99999', uri: 'orders/99999/upl_1/gate.jpg' }),
    );

    expect(url).toContain(uri);
    expect([strange.code, nobody.code]).toEqual(['BAD_INPUT', 'NOT_FOUND']);
  });
});

describe('an invoice', () => {
  test('is written once, even when two admins write it at once', async () => {
    const { orderId: id, company } = await scene({ order: 'complete' });

    const both = await Promise.allSettled([
      orders().invoice({ id, amountCents: 120_000 }),
      orders().invoice({ id, amountCents: 130_000 }),
    ]);

    const amount = await balance(company);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([120_000, 130_000]).toContain(amount);
    const refused = await refusalOfCall(orders().invoice({ id, amountCents: 1 }));
    expect(refused).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'invoiced' } });
  });

  test('can be paid in parts, and each idempotency key counts once', async () => {
    const { orderId: id, company } = await scene({ order: 'complete' });
    await orders().invoice({ id, amountCents: 120_000 });
    const client = orders();

    const both = await Promise.all([
      client.recordPayment({ id, amountCents: 50_000 }),
      client.recordPayment({ id, amountCents: 50_000 }),
    ]);
    const after = await balance(company);
    const { order } = await orders().recordPayment({ id, amountCents: 70_000 });

    expect(both.map((one) => one.order.invoice?.paidCents)).toEqual([50_000, 50_000]);
    expect(after).toBe(70_000);
    expect(order.invoice).toEqual({ amountCents: 120_000, paidCents: 120_000, dueCents: 0 });
    expect(await balance(company)).toBe(0);
  });

  test.each([0, -100, 10.5, 2_000_000_000])('is refused over %d cents', async (amountCents) => {
    const refused = await refusalOfCall(orders().invoice({ id: '10001', amountCents }));

    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { amountCents: expect.any(String) } },
    });
  });
});

describe('a review hidden by an admin', () => {
  const reviewsOnFile = async ({ tess }: Scene) => (await newestReviews(tess.accountId, 10)).reviews;
  const events = async ({ company }: Scene, ...names: string[]) =>
    (await eventsAbout(company.id)).filter(({ name }) => names.includes(name));

  async function ratedOrder(rating: number, description: string | null) {
    const rated = await scene({ order: 'complete' });
    await rated.app().orders.reviewJob({ orderId: rated.orderId, rating, description });
    return rated;
  }

  test('disappears and returns, but always counts', async () => {
    const rated = await ratedOrder(5, 'Quick');
    const id = rated.orderId;
    await updateTechnicianStats(batchOf(...(await events(rated, 'order.reviewed'))));

    const { order } = await orders().moderateReview({ id, visible: false });
    const hidden = await updateTechnicianStats(batchOf(...(await events(rated, 'order.review-moderated'))));
    const whileHidden = await reviewsOnFile(rated);
    await orders().moderateReview({ id, visible: true });
    await updateTechnicianStats(batchOf(...(await events(rated, 'order.review-moderated'))));

    expect(order.reviewByCustomer).toMatchObject({ rating: 5, visible: false });
    expect(hidden).toEqual({ batchItemFailures: [] });
    expect(whileHidden).toMatchObject([{ orderId: id, rating: 5, visible: false }]);
    expect(await reviewsOnFile(rated)).toMatchObject([{ visible: true }]);
  });

  test('ends as the order has it, in whatever order its events arrive', async () => {
    const rated = await ratedOrder(4, 'Fine');
    const id = rated.orderId;
    for (const visible of [false, true, false]) await orders().moderateReview({ id, visible });
    const moderated = await events(rated, 'order.review-moderated');
    const reviewed = await events(rated, 'order.reviewed');

    const early = await updateTechnicianStats(batchOf(...moderated));
    await updateTechnicianStats(batchOf(...reviewed));
    await Promise.all([
      updateTechnicianStats(batchOf(...moderated)),
      updateTechnicianStats(batchOf(...[...moderated].reverse())),
      updateTechnicianStats(batchOf(...reviewed)),
    ]);

    expect(early.batchItemFailures).toHaveLength(3);
    expect(await reviewsOnFile(rated)).toMatchObject([{ orderId: id, visible: false }]);
  });

  test('cannot be made public if the rules keep it private', async () => {
    const { orderId: id } = await ratedOrder(1, 'Never again');
    const { orderId: unrated } = await scene({ order: 'complete' });

    const refused = await refusalOfCall(orders().moderateReview({ id, visible: true }));
    const none = await refusalOfCall(orders().moderateReview({ id: unrated, visible: false }));

    expect(refused.code).toBe('BAD_INPUT');
    expect(none.code).toBe('CONFLICT');
  });
});
