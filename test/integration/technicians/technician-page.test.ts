import { describe, expect, test } from 'vitest';
import { savedAccount } from '../../support/accounts.ts';
import { customersAs, refusalOfCall } from '../../support/api-calls.ts';
import { callerFor } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { savedReview } from '../../support/reviews.ts';
import { scene } from '../../support/scene.ts';
import { noStanding, savedTechnician } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('a technician’s page', () => {
  test('shows the person, abilities, record and rates', async () => {
    const history = {
      id: 'wrk_1',
      companyName: 'Fabick Cat',
      title: 'Mechanic',
      fromYear: 2009,
      toYear: null,
    };
    const { orderId, technician, tess, app } = await scene({
      order: 'offered',
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

    const page = await app().technicians.byId({ id: tess.accountId, orderId });

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
        // Default rate, as the company has none.
        rates: { hourlyRatePrice: 16_600, mileagePrice: 150, chargesOvertime: true },
      },
    });
    expect(JSON.stringify(page)).not.toContain(technician.account.email);
    expect(JSON.stringify(page)).not.toContain(technician.account.phone);
  });

  test('shows skill levels, homebase and trucks', async () => {
    const trucks = [{ id: 'trk_1', truckClass: '6', craneSize: 'over-7500', picture: null }] as const;
    const { orderId, tess, app } = await scene({
      order: 'offered',
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

    const page = await app().technicians.byId({ id: tess.accountId, orderId });

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

  test('shows the company’s active technicians and all of its trucks', async () => {
    const { orderId, technician, tess, app } = await scene({ order: 'offered' });
    const { company } = technician;
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

    const page = await app().technicians.byId({ id: tess.accountId, orderId });

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

  test('shows only the company’s name if it hides its technicians’ names', async () => {
    const { orderId, technician, tess, app } = await scene({
      order: 'offered',
      technician: {
        account: { picture: 'https://pictures.example/tess.jpg', title: 'Field mechanic' },
        profile: { bio: 'Call me Tess.' },
        terms: { hideTechnicianNames: true },
      },
    });
    await savedTechnician({
      company: technician.company,
      account: { firstName: 'Ada', lastName: 'Boone', picture: 'https://pictures.example/ada.jpg' },
    });

    const page = await app().technicians.byId({ id: tess.accountId, orderId });
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

  test('needs an order with the technician’s offer or booking', async () => {
    const { tess, app, tech, anotherOrder } = await scene();
    const stranger = await savedTechnician();
    const booked = await anotherOrder('scheduled');
    const notOffered = await anotherOrder('open');
    const withdrawn = await anotherOrder('offered');
    await tech().jobs.removeAvailability({ id: withdrawn });
    const other = await scene();

    const codes = await Promise.all(
      [
        app().technicians.byId({ id: tess.accountId, orderId: notOffered }),
        app().technicians.byId({ id: tess.accountId, orderId: withdrawn }),
        app().technicians.byId({ id: stranger.account.id, orderId: booked }),
        app().technicians.byId({ id: 'acc_nobody', orderId: booked }),
        other.app().technicians.byId({ id: tess.accountId, orderId: booked }),
      ].map(async (call) => (await refusalOfCall(call)).code),
    );

    expect(codes).toEqual(codes.map(() => 'NOT_FOUND'));
    expect((await app().technicians.byId({ id: tess.accountId, orderId: booked })).id).toBe(tess.accountId);
  });

  test('shows external participants only the booked technician, without rates', async () => {
    const { company, tess, anotherOrder } = await scene();
    const follower = callerFor(await savedAccount({ companyId: company.id, roleId: 'ExternalUser' }));
    const edits = { customerIds: [follower.accountId] };
    const open = await anotherOrder('offered', { edits });
    const booked = await anotherOrder('scheduled', { edits });
    const id = tess.accountId;

    const page = await customersAs(follower).technicians.byId({ id, orderId: booked });
    const { code } = await refusalOfCall(customersAs(follower).technicians.byId({ id, orderId: open }));

    expect(page.company).toMatchObject({ name: 'Gateway Heavy Repair', rates: null });
    expect(code).toBe('NOT_FOUND');
  });

  test('costs two round trips', async () => {
    const { orderId, tess, app } = await scene({ order: 'offered' });

    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      app().technicians.byId({ id: tess.accountId, orderId }),
    );

    expect({ roundTrips, unitsWritten }).toEqual({ roundTrips: 2, unitsWritten: 0 });
    expect(unitsRead).toBeLessThanOrEqual(4);
  });
});

describe('a technician’s stats', () => {
  test('come from their jobs, reviews and answers', async () => {
    const { app } = await scene();
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

    const rating = await app().technicians.getOverallRating({ id: account.id });

    expect(rating).toEqual({
      jobsCompleted: 8,
      percentRecommend: 83,
      percentJobsWithPhotos: 88,
      averageMinutesToRespond: 13,
    });
  });

  test('show 99 percent for a new one, and null without data', async () => {
    const { tess, app } = await scene();

    const rating = await app().technicians.getOverallRating({ id: tess.accountId });

    expect(rating).toEqual({
      jobsCompleted: 0,
      percentRecommend: 99,
      percentJobsWithPhotos: null,
      averageMinutesToRespond: null,
    });
  });

  test('exist for technicians only', async () => {
    const { app } = await scene();

    const { code } = await refusalOfCall(app().technicians.getOverallRating({ id: 'acc_nobody' }));

    expect(code).toBe('NOT_FOUND');
  });
});

describe('reviews', () => {
  test('are the public ones, newest first, up to the limit and with a total', async () => {
    const { tess, app } = await scene();
    await savedReview(tess.accountId, '10001', {
      description: 'First',
      createdAt: '2026-02-01T12:00:00.000Z',
    });
    await savedReview(tess.accountId, '10002', {
      description: 'Last',
      createdAt: '2026-02-09T12:00:00.000Z',
    });
    await savedReview(tess.accountId, '10003', {
      description: 'Between',
      createdAt: '2026-02-05T12:00:00.000Z',
    });
    await savedReview(tess.accountId, '10004', { description: 'Kept to ourselves', visible: false });

    const two = await app().technicians.getReviews({ technicianId: tess.accountId });
    const all = await app().technicians.getReviews({ technicianId: tess.accountId, limit: 100 });

    expect(two.data.map(({ description }) => description)).toEqual(['Last', 'Between']);
    expect(two).toMatchObject({ count: 3, more: false });
    expect(all.data.map(({ description }) => description)).toEqual(['Last', 'Between', 'First']);
  });

  test('show attributes and rating system, but neither order nor last name of another company', async () => {
    const { company, tess, app } = await scene();
    await savedReview(tess.accountId, '10001', {
      companyId: company.id,
      attributes: ['on_time', 'of_no_use_any_more'],
    });
    await savedReview(tess.accountId, '10002', { ratingSystem: 'simplified' });

    const { data } = await app().technicians.getReviews({ technicianId: tess.accountId });

    expect(data.map(({ orderId, customer, reviewer }) => ({ orderId, customer, reviewer }))).toEqual([
      { orderId: null, customer: { isOwnCompany: false }, reviewer: { firstName: 'Dana' } },
      { orderId: '10001', customer: { isOwnCompany: true }, reviewer: { firstName: 'Dana' } },
    ]);
    expect(data.map(({ ratingSystem }) => ratingSystem)).toEqual(['simplified', 'legacy']);
    expect(data[1]?.attributes).toEqual([{ id: 'on_time', name: 'On time', category: 'punctuality' }]);
    expect(JSON.stringify(data)).not.toMatch(/Reyes|com_other/);
  });

  test('count repeat customers, including private reviews', async () => {
    const { orderId, tess, app } = await scene({ order: 'offered' });
    await savedReview(tess.accountId, '10001', { companyId: 'com_back' });
    await savedReview(tess.accountId, '10002', { companyId: 'com_back', visible: false });
    await savedReview(tess.accountId, '10003', { companyId: 'com_once' });

    const { metrics } = await app().technicians.byId({ id: tess.accountId, orderId });

    expect(metrics.repeatCustomerCount).toBe(1);
  });

  test('cover the newest hundred jobs', async () => {
    const { tess, app } = await scene();
    await Promise.all(
      Array.from({ length: 101 }, (_, job) =>
        savedReview(tess.accountId, String(10_001 + job), { rating: 4 + (job % 2) }),
      ),
    );

    const { data, count, more } = await app().technicians.getReviews({
      technicianId: tess.accountId,
      limit: 100,
    });

    expect({ shown: data.length, count, more }).toEqual({ shown: 100, count: 100, more: true });
  });
});
