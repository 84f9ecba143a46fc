import { beforeEach, describe, expect, test } from 'vitest';
import { accountRow } from '#functions/accounts/account-rows.ts';
import { nearbyOrderRow } from '#functions/orders/store/nearby-orders.ts';
import { put, transact } from '#functions/platform/table.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import type { Company } from '#schema/accounts/account.ts';
import { savedAccount } from '../../support/accounts.ts';
import { jobsAs, newKey, refusalOfCall } from '../../support/api-calls.ts';
import { callerFor, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { actorOf, monday, noCreditLimit, situationOf } from '../../support/orders.ts';
import { offerBy, scene, tuesdayAtEight } from '../../support/scene.ts';
import { standInForRoutes } from '../../support/stand-ins.ts';
import {
  commanded,
  listedOrder,
  savedOpenOrder,
  savedOrder,
  savedPendingOrder,
} from '../../support/stored-orders.ts';
import { savedTechnician } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();
beforeEach(async () => {});

describe('jobs near me', () => {
  // Each test has its own place, because others' open orders stay in their cells.
  let west = 0;
  const placeOfOwn = () => {
    west += 3;
    return { lat: 35.5, long: -100.5 - west };
  };

  test('are nearby orders the technician could serve, nearest first, with the technician’s own offer', async () => {
    const { company } = await scene();
    const here = placeOfOwn();
    const tess = await technicianAt(here);
    const [far, near, offered] = [
      await openAt(company, { lat: here.lat + 1.2, long: here.long }),
      await openAt(company, { lat: here.lat + 0.1, long: here.long }),
      await openAt(company, { lat: here.lat, long: here.long + 0.5 }),
    ];
    await openAt(company, { lat: here.lat + 2.9, long: here.long });
    const offer = await offerBy(tess, offered);

    const { data } = await jobsAs(tess).near();

    expect(data.map(({ id }) => id)).toEqual([near, offered, far]);
    expect(data.map(({ distanceMiles }) => distanceMiles)).toEqual([6.9, 28.1, 82.9]);
    expect(data[1]).toMatchObject({
      status: 'open',
      alertedAt: null,
      timeZone: 'America/Chicago',
      offer: { id: offer.id, ...tuesdayAtEight, expiredAt: null },
    });
    expect(data[0]?.offer).toBeNull();
  });

  test('include orders they were alerted to, at any distance, while that search is open', async () => {
    const { app, anotherOrder } = await scene();
    const tess = await technicianAt(placeOfOwn(), { serviceArea: 'local' });
    const [alerted, restarted, cancelled] = [
      await anotherOrder('open'),
      await anotherOrder('open'),
      await anotherOrder('open'),
    ];
    for (const id of [alerted, restarted, cancelled]) await alert(id, tess.accountId);
    for (const id of [restarted, cancelled]) {
      await app().orders.cancel({ id, cancellationReason: 'just_exploring' });
    }
    await app().orders.reopen({ id: restarted });

    const { data } = await jobsAs(tess).near();

    expect(data.map(({ id }) => id)).toEqual([alerted]);
    expect(data[0]?.alertedAt).toBe(monday.toISOString());
  });

  test('disappear once booked', async () => {
    const { company, app } = await scene();
    const here = placeOfOwn();
    const [tess, other] = [await technicianAt(here), await technicianAt(here)];
    const id = await openAt(company, here);
    await alert(id, tess.accountId);
    const offer = await offerBy(other, id);
    const before = await jobsAs(tess).near();

    await app().orders.assignTechnician({ orderTechniciansId: offer.id });

    expect(before.data).toHaveLength(1);
    expect(await jobsAs(tess).near()).toEqual({ data: [] });
  });

  test('for office staff are those of the company’s technicians', async () => {
    const { company } = await scene();
    const here = placeOfOwn();
    const tess = await technicianAt(here);
    const id = await openAt(company, here);

    const { data } = await jobsAs(officeOf(tess)).near();

    expect(data.map((job) => job.id)).toEqual([id]);
  });

  test('are shown to office staff with what a technician has offered, though another is nearer', async () => {
    const { company } = await scene();
    const here = placeOfOwn();
    const tess = await technicianAt({ lat: here.lat, long: here.long - 0.5 });
    await savedTechnician({
      account: { companyId: tess.companyId },
      profile: { companyId: tess.companyId, homebase: { ...amarillo, ...here } },
    });
    const id = await openAt(company, here);
    const shown = async () => (await jobsAs(officeOf(tess)).near()).data.filter((job) => job.id === id);
    const before = await shown();
    const offer = await offerBy(tess, id);

    const after = await shown();

    expect(before).toMatchObject([{ distanceMiles: 0, offer: null }]);
    expect(after).toMatchObject([{ offer: { id: offer.id } }]);
  });

  test('are fifty at most', async () => {
    const { company } = await scene();
    const here = placeOfOwn();
    const tess = await technicianAt(here);
    for (let index = 0; index < 51; index += 1)
      await listedAt(company, { ...here, lat: here.lat + index / 100 });

    const { answer, roundTrips } = await metered(() => jobsAs(tess).near());

    expect(answer.data).toHaveLength(50);
    expect(roundTrips).toBe(2);
  });
});

describe('my jobs', () => {
  test('lists booked jobs by time, including overdue ones, and finished jobs', async () => {
    const { company, tech, anotherOrder } = await scene();
    const [third, first, second] = [
      await anotherOrder('scheduled', { when: { serviceDate: '2026-03-09', serviceTime: '08:00:00' } }),
      await anotherOrder('scheduled', { when: { serviceDate: '2026-03-03', serviceTime: '07:00:00' } }),
      await anotherOrder('scheduled', { when: { serviceDate: '2026-03-03', serviceTime: '12:00:00' } }),
    ];
    const done = await anotherOrder('scheduled', {
      when: { serviceDate: '2026-03-04', serviceTime: '09:00:00' },
    });
    const doneLater = await anotherOrder('scheduled', {
      when: { serviceDate: '2026-03-04', serviceTime: '07:00:00' },
    });
    await tech().jobs.complete({ id: done, hours: 2, notes: 'Done' });
    await tech({ now: new Date('2026-03-02T16:00:00.000Z') }).jobs.complete({
      id: doneLater,
      hours: 2,
      notes: 'Done',
    });
    await savedOpenOrder(company.id);

    const { booked, finished } = await tech({
      now: new Date('2026-03-07T15:00:00.000Z'),
    }).jobs.mine();

    expect(booked.map(({ id }) => id)).toEqual([first, second, third]);
    expect(finished.map(({ id }) => id)).toEqual([doneLater, done]);
    expect(booked[0]).toMatchObject({ distanceMiles: 13.8, timeZone: 'America/Chicago', offer: null });
  });

  test('omits jobs that were given back', async () => {
    const { orderId: id, tech } = await scene({ order: 'scheduled' });

    await tech().jobs.giveBack({ id, message: null });

    expect(await tech().jobs.mine()).toEqual({ booked: [], finished: [] });
  });
});

describe('a job', () => {
  test('shows its distance and whether the technician may offer', async () => {
    const { orderId: id, tech } = await scene({ order: 'open' });

    const answer = await tech().jobs.byId({ id });

    expect(answer).toMatchObject({
      unchanged: false,
      distanceMiles: 13.8,
      canServe: true,
      order: {
        id,
        status: 'open',
        allowedCommands: ['submitAvailability', 'removeAvailability', 'postMessage', 'askQuestion'],
      },
    });
  });

  test('costs half a read unit to poll when booked, and one while open', async () => {
    const { tess, tech, anotherOrder } = await scene();

    const [booked, alerted] = [await anotherOrder('scheduled'), await anotherOrder('open')];
    await alert(alerted, tess.accountId);
    const poll = async (id: string) => {
      const { version } = (await savedOrder(id)).order;
      return metered(() => tech().jobs.byId({ id, version }));
    };

    expect(await poll(booked)).toMatchObject({ answer: { unchanged: true }, unitsRead: 0.5, roundTrips: 1 });
    expect(await poll(alerted)).toMatchObject({ answer: { unchanged: true }, unitsRead: 1, roundTrips: 2 });
  });

  test('is visible to technicians who could serve it, were alerted, or made an offer', async () => {
    const { orderId: id, app } = await scene({ order: 'open' });
    const [alerted, offering, stranger] = await Promise.all([
      savedTechnician({ profile: { brands: ['Komatsu'] } }),
      savedTechnician(),
      savedTechnician({ profile: { brands: ['Komatsu'] } }),
    ]);
    await alert(id, alerted.account.id);
    await app().orders.cancel({ id, cancellationReason: 'just_exploring' });
    await app().orders.reopen({ id });
    await offerBy(callerFor(offering.account), id);
    await putTechnician({ ...offering, profile: { ...offering.profile, brands: [] } }, offering.profile);

    const read = (one: typeof alerted) => jobsAs(callerFor(one.account)).byId({ id });

    expect(await read(alerted)).toMatchObject({ canServe: false, order: { ordersTechnicians: [] } });
    expect(await read(offering)).toMatchObject({ canServe: false, order: { ordersTechnicians: [{}] } });
    expect((await refusalOfCall(read(stranger))).code).toBe('NOT_FOUND');
    const polled = jobsAs(callerFor(stranger.account)).byId({ id, version: 999 });
    expect((await refusalOfCall(polled)).code).toBe('NOT_FOUND');
  });

  test('reveals nothing about others’ offers', async () => {
    const { orderId: id, tech } = await scene({ order: 'open' });
    const other = callerFor((await savedTechnician()).account);
    await offerBy(other, id);

    const answer = await tech().jobs.byId({ id });

    expect(answer).toMatchObject({ order: { ordersTechnicians: [], numberOfAvailableTechnicians: 0 } });
    expect(JSON.stringify(answer)).not.toContain(other.accountId);
  });
});

describe('availability', () => {
  test('is offered with the distance by road and the company’s fees, in two round trips', async () => {
    const { orderId: id, technician, tech } = await scene({ order: 'open' });
    const { account } = technician;

    const { answer, roundTrips } = await metered(() =>
      tech({ confirmInTable: true, idempotencyKey: newKey() }).jobs.submitAvailability({
        id,
        serviceDate: '2026-03-03',
        serviceTime: '08:00',
        expiredAt: '2026-03-02T17:00:00.000Z',
      }),
    );

    expect(answer.order.ordersTechnicians).toMatchObject([
      {
        technicianId: account.id,
        ...tuesdayAtEight,
        expiredAt: '2026-03-02T17:00:00.000Z',
        estimatedMiles: 15,
        byRoad: true,
      },
    ]);
    expect(roundTrips).toBe(2);
  });

  test('is estimated by air without a route', async () => {
    const { orderId: id, tess } = await scene({ order: 'open' });
    standInForRoutes().rejects(new Error('No such road'));

    const offer = await offerBy(tess, id);

    expect(offer).toMatchObject({ byRoad: false, estimatedMiles: 17.2, estimatedTravelHours: 0.38 });
  });

  test('replaces an earlier offer', async () => {
    const { orderId: id, tess } = await scene({ order: 'open' });
    const first = await offerBy(tess, id);

    const second = await offerBy(tess, id, { ...tuesdayAtEight, serviceTime: '10:00:00' });

    const { offers } = await savedOrder(id);
    expect(offers.map((offer) => offer.id)).toEqual([second.id]);
    expect(second.id > first.id).toBe(true);
  });

  test('sent twice with one key is one offer', async () => {
    const { orderId: id, tech } = await scene({ order: 'open' });
    const jobs = tech({ idempotencyKey: newKey() }).jobs;

    const both = await Promise.all([
      jobs.submitAvailability({ id, ...tuesdayAtEight }),
      jobs.submitAvailability({ id, ...tuesdayAtEight }),
    ]);

    expect(new Set(both.map(({ order }) => order.version)).size).toBe(1);
  });

  test('is refused for a past time, a past expiry, or an order that is not open', async () => {
    const { tech, anotherOrder } = await scene();
    const [id, booked] = [await anotherOrder('open'), await anotherOrder('scheduled')];
    const submit = (input: object) =>
      refusalOfCall(tech().jobs.submitAvailability({ id, ...tuesdayAtEight, ...input }));

    const past = await submit({ serviceDate: '2026-03-02', serviceTime: '08:59' });
    const ended = await submit({ expiredAt: monday.toISOString() });
    const late = await submit({ id: booked });

    expect(past.code).toBe('TIME_PAST');
    expect(ended).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { expiredAt: expect.any(String) } },
    });
    expect(late).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'scheduled' } });
  });

  test('is refused from an alerted technician who can no longer serve the order', async () => {
    const { orderId: id, technician, tess, tech } = await scene({ order: 'open' });
    await alert(id, tess.accountId);
    await putTechnician(
      { ...technician, profile: { ...technician.profile, products: [] } },
      technician.profile,
    );

    const refused = await refusalOfCall(tech().jobs.submitAvailability({ id, ...tuesdayAtEight }));

    expect(refused.code).toBe('TECHNICIAN_NOT_ELIGIBLE');
  });

  test('is refused from an account deactivated since the alert', async () => {
    const { orderId: id, technician, tess, tech } = await scene({ order: 'open' });
    await alert(id, tess.accountId);
    await transact([put(accountRow({ ...technician.account, status: 'inactive' }))]);

    const refused = await refusalOfCall(
      tech({ confirmInTable: true }).jobs.submitAvailability({ id, ...tuesdayAtEight }),
    );

    expect(refused.code).toBe('ACCOUNT_DEACTIVATED');
  });

  test('is withdrawn by its technician, once', async () => {
    const { orderId: id, tess, tech } = await scene({ order: 'open' });
    await offerBy(tess, id);
    const jobs = tech().jobs;

    const { order } = await jobs.removeAvailability({ id });
    const again = await refusalOfCall(jobs.removeAvailability({ id }));

    expect(order.ordersTechnicians).toEqual([]);
    expect(again.code).toBe('AVAILABILITY_EXPIRED');
  });

  test('can be given by office staff for their own technicians only', async () => {
    const { orderId: id, tess, tech } = await scene({ order: 'open' });
    const office = jobsAs(officeOf(tess));
    const stranger = await savedTechnician();

    const { order } = await office.submitAvailability({
      id,
      technicianId: tess.accountId,
      ...tuesdayAtEight,
    });
    const unnamed = await refusalOfCall(office.submitAvailability({ id, ...tuesdayAtEight }));
    const foreign = await refusalOfCall(
      office.submitAvailability({ id, technicianId: stranger.account.id, ...tuesdayAtEight }),
    );
    const own = await refusalOfCall(
      tech().jobs.submitAvailability({ id, technicianId: stranger.account.id, ...tuesdayAtEight }),
    );

    expect(order.ordersTechnicians).toMatchObject([{ technicianId: tess.accountId }]);
    for (const refused of [unnamed, foreign, own]) {
      expect(refused).toMatchObject({
        code: 'BAD_INPUT',
        details: { fields: { technicianId: expect.any(String) } },
      });
    }
    expect((await office.removeAvailability({ id, technicianId: tess.accountId })).order).toMatchObject({
      ordersTechnicians: [],
    });
  });

  test('can be given by office staff for those it is told of, nearest first; a technician answers alone', async () => {
    const { orderId: id, tess, tech } = await scene({ order: 'open' });
    const other = await savedTechnician({
      account: { firstName: 'Wes', lastName: 'Young', companyId: tess.companyId },
      profile: { brands: ['Komatsu'], companyId: tess.companyId },
    });

    const asOffice = await jobsAs(officeOf(tess)).byId({ id });
    const asTess = await tech().jobs.byId({ id });

    expect(asOffice).toMatchObject({
      crew: [
        { id: tess.accountId, canServe: true },
        { id: other.account.id, fullName: 'Wes Young', canServe: false },
      ],
    });
    expect(asTess).toMatchObject({ crew: [{ id: tess.accountId, canServe: true }] });
  });
});

test('someone without a technician profile sees their company’s jobs and can take none', async () => {
  const { orderId: id, technician } = await scene({ order: 'scheduled' });

  const account = await savedAccount({
    userType: 'technician',
    roleId: 'TechnicianAssociate',
    companyId: technician.company.id,
  });
  const novice = jobsAs(callerFor(account));

  expect(await novice.near()).toEqual({ data: [] });
  expect(await novice.mine()).toEqual({ booked: [], finished: [] });
  expect(await novice.byId({ id })).toMatchObject({ canServe: false, distanceMiles: 0 });
});

/** An order at a place, on Central time like all of them. */
async function openAt(
  { id: companyId }: Company,
  point: { readonly lat: number; readonly long: number },
): Promise<string> {
  const { order } = await savedPendingOrder(companyId);
  const at = { ...order.address, ...point };
  await commanded(
    order.id,
    {
      name: 'approvePendingOrder',
      edits: { issue: 'Derates', place: { address: at, timeZone: 'America/Chicago' } },
      credit: noCreditLimit,
    },
    situationOf(actorOf('FleetManager', { companyId })),
  );
  return order.id;
}

/** The same without an alert or a saved machine. */
async function listedAt(
  { id: companyId }: Company,
  point: { readonly lat: number; readonly long: number },
): Promise<void> {
  const id = await listedOrder(companyId, ({ address }) => ({
    status: 'open',
    openedAt: monday.toISOString(),
    matchingRound: 1,
    address: { ...address, ...point },
  }));
  const { order } = await savedOrder(id);
  await transact([put(nearbyOrderRow(order))]);
}

async function alert(orderId: string, technicianId: string): Promise<void> {
  const { order } = await savedOrder(orderId);
  await commanded(
    orderId,
    {
      name: 'alertTechnicians',
      matchingRound: order.matchingRound,
      wave: (order.search?.wave ?? 0) + 1,
      radiusMiles: 600,
      technicians: [{ id: technicianId, companyId: 'com_any', fullName: 'Any', miles: 500, score: 0.5 }],
    },
    situationOf('system'),
  );
}

async function technicianAt(point: { readonly lat: number; readonly long: number }, profile: object = {}) {
  const homebase = { ...amarillo, ...point };
  return callerFor((await savedTechnician({ profile: { homebase, ...profile } })).account);
}

const amarillo = { city: 'Amarillo', state: 'TX', timeZone: 'America/Chicago' };

function officeOf({ companyId }: { readonly companyId: string }) {
  return callerOf('TechnicianOfficeStaff', { companyId, accountId: 'acc_office' });
}
