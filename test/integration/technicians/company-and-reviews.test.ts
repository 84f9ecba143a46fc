import { describe, expect, test } from 'vitest';
import { readCompany } from '#functions/companies/read-company.ts';
import { getRow } from '#functions/platform/table.ts';
import { candidateKey } from '#functions/technicians/technician-rows.ts';
import { refusalOfCall, techniciansAs } from '../../support/api-calls.ts';
import { callerFor, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { savedReview } from '../../support/reviews.ts';
import { offerBy, scene } from '../../support/scene.ts';
import { savedOrder } from '../../support/stored-orders.ts';
import { savedTechnician, termsOf } from '../../support/technicians.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();

describe('a repair company’s settings', () => {
  test('include the default rate if the company has none', async () => {
    const { technician, tech } = await ownersScene();

    const company = await tech().company.get();

    expect(company).toEqual({
      id: technician.company.id,
      name: 'Gateway Heavy Repair',
      logo: null,
      settings: termsOf(),
      defaultHourlyRatePrice: 16_600,
    });
  });

  test('are all empty at first', async () => {
    const { tech } = await scene({
      technician: { account: { roleId: 'TechnicianOwner' }, company: { repair: null } },
    });

    const { settings } = await tech().company.get();

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

  test('are replaced as a whole, and nothing else of the company changes', async () => {
    const { technician, tech } = await ownersScene();
    const before = await readCompany(technician.company.id);
    const settings = termsOf({ hourlyRatePrice: null, mileagePrice: 175, hideTechnicianNames: true });

    const answer = await tech().company.updateSettings(settings);

    expect(answer.settings).toEqual(settings);
    expect(await readCompany(before.id, { consistent: true })).toEqual({ ...before, repair: settings });
  });

  test('apply to later offers, not to earlier ones', async () => {
    const { tess, tech, anotherOrder } = await ownersScene();
    const [earlier, later] = await Promise.all([anotherOrder('open'), anotherOrder('open')]);
    await offerBy(tess, earlier);
    await tech().company.updateSettings(termsOf({ callOutFeePrice: 12_500 }));
    await offerBy(tess, later);

    const [one, other] = await Promise.all([savedOrder(earlier), savedOrder(later)]);

    expect(one.offers[0]?.quote.callOutFeePrice).toBe(7_500);
    expect(other.offers[0]?.quote.callOutFeePrice).toBe(12_500);
  });

  test('leave its technicians’ candidates unchanged', async () => {
    const { technician, tech } = await ownersScene();
    const { profile } = technician;
    const key = candidateKey({ technicianId: profile.id, ...profile.homebase });
    const before = await getRow(key);

    await tech().company.updateSettings(termsOf({ hideTechnicianNames: true }));

    expect(before).toBeDefined();
    expect(await getRow(key, { consistent: true })).toEqual(before);
  });

  test('are for the owner only', async () => {
    const { tess } = await ownersScene();
    const { companyId } = tess;
    const others = [
      callerOf('TechnicianAssociate', { companyId }),
      callerOf('TechnicianOfficeStaff', { companyId }),
    ];

    const refusals = await Promise.all(
      others.flatMap((who) => [
        refusalOfCall(techniciansAs(who).company.get()),
        refusalOfCall(techniciansAs(who).company.updateSettings(termsOf({ mileagePrice: 1 }))),
      ]),
    );

    expect(refusals.map(({ code, details }) => [code, details.permission])).toEqual(
      refusals.map(() => ['FORBIDDEN', 'company_management']),
    );
    expect((await readCompany(companyId)).repair).toEqual(termsOf());
  });

  test('are refused to an owner whose role was taken away since sign-in', async () => {
    const { account, company } = await savedTechnician();
    const asOwner = callerOf('TechnicianOwner', { accountId: account.id, companyId: company.id });

    const { code } = await refusalOfCall(
      techniciansAs(asOwner, { confirmInTable: true }).company.updateSettings(termsOf({ mileagePrice: 1 })),
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
    const { tech } = await ownersScene();

    const { code, details } = await refusalOfCall(
      tech().company.updateSettings({ ...termsOf(), [price]: cents }),
    );

    expect({ code, fields: Object.keys(details.fields ?? {}) }).toEqual({
      code: 'BAD_INPUT',
      fields: [price],
    });
  });

  test('cost two round trips', async () => {
    const { tech } = await ownersScene();

    const { roundTrips, unitsRead, unitsWritten } = await metered(() =>
      tech({ confirmInTable: true }).company.updateSettings(termsOf({ mileagePrice: 200 })),
    );

    expect({ roundTrips, unitsRead, unitsWritten }).toEqual({ roundTrips: 2, unitsRead: 2, unitsWritten: 1 });
  });
});

describe('a technician’s own reviews', () => {
  test('are public ones in full, newest first', async () => {
    const { tess, tech } = await ownersScene();
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
      rating: 3,
    });

    const { data, count, more } = await tech().reviews.mine({ limit: 2 });

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

  test('reveal only the stars of private ones, sorted by stars, at any limit', async () => {
    const { tess, tech } = await ownersScene();
    await savedReview(tess.accountId, '10001', { rating: 1, visible: false, description: 'Never came' });
    await savedReview(tess.accountId, '10002');
    await savedReview(tess.accountId, '10003', { rating: 4, visible: false, description: null });
    await savedReview(tess.accountId, '10004', {
      rating: 2,
      visible: false,
      description: 'Kept to ourselves',
    });

    const [all, one] = await Promise.all([tech().reviews.mine(), tech().reviews.mine({ limit: 1 })]);

    expect(all.privateRatings).toEqual([4, 2, 1]);
    expect(one.privateRatings).toEqual([4, 2, 1]);
    expect(all.data.map(({ orderId }) => orderId)).toEqual(['10002']);
    expect(JSON.stringify(all)).not.toMatch(/Never came|Kept to ourselves|10001|10003|10004/);
  });

  test('are visible to the caller only', async () => {
    const { tess } = await ownersScene();
    await savedReview(tess.accountId, '10001');
    const colleague = await savedTechnician({ account: { companyId: tess.companyId } });
    const office = callerOf('TechnicianOfficeStaff', { companyId: tess.companyId });

    const answers = await Promise.all(
      [callerFor(colleague.account), office].map((who) => techniciansAs(who).reviews.mine()),
    );

    const none = { data: [], count: 0, privateRatings: [], more: false };
    expect(answers).toEqual([none, none]);
  });

  test('are limited to a hundred', async () => {
    const { tech } = await ownersScene();

    const { code } = await refusalOfCall(tech().reviews.mine({ limit: 101 }));

    expect(code).toBe('BAD_INPUT');
  });

  test('cost one round trip', async () => {
    const { tess, tech } = await ownersScene();
    await savedReview(tess.accountId, '10001');

    const { roundTrips, unitsRead } = await metered(() => tech().reviews.mine());

    expect({ roundTrips, unitsRead }).toEqual({ roundTrips: 1, unitsRead: 0.5 });
  });
});

/** A scene in which Tess owns her company. */
function ownersScene() {
  return scene({ technician: { account: { roleId: 'TechnicianOwner' } } });
}
