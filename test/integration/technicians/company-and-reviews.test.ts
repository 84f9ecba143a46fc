import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { techRouter } from '#functions/apis/tech.router.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow, put, transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/reviews/review-rows.ts';
import { candidateKey } from '#functions/technicians/technician-rows.ts';
import { type ContextOptions, callContext, callerOf } from '#test/support/callers.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  callerFor,
  offerBy,
  refusalOfCall,
  type Scene,
  savedOpenOrder,
  savedScene,
  standInForRoutes,
} from '#test/support/service-scene.ts';
import { savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician, termsOf } from '#test/support/technicians.ts';

let database: TestDatabase;
let scene: Scene;

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
});
afterAll(() => database.stop());
beforeEach(async () => {
  scene = await savedScene({ technician: { account: { roleId: 'TechnicianOwner' } } });
});

const techAs = (who: Caller, options: ContextOptions = {}) =>
  callerFactory(techRouter)(callContext(who, options)).technicians;

describe('the settings of a repair company', () => {
  test('are read with the rate that stands where it names none', async () => {
    const company = await techAs(scene.tess).company.get();

    expect(company).toEqual({
      id: scene.technician.company.id,
      name: 'Gateway Heavy Repair',
      logo: null,
      settings: termsOf(),
      defaultHourlyRatePrice: 16_600,
    });
  });

  test('are all nothing before anything is set', async () => {
    const { tess } = await savedScene({
      technician: { account: { roleId: 'TechnicianOwner' }, company: { repair: null } },
    });

    const { settings } = await techAs(tess).company.get();

    expect(settings).toEqual({
      hourlyRatePrice: null,
      hourlyTravelPrice: 0,
      mileagePrice: 0,
      callOutFeePrice: 0,
      miscFeePrice: 0,
      chargesOvertime: false,
      hideTechnicianNames: false,
    });
  });

  test('are changed as a whole, and nothing else of the company is', async () => {
    const before = await readCompany(scene.technician.company.id);
    const settings = termsOf({ hourlyRatePrice: null, mileagePrice: 175, hideTechnicianNames: true });

    const answer = await techAs(scene.tess).company.updateSettings(settings);

    expect(answer.settings).toEqual(settings);
    expect(await readCompany(before.id, { consistent: true })).toEqual({ ...before, repair: settings });
  });

  test('count for offers from then on, and not for one made before', async () => {
    const [earlier, later] = await Promise.all([
      savedOpenOrder(scene.company.id),
      savedOpenOrder(scene.company.id),
    ]);
    await offerBy(scene.tess, earlier.order.id);
    await techAs(scene.tess).company.updateSettings(termsOf({ callOutFeePrice: 12_500 }));
    await offerBy(scene.tess, later.order.id);

    const [one, other] = await Promise.all([savedOrder(earlier.order.id), savedOrder(later.order.id)]);

    expect(one.offers[0]?.quote.callOutFeePrice).toBe(7_500);
    expect(other.offers[0]?.quote.callOutFeePrice).toBe(12_500);
  });

  test('leave the candidates of its technicians as they are', async () => {
    const { profile } = scene.technician;
    const key = candidateKey({ technicianId: profile.id, ...profile.homebase });
    const before = await getRow(key);

    await techAs(scene.tess).company.updateSettings(termsOf({ hideTechnicianNames: true }));

    expect(before).toBeDefined();
    expect(await getRow(key, { consistent: true })).toEqual(before);
  });

  test('are the owner’s to read and to change', async () => {
    const { companyId } = scene.tess;
    const others = [
      callerOf('TechnicianAssociate', { companyId }),
      callerOf('TechnicianOfficeStaff', { companyId }),
    ];

    const refusals = await Promise.all(
      others.flatMap((who) => [
        refusalOfCall(techAs(who).company.get()),
        refusalOfCall(techAs(who).company.updateSettings(termsOf({ mileagePrice: 1 }))),
      ]),
    );

    expect(refusals.map(({ code, details }) => [code, details.permission])).toEqual(
      refusals.map(() => ['FORBIDDEN', 'company_management']),
    );
    expect((await readCompany(companyId)).repair).toEqual(termsOf());
  });

  test('are no longer the owner’s whose role was taken away since it signed in', async () => {
    const { account, company } = await savedTechnician();
    const asOwner = callerOf('TechnicianOwner', { accountId: account.id, companyId: company.id });

    const { code } = await refusalOfCall(
      techAs(asOwner, { confirmInTable: true }).company.updateSettings(termsOf({ mileagePrice: 1 })),
    );

    expect(code).toBe('FORBIDDEN');
    expect((await readCompany(company.id)).repair).toEqual(termsOf());
  });

  test.each([
    ['hourlyRatePrice', 200_001],
    ['hourlyTravelPrice', 200_001],
    ['mileagePrice', 10_001],
    ['callOutFeePrice', 1_000_001],
    ['miscFeePrice', 1_000_001],
    ['mileagePrice', -1],
    ['mileagePrice', 1.5],
  ] as const)('are refused with a %s of %d cents', async (price, cents) => {
    const { code, details } = await refusalOfCall(
      techAs(scene.tess).company.updateSettings({ ...termsOf(), [price]: cents }),
    );

    expect({ code, fields: Object.keys(details.fields ?? {}) }).toEqual({
      code: 'BAD_INPUT',
      fields: [price],
    });
  });

  test('cost two round trips', async () => {
    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      techAs(scene.tess, { confirmInTable: true }).company.updateSettings(termsOf({ mileagePrice: 200 })),
    );

    expect({ roundTrips, unitsRead, unitsWritten }).toEqual({ roundTrips: 2, unitsRead: 2, unitsWritten: 1 });
  });
});

describe('a technician’s own reviews', () => {
  test('are the public ones in full, newest first', async () => {
    await reviewed('10001', { description: 'First', createdAt: '2026-02-01T12:00:00.000Z' });
    await reviewed('10002', { description: 'Last', createdAt: '2026-02-09T12:00:00.000Z' });
    await reviewed('10003', { description: 'Between', createdAt: '2026-02-05T12:00:00.000Z', rating: 3 });

    const { data, count, more } = await techAs(scene.tess).reviews.mine({ limit: 2 });

    expect({ count, more }).toEqual({ count: 3, more: false });
    expect(data).toEqual([
      {
        rating: 5,
        description: 'Last',
        attributes: [{ id: 'on_time', name: 'On time', category: 'punctuality' }],
        reviewer: { fullName: 'Dana Reyes' },
        orderId: '10002',
        createdAt: '2026-02-09T12:00:00.000Z',
      },
      expect.objectContaining({ rating: 3, description: 'Between', orderId: '10003' }),
    ]);
  });

  test('tell of private ones the stars alone, in no order of time, however few are asked for', async () => {
    await reviewed('10001', { rating: 1, visible: false, description: 'Never came' });
    await reviewed('10002', {});
    await reviewed('10003', { rating: 4, visible: false, description: null });
    await reviewed('10004', { rating: 2, visible: false, description: 'Kept to ourselves' });

    const [all, one] = await Promise.all([
      techAs(scene.tess).reviews.mine(),
      techAs(scene.tess).reviews.mine({ limit: 1 }),
    ]);

    expect(all.privateRatings).toEqual([4, 2, 1]);
    expect(one.privateRatings).toEqual([4, 2, 1]);
    expect(all.data.map(({ orderId }) => orderId)).toEqual(['10002']);
    expect(JSON.stringify(all)).not.toMatch(/Never came|Kept to ourselves|10001|10003|10004/);
  });

  test('are the caller’s and nobody else’s', async () => {
    await reviewed('10001', {});
    const colleague = await savedTechnician({ account: { companyId: scene.tess.companyId } });
    const office = callerOf('TechnicianOfficeStaff', { companyId: scene.tess.companyId });

    const answers = await Promise.all(
      [callerFor(colleague), office].map((who) => techAs(who).reviews.mine()),
    );

    const none = { data: [], count: 0, privateRatings: [], more: false };
    expect(answers).toEqual([none, none]);
  });

  test('are a hundred at most', async () => {
    const { code } = await refusalOfCall(techAs(scene.tess).reviews.mine({ limit: 101 }));

    expect(code).toBe('BAD_INPUT');
  });

  test('cost one round trip', async () => {
    await reviewed('10001', {});

    const { roundTrips, unitsRead } = await metered(() => techAs(scene.tess).reviews.mine());

    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 1, unitsRead: 0.5 });
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
            attributes: ['on_time'],
            visible: true,
            reviewer: { id: 'acc_dana', fullName: 'Dana Reyes', picture: null },
            createdAt: '2026-02-01T12:00:00.000Z',
            ...change,
          }),
        ),
      ),
    ]);
});
