import type { SQSRecord } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { handler as followTechnicianChanges } from '#functions/technicians/near/follow-technician-changes.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import { nearestEligible } from '#functions/technicians/near/nearest-technicians.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { callContext } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { subjectOf } from '#test/support/orders.ts';
import { profileOf, savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

describe('the number of technicians for a machine', () => {
  test('counts those who serve brand and type, either of them, or anything', async () => {
    const before = await Promise.all([count(), count('Kioti')]);
    await filed({ brands: ['Kioti', 'Yanmar'], products: ['Tractor'] });
    await filed({ brands: ['Kioti'], products: ['Tractor', 'Mini Excavator'] });

    expect(before[1]).toBe(0);
    expect(await count('Kioti')).toBe(2);
    expect(await count('KIOTI ', 'mini excavator')).toBe(1);
    expect(await count('Yanmar', 'Mini Excavator')).toBe(0);
    expect(await count(null, 'Tractor')).toBe(2);
    expect(await count()).toBe(before[0] + 2);
  });

  test('takes half a read unit and one round trip', async () => {
    const { unitsRead, roundTrips } = await metered(() => count('Kioti', 'Tractor'));

    expect({ unitsRead, roundTrips }).toEqual({ unitsRead: 0.5, roundTrips: 1 });
  });

  test('leaves out technicians who cannot be booked, until they can', async () => {
    const technician = await filed({ brands: ['Terex'] });
    const { profile } = technician;
    await putTechnician({ ...technician, account: { ...technician.account, status: 'inactive' } }, profile);
    await indexTechnician(profile.id);
    const [without, place] = [await count('Terex'), await nearestTo('Terex')];

    await putTechnician(technician, profile);
    await indexTechnician(profile.id);

    expect([without, place]).toEqual([0, []]);
    expect(await count('Terex')).toBe(1);
    expect(await nearestTo('Terex')).toEqual([profile.id]);
  });

  test('stays exact through any changes, repeated and concurrent indexing', async () => {
    const brands = ['Ammann', 'Bomag', 'Hamm', 'Sakai'];
    const products = ['Roller', 'Paver'];
    const states = fc.array(
      fc.record({
        brands: fc.subarray(brands),
        products: fc.subarray(products),
        active: fc.boolean(),
        east: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const before = await Promise.all(brands.flatMap((brand) => [count(brand), count(brand, 'Paver')]));
    const last: { brands: string[]; products: string[]; active: boolean }[] = [];
    for (const path of fc.sample(fc.tuple(states, states, states), { numRuns: 3, seed: 11 }).flat()) {
      let now = await savedTechnician({ profile: { brands: [], products: [] } });
      for (const state of path) {
        now = await changed(now, state);
        const id = now.profile.id;
        await Promise.all([indexTechnician(id), indexTechnician(id), indexTechnician(id)]);
      }
      last.push(...path.slice(-1));
    }

    const after = await Promise.all(brands.flatMap((brand) => [count(brand), count(brand, 'Paver')]));
    const expected = brands.flatMap((brand) => {
      const serving = last.filter((state) => state.active && state.brands.includes(brand));
      return [serving.length, serving.filter((state) => state.products.includes('Paver')).length];
    });
    expect(after.map((number, place) => number - (before[place] ?? 0))).toEqual(expected);
  });
});

describe('indexing a technician', () => {
  test('with fifty brands takes several transactions and leaves nothing behind', async () => {
    const brands = Array.from({ length: 50 }, (_, index) => `Maker ${index}`);
    const technician = await filed({ brands });
    const inMaker49 = await nearestTo('Maker 49');
    const homebase = { ...technician.profile.homebase, lat: 47.6, long: -122.3 };
    const profile = { ...technician.profile, homebase, products: ['Excavator'] };

    await putTechnician({ ...technician, profile }, technician.profile);
    await indexTechnician(profile.id);

    expect(inMaker49).toEqual([profile.id]);
    expect(await nearestTo('Maker 49')).toEqual([]);
    expect(await nearestTo('Maker 49', homebase)).toEqual([profile.id]);
    expect(await count('Maker 7')).toBe(1);
    expect(await count('Maker 7', 'Wheel Loader')).toBe(0);
  });

  test('again writes nothing', async () => {
    const { profile } = await filed({});

    const { unitsWritten } = await metered(() => indexTechnician(profile.id));

    expect(unitsWritten).toBe(0);
  });

  test('follows their events, and retries unreadable ones', async () => {
    const { profile } = await savedTechnician({ profile: { brands: ['Gehl'] } });
    const detail = {
      id: 'evt_1',
      version: 1,
      at: '2026-03-02T15:00:00.000Z',
      companyId: profile.companyId,
      technicianId: profile.id,
    };
    const records = [JSON.stringify({ 'detail-type': 'technician.changed', detail }), '{'].map(
      (body, index) => ({ messageId: `message-${index}`, body }) as SQSRecord,
    );

    const answer = await followTechnicianChanges({ Records: records });

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-1' }] });
    expect(await nearestTo('Gehl')).toEqual([profile.id]);
  });

  test('who does not exist succeeds', async () => {
    await expect(indexTechnician('acc_nobody')).resolves.toBeUndefined();
  });
});

async function filed(profile: Partial<TechnicianOnFile['profile']>): Promise<TechnicianOnFile> {
  const technician = await savedTechnician({ profile });
  await indexTechnician(technician.profile.id);
  return technician;
}

async function changed(
  before: TechnicianOnFile,
  state: { brands: string[]; products: string[]; active: boolean; east: number },
): Promise<TechnicianOnFile> {
  const { homebase } = profileOf();
  const after: TechnicianOnFile = {
    ...before,
    account: { ...before.account, status: state.active ? 'active' : 'inactive' },
    profile: {
      ...before.profile,
      brands: state.brands,
      products: state.products,
      homebase: { ...homebase, long: homebase.long + 3 * state.east },
    },
  };
  await putTechnician(after, before.profile);
  return after;
}

async function count(brandId?: string | null, productId?: string): Promise<number> {
  const { public: look } = callerFactory(publicRouter)(callContext(undefined));
  return (await look.getNumberOfTechniciansByEquipment({ brandId, productId })).count;
}

async function nearestTo(brand: string, at: { lat: number; long: number } = profileOf().homebase) {
  const { equipment, jobsite, address } = subjectOf();
  const found = await nearestEligible(
    {
      equipment: { ...equipment, brand, product: null },
      jobsite,
      address: { ...address, lat: at.lat, long: at.long },
    },
    { radiusMiles: 60, most: 5, except: new Set() },
  );
  return found.map(({ technician }) => technician.technicianId);
}
