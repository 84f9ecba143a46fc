import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { put, transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/reviews/review-rows.ts';
import { callContext, callerOf, fleetManager } from '#test/support/callers.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { actorOf, monday, noCreditLimit, situationOf } from '#test/support/orders.ts';
import {
  bookedOrder,
  jobsAs,
  offerBy,
  ordersAs,
  refusalOfCall,
  type Scene,
  savedOpenOrder,
  savedScene,
  standInForRoutes,
  tuesdayAtEight,
} from '#test/support/service-scene.ts';
import { commanded, savedPendingOrder } from '#test/support/stored-orders.ts';
import { noStanding, savedTechnician } from '#test/support/technicians.ts';

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

const techniciansAs = (who: Caller) => callerFactory(appRouter)(callContext(who)).customers.technicians;

describe('the page of a technician', () => {
  test('says who it is, what it can do, how that went and what it charges', async () => {
    const history = {
      id: 'wrk_1',
      companyName: 'Fabick Cat',
      title: 'Mechanic',
      fromYear: 2009,
      toYear: null,
    };
    scene = await savedScene({
      technician: {
        profile: {
          bio: 'Tess has kept quarries running since 2009.',
          workHistory: [history],
          software: [{ name: 'CAT ET', category: 'oem_dealer' }],
          standing: {
            ...noStanding,
            jobsCompleted: 8,
            reviews: 4,
            recommending: 3,
            aboveAndBeyond: 2,
            attributeCounts: { on_time: 1, found_cause: 3, of_no_use_any_more: 9 },
          },
        },
        terms: { hourlyRatePrice: null },
      },
    });
    const orderId = await offeredOn();

    const page = await techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId });

    expect(page).toMatchObject({
      account: { firstName: 'Tess', fullName: 'Tess Moreno', role: 'Technician' },
      bio: 'Tess has kept quarries running since 2009.',
      workHistory: [history],
      software: [{ name: 'CAT ET', category: 'oem_dealer' }],
      brands: ['John Deere', 'Caterpillar'],
      city: 'Belleville',
      state: 'IL',
      metrics: {
        recommendRate: 75,
        totalReviews: 4,
        ratingAttributeCounts: [
          { id: 'found_cause', name: 'Found the cause fast', count: 3 },
          { id: 'on_time', name: 'On time', count: 1 },
        ],
      },
      numAboveAndBeyondRatings: 2,
      company: {
        name: 'Gateway Heavy Repair',
        // $166 an hour where the company names no rate.
        rates: { hourlyRatePrice: 16_600, mileagePrice: 150, chargesOvertime: true },
      },
    });
    expect(JSON.stringify(page)).not.toContain(scene.technician.account.email);
    expect(JSON.stringify(page)).not.toContain(scene.technician.account.phone);
  });

  test('says how well it knows each skill, where it starts from and what it drives', async () => {
    const trucks = [{ id: 'trk_1', truckClass: '6', craneSize: 'over-7500', picture: null }] as const;
    scene = await savedScene({
      technician: {
        profile: {
          skills: [
            { skill: 'pm_inspection', subSkills: [] },
            {
              skill: 'engine_repair',
              subSkills: ['engine_leaks', 'engine_fuel_system', 'engine_valve_train', 'engine_overhaul'],
            },
          ],
          trucks: [...trucks],
        },
      },
    });
    const orderId = await offeredOn();

    const page = await techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId });

    expect(page.skills).toEqual([
      { skill: 'pm_inspection', subSkills: [], level: 'Basic' },
      {
        skill: 'engine_repair',
        subSkills: ['engine_leaks', 'engine_fuel_system', 'engine_valve_train', 'engine_overhaul'],
        level: 'Master',
      },
    ]);
    expect(page.homebase).toEqual({ city: 'Belleville', state: 'IL', lat: 38.52, long: -89.984 });
    expect(page.trucks).toEqual(trucks);
  });

  test('says of its company which active colleagues take jobs, and what all of them drive', async () => {
    const { company } = scene.technician;
    const truck = { truckClass: '5', craneSize: 'no-crane', picture: null } as const;
    await savedTechnician({
      company,
      account: { firstName: 'Ada', lastName: 'Boone', title: 'Welder' },
      profile: { trucks: [{ id: 'trk_ada', ...truck }] },
    });
    await savedTechnician({
      company,
      account: { firstName: 'Gone', lastName: 'Baker', status: 'inactive' },
      profile: { trucks: [{ id: 'trk_gone', ...truck }] },
    });
    await savedTechnician({ company, account: { roleId: 'TechnicianOfficeStaff', lastName: 'Clark' } });
    const orderId = await offeredOn();

    const page = await techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId });

    expect(page.companyTechnicians).toEqual([
      { id: expect.any(String), fullName: 'Ada Boone', picture: null, title: 'Welder' },
    ]);
    expect(page.company).toMatchObject({
      id: company.id,
      hideTechnicianNames: false,
      technicianCount: 2,
      trucks: [{ id: 'trk_ada', ...truck }],
    });
  });

  test('bears the company’s name alone where that hides its technicians’', async () => {
    scene = await savedScene({
      technician: {
        account: { picture: 'https://pictures.example/tess.jpg', title: 'Field mechanic' },
        profile: { bio: 'Call me Tess.' },
        terms: { hideTechnicianNames: true },
      },
    });
    await savedTechnician({
      company: scene.technician.company,
      account: { firstName: 'Ada', lastName: 'Boone', picture: 'https://pictures.example/ada.jpg' },
    });
    const orderId = await offeredOn();

    const page = await techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId });
    const { account, bio } = page;

    expect(account).toEqual({
      firstName: 'Gateway Heavy Repair',
      fullName: 'Gateway Heavy Repair',
      picture: null,
      title: 'Field mechanic',
      role: 'Technician',
    });
    expect(bio).toBe('Call me Tess.');
    expect(page.companyTechnicians).toEqual([]);
    expect(page.company).toMatchObject({ hideTechnicianNames: true, technicianCount: 2 });
    expect(JSON.stringify(page)).not.toMatch(/Moreno|Boone|pictures\.example/);
  });

  test('is for an order on which it offered, or for which it is booked, and for no other', async () => {
    const { manager, tess, company } = scene;
    const stranger = await savedTechnician();
    const booked = await bookedOrder(scene);
    const { order: notOffered } = await savedOpenOrder(company.id);
    const withdrawn = await offeredOn();
    await jobsAs(tess).removeAvailability({ id: withdrawn });
    const other = await savedScene();

    const codes = await Promise.all(
      [
        techniciansAs(manager).byId({ id: tess.accountId, orderId: notOffered.id }),
        techniciansAs(manager).byId({ id: tess.accountId, orderId: withdrawn }),
        techniciansAs(manager).byId({ id: stranger.account.id, orderId: booked }),
        techniciansAs(manager).byId({ id: 'acc_nobody', orderId: booked }),
        techniciansAs(other.manager).byId({ id: tess.accountId, orderId: booked }),
      ].map(async (call) => (await refusalOfCall(call)).code),
    );

    expect(codes).toEqual(codes.map(() => 'NOT_FOUND'));
    expect((await techniciansAs(manager).byId({ id: tess.accountId, orderId: booked })).id).toBe(
      tess.accountId,
    );
  });

  test('is for who only follows the order that of the booked technician, without rates', async () => {
    const follower = callerOf('ExternalUser', { companyId: scene.company.id, accountId: 'acc_follower' });
    const people = [{ id: 'acc_follower', fullName: 'Fay Lowe', picture: null }];
    const open = await openFor(people);
    await offerBy(scene.tess, open);
    const booked = await bookedFor(people);
    const id = scene.tess.accountId;

    const page = await techniciansAs(follower).byId({ id, orderId: booked });
    const { code } = await refusalOfCall(techniciansAs(follower).byId({ id, orderId: open }));

    expect(page.company).toMatchObject({ name: 'Gateway Heavy Repair', rates: null });
    expect(code).toBe('NOT_FOUND');
  });

  test('costs two round trips', async () => {
    const orderId = await offeredOn();

    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId }),
    );

    expect({ roundTrips, unitsWritten }).toEqual({ roundTrips: 2, unitsWritten: 0 });
    expect(unitsRead).toBeLessThanOrEqual(4);
  });
});

describe('a technician’s figures', () => {
  test('are counted from its jobs, its reviews and its answers', async () => {
    const standing = {
      ...noStanding,
      jobsCompleted: 8,
      jobsWithPhotos: 7,
      reviews: 6,
      recommending: 5,
      alertsAnswered: 4,
      minutesToAnswer: 50,
    };
    const { account } = await savedTechnician({ profile: { standing } });

    const rating = await techniciansAs(scene.manager).getOverallRating({ id: account.id });

    expect(rating).toEqual({
      jobsCompleted: 8,
      percentRecommend: 83,
      percentJobsWithPhotos: 88,
      averageMinutesToRespond: 13,
    });
  });

  test('say 99 percent of a new one, and nothing where there is nothing to count', async () => {
    const rating = await techniciansAs(scene.manager).getOverallRating({ id: scene.tess.accountId });

    expect(rating).toEqual({
      jobsCompleted: 0,
      percentRecommend: 99,
      percentJobsWithPhotos: null,
      averageMinutesToRespond: null,
    });
  });

  test('are of technicians only', async () => {
    const { code } = await refusalOfCall(techniciansAs(scene.manager).getOverallRating({ id: 'acc_nobody' }));

    expect(code).toBe('NOT_FOUND');
  });
});

describe('reviews', () => {
  test('are the public ones, newest first, as many as asked for and counted in all', async () => {
    await reviewed('10001', { description: 'First', createdAt: '2026-02-01T12:00:00.000Z' });
    await reviewed('10002', { description: 'Last', createdAt: '2026-02-09T12:00:00.000Z' });
    await reviewed('10003', { description: 'Between', createdAt: '2026-02-05T12:00:00.000Z' });
    await reviewed('10004', { description: 'Kept to ourselves', visible: false });

    const two = await reviewsOf();
    const all = await reviewsOf(100);

    expect(two.data.map(({ description }) => description)).toEqual(['Last', 'Between']);
    expect(two).toMatchObject({ count: 3, more: false });
    expect(all.data.map(({ description }) => description)).toEqual(['Last', 'Between', 'First']);
  });

  test('name their attributes and system, and not the customer: another company’s order and last name stay with it', async () => {
    await reviewed('10001', { companyId: scene.company.id, attributes: ['on_time', 'of_no_use_any_more'] });
    await reviewed('10002', { companyId: 'com_other', ratingSystem: 'simplified' });

    const { data } = await reviewsOf();

    expect(data.map(({ orderId, customer, reviewer }) => ({ orderId, customer, reviewer }))).toEqual([
      { orderId: null, customer: { isOwnCompany: false }, reviewer: { firstName: 'Dana' } },
      { orderId: '10001', customer: { isOwnCompany: true }, reviewer: { firstName: 'Dana' } },
    ]);
    expect(data.map(({ ratingSystem }) => ratingSystem)).toEqual(['simplified', 'legacy']);
    expect(data[1]?.attributes).toEqual([{ id: 'on_time', name: 'On time', category: 'punctuality' }]);
    expect(JSON.stringify(data)).not.toMatch(/Reyes|com_other/);
  });

  test('make a customer that came back a repeat customer, private ones included', async () => {
    await reviewed('10001', { companyId: 'com_back' });
    await reviewed('10002', { companyId: 'com_back', visible: false });
    await reviewed('10003', { companyId: 'com_once' });
    const orderId = await offeredOn();

    const { metrics } = await techniciansAs(scene.manager).byId({ id: scene.tess.accountId, orderId });

    expect(metrics.repeatCustomerCount).toBe(1);
  });

  test('are looked through for the newest hundred jobs', async () => {
    await Promise.all(
      Array.from({ length: 101 }, (_, job) => reviewed(String(10_001 + job), { rating: 4 + (job % 2) })),
    );

    const { data, count, more } = await reviewsOf(100);

    expect({ shown: data.length, count, more }).toEqual({ shown: 100, count: 100, more: true });
  });

  const reviewsOf = (limit?: number) =>
    techniciansAs(fleetManager({ companyId: scene.company.id })).getReviews({
      technicianId: scene.tess.accountId,
      ...(limit !== undefined && { limit }),
    });

  const reviewed = (orderId: string, change: object) =>
    transact([
      put(
        technicianReviewRow(
          technicianReview.parse({
            orderId,
            technicianId: scene.tess.accountId,
            companyId: 'com_other',
            rating: 5,
            description: 'Quick and clean',
            attributes: [],
            visible: true,
            reviewer: { id: 'acc_dana', fullName: 'Dana Reyes', picture: null },
            createdAt: `2026-02-01T12:00:00.${orderId.slice(-3)}Z`,
            ...change,
          }),
        ),
      ),
    ]);
});

/** An open order of the scene's company on which its technician has offered. */
async function offeredOn(): Promise<string> {
  const { order } = await savedOpenOrder(scene.company.id);
  await offerBy(scene.tess, order.id);
  return order.id;
}

type People = readonly { id: string; fullName: string; picture: string | null }[];

async function openFor(participants: People): Promise<string> {
  const { order } = await savedPendingOrder(scene.company.id);
  await commanded(
    order.id,
    {
      name: 'approvePendingOrder',
      edits: { issue: 'The engine derates', participants: [...participants] },
      credit: noCreditLimit,
    },
    situationOf(actorOf('FleetManager', { companyId: scene.company.id }), monday),
  );
  return order.id;
}

async function bookedFor(participants: People): Promise<string> {
  const orderId = await openFor(participants);
  const { id } = await offerBy(scene.tess, orderId, tuesdayAtEight);
  await ordersAs(scene.manager).assignTechnician({ orderTechniciansId: id });
  return orderId;
}
