import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { milesBetween, type Point } from '#functions/jobsites/distance.ts';
import { isEligible } from '#functions/matching/eligibility.rules.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import {
  type FoundTechnician,
  type NearestOptions,
  nearestEligible,
} from '#functions/technicians/nearest-technicians.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { serviceAreas } from '#schema/technician-values.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { subjectOf } from '#test/support/orders.ts';
import { onFileOf } from '#test/support/technicians.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

/** A country of its own: its technicians serve a brand that no other country has. */
interface Country {
  readonly brand: string;
  readonly technicians: readonly TechnicianOnFile[];
}

interface Start {
  readonly at: Point;
  readonly serviceArea: (typeof serviceAreas)[number];
}

describe('the nearest', () => {
  /** To a millionth: more the table would not keep. */
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1_000_000, max: max * 1_000_000 }).map((millionths) => millionths / 1_000_000);
  const within = (lat: [number, number], ...longs: [number, number][]) =>
    fc.record({ lat: degrees(...lat), long: fc.oneof(...longs.map((range) => degrees(...range))) });

  test.each([
    ['the globe', within([-90, 90], [-180, 180]), 6000],
    ['the United States', within([25, 49], [-124, -67]), 720],
    ['one state', within([38, 41], [-92, -88]), 120],
    ['the antimeridian', within([-20, -16], [-180, -177], [177, 180]), 300],
    ['the north pole', within([86, 90], [-180, 180]), 300],
    ['the south pole', within([-90, -87], [-180, 180]), 200],
  ])('over %s are those that a look at everybody finds', async (_, places, farthest) => {
    const starts = fc.record({
      at: places,
      serviceArea: fc.constantFrom(...serviceAreas, 'national' as const, 'national' as const),
    });
    const country = await saved(fc.sample(starts, { numRuns: 50, seed: farthest }));
    const ids = country.technicians.map(({ profile }) => profile.id);

    await fc.assert(
      fc.asyncProperty(
        places,
        fc.integer({ min: 1, max: farthest }),
        fc.integer({ min: 1, max: 12 }),
        fc.subarray(ids, { maxLength: 20 }),
        async (jobsite, radiusMiles, most, passedOver) => {
          const options = { radiusMiles, most, except: new Set(passedOver) };

          const found = await nearestEligible(orderAt(jobsite, country), options);

          expect(idsOf(found)).toEqual(byLookingAtAll(country, jobsite, options));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('come nearest first, and by id where they are equally far', async () => {
    const country = await saved(
      nationals({ lat: 39.5, long: -90.5 }, center, { lat: 37.5, long: -90.5 }, center),
    );
    const [north, one, , other] = country.technicians.map(({ profile }) => profile.id);

    const found = await nearestEligible(orderAt(center, country), {
      ...nobodyPassed,
      radiusMiles: 720,
      most: 3,
    });

    expect(idsOf(found)).toEqual([one, other, north]);
    expect(found.map(({ miles }) => Math.round(miles))).toEqual([0, 0, 69]);
  });

  test('include one at the very edge of the radius', async () => {
    const at = { lat: 39.4, long: -90.5 };
    const order = orderAt(center, await saved(nationals(at)));
    const radiusMiles = milesBetween(at, center);

    const inside = await nearestEligible(order, { ...nobodyPassed, radiusMiles });
    const outside = await nearestEligible(order, { ...nobodyPassed, radiusMiles: radiusMiles - 0.001 });

    expect([inside.length, outside.length]).toEqual([1, 0]);
  });
});

describe('the search', () => {
  test('goes no farther than it must, and asks no cell that is empty', async () => {
    const northwards = [0, 0.2, 3, 6, 9].map((north) => ({ lat: center.lat + north, long: center.long }));
    const order = orderAt(center, await saved(nationals(...northwards)));

    const near = await metered(() => nearestEligible(order, { ...nobodyPassed, radiusMiles: 60, most: 2 }));
    const far = await metered(() => nearestEligible(order, { ...nobodyPassed, radiusMiles: 720, most: 2 }));

    expect(near.answer).toHaveLength(2);
    expect(far.answer).toEqual(near.answer);
    expect([near.roundTrips, far.roundTrips]).toEqual([2, 2]);
  });

  test('follows a cell over all its pages', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({ lat: 61.5, long: -149.5 + index / 1000 }));
    // Twenty kilobytes each make more than the megabyte that one page holds.
    const country = await saved(nationals(...crowd), { products: ['Excavator', ...wordy()] });

    const found = await nearestEligible(orderAt({ lat: 61.5, long: -149.5 }, country), {
      ...nobodyPassed,
      most: 200,
    });

    expect(found).toHaveLength(60);
  });

  test('finds a technician where it moved to, and no longer where it was', async () => {
    const country = await saved(nationals(center));
    const before = onlyOne(country);
    const houston = { ...before.profile.homebase, lat: 29.8, long: -95.4 };

    await putTechnician({ ...before, profile: { ...before.profile, homebase: houston } }, before.profile);

    expect(await nearestEligible(orderAt(center, country), nobodyPassed)).toHaveLength(0);
    expect(await nearestEligible(orderAt(houston, country), nobodyPassed)).toHaveLength(1);
  });

  test('passes over a technician whose account is no longer active', async () => {
    const country = await saved(nationals(center));
    const before = onlyOne(country);

    await putTechnician({ ...before, account: { ...before.account, status: 'inactive' } }, before.profile);

    expect(await nearestEligible(orderAt(center, country), nobodyPassed)).toEqual([]);
  });
});

const center = { lat: 38.5, long: -90.5 };
const nobodyPassed: NearestOptions = { radiusMiles: 60, most: 5, except: new Set() };

function nationals(...places: readonly Point[]): Start[] {
  return places.map((at) => ({ at, serviceArea: 'national' }));
}

function onlyOne({ technicians }: Country): TechnicianOnFile {
  const [only] = technicians;
  if (only === undefined) throw new Error('Nobody was saved.');
  return only;
}

let countries = 0;

async function saved(
  starts: readonly Start[],
  more: Partial<TechnicianOnFile['profile']> = {},
): Promise<Country> {
  countries += 1;
  const brand = `Brand ${countries}`;
  const technicians = starts.map(({ at, serviceArea }, index) => {
    const homebase = { ...onFileOf().profile.homebase, ...at };
    const id = `acc_${countries}_${String(index).padStart(2, '0')}`;
    return onFileOf({ profile: { id, brands: [brand], serviceArea, homebase, ...more } });
  });
  for (const technician of technicians) await putTechnician(technician);
  return { brand, technicians };
}

function orderAt(point: Point, { brand }: Country) {
  const { equipment, jobsite, address } = subjectOf();
  return { equipment: { ...equipment, brand }, jobsite, address: { ...address, ...point } };
}

function idsOf(found: readonly FoundTechnician[]): string[] {
  return found.map(({ technician }) => technician.technicianId);
}

function byLookingAtAll(
  country: Country,
  jobsite: Point,
  { radiusMiles, most, except }: NearestOptions,
): string[] {
  return country.technicians
    .map(candidateOf)
    .filter((one) => isEligible(one, orderAt(jobsite, country)) && !except.has(one.technicianId))
    .map((one) => ({ id: one.technicianId, miles: milesBetween(one, jobsite) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((a, b) => a.miles - b.miles || a.id.localeCompare(b.id, 'en'))
    .slice(0, most)
    .map(({ id }) => id);
}

/** A hundred names of 200 letters. */
function wordy(): string[] {
  return Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(200, 'x'));
}
