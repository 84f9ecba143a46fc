import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milesBetween, type Point } from '#functions/places/distance.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import {
  type FoundTechnician,
  type NearestOptions,
  nearestEligible,
} from '#functions/technicians/near/nearest-technicians.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { type ServiceArea, serviceAreas } from '#schema/technicians/technician-values.ts';
import { saveCandidates } from '#test/support/candidates.ts';
import { metered } from '#test/support/database.ts';
import { subjectOf } from '#test/support/orders.ts';
import { candidateLike, onFileOf, savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

/** Technicians with a brand of their own, so that each country is separate. */
interface Country {
  readonly brand: string;
  readonly technicians: readonly Candidate[];
}

interface Start {
  readonly at: Point;
  readonly serviceArea: ServiceArea;
}

describe('the nearest technicians', () => {
  /** To a millionth, as precise as the table. */
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1_000_000, max: max * 1_000_000 }).map((millionths) => millionths / 1_000_000);
  const within = (lat: [number, number], ...longs: [number, number][]) =>
    fc.record({ lat: degrees(...lat), long: fc.oneof(...longs.map((range) => degrees(...range))) });

  test.each([
    ['the globe', within([-90, 90], [-180, 180]), 3000],
    ['the United States', within([25, 49], [-124, -67]), 720],
    ['one state', within([38, 41], [-92, -88]), 120],
    ['the antimeridian', within([-20, -16], [-180, -177], [177, 180]), 300],
    ['the north pole', within([86, 90], [-180, 180]), 300],
    ['the south pole', within([-90, -87], [-180, 180]), 200],
  ])('over %s are the same as in a full scan', async (_, places, farthest) => {
    const starts = fc.record({
      at: places,
      serviceArea: fc.constantFrom(
        ...serviceAreas.map(({ id }) => id),
        'national' as const,
        'national' as const,
      ),
    });
    const country = await saved(fc.sample(starts, { numRuns: 50, seed: farthest }));
    const ids = country.technicians.map(({ technicianId }) => technicianId);

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

  test('come nearest first, then by id', async () => {
    const country = await saved(
      nationals({ lat: 39.5, long: -90.5 }, center, { lat: 37.5, long: -90.5 }, center),
    );
    const [north, one, , other] = country.technicians.map(({ technicianId }) => technicianId);

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
  test('goes no farther than necessary and reads no empty cells', async () => {
    const northwards = [0, 0.2, 3, 6, 9].map((north) => ({ lat: center.lat + north, long: center.long }));
    const order = orderAt(center, await saved(nationals(...northwards)));

    const near = await metered(() => nearestEligible(order, { ...nobodyPassed, radiusMiles: 60, most: 2 }));
    const far = await metered(() => nearestEligible(order, { ...nobodyPassed, radiusMiles: 720, most: 2 }));

    expect(near.answer).toHaveLength(2);
    expect(far.answer).toEqual(near.answer);
    expect([near.roundTrips, far.roundTrips]).toEqual([2, 2]);
  });

  test('continues in a square with more than one query’s worth', async () => {
    const crowd = Array.from({ length: 290 }, (_, index) => ({ lat: 61.5, long: -149.5 + index / 100_000 }));
    const country = await saved(nationals(...crowd));

    const { answer, roundTrips } = await metered(() =>
      nearestEligible(orderAt({ lat: 61.5, long: -149.5 }, country), { ...nobodyPassed, most: 200 }),
    );

    expect(idsOf(answer)).toEqual(idsOf(byNearness(country, { lat: 61.5, long: -149.5 })).slice(0, 200));
    expect(roundTrips).toBeLessThanOrEqual(5);
  });

  test('reads no other brands, and no one whose service area ends before the jobsite', async () => {
    const there = { lat: 40.2, long: -90.5 };
    const locals = Array.from({ length: 60 }, () => ({ at: there, serviceArea: 'local' as const }));
    const others = await saved(nationals(...Array.from({ length: 60 }, () => center)));
    const country = await saved([...locals, ...nationals(there)]);

    const { answer, unitsRead } = await metered(() =>
      nearestEligible(orderAt(center, country), { ...nobodyPassed, radiusMiles: 120, most: 200 }),
    );

    expect(others.technicians).toHaveLength(60);
    expect(answer).toHaveLength(1);
    // One unit for the counts of each of four blocks, and half a unit for the row.
    expect(unitsRead).toBeLessThanOrEqual(4.5);
  });

  test('finds technicians of many brands and of few, and skips those without the brand', async () => {
    const country = await saved(nationals(center));
    const makers = Array.from({ length: 30 }, (_, index) => `Maker ${index}`);
    const generalists = [[...makers, country.brand], makers].map((brands, index) =>
      candidateLike({ technicianId: `acc_many_${countries}_${index}`, brands, ...center }),
    );
    await saveCandidates(generalists);

    const found = await nearestEligible(orderAt(center, country), nobodyPassed);

    expect(idsOf(found)).toEqual([country.technicians[0]?.technicianId, generalists[0]?.technicianId]);
    expect(found[1]?.technician.standing).toMatchObject({ reviews: 0, jobsByBrand: {} });
  });

  test('finds a moved technician in the new place only', async () => {
    const { before, order } = await onFile();
    const houston = { ...before.profile.homebase, lat: 29.8, long: -95.4 };

    await putTechnician({ ...before, profile: { ...before.profile, homebase: houston } }, before.profile);
    await indexTechnician(before.profile.id);

    expect(await nearestEligible(order(center), nobodyPassed)).toHaveLength(0);
    expect(await nearestEligible(order(houston), nobodyPassed)).toHaveLength(1);
  });

  test('skips technicians whose account is inactive', async () => {
    const { before, order } = await onFile();

    await putTechnician({ ...before, account: { ...before.account, status: 'inactive' } }, before.profile);
    await indexTechnician(before.profile.id);

    expect(await nearestEligible(order(center), nobodyPassed)).toEqual([]);
  });

  test('skips technicians whose company is inactive', async () => {
    const { before, order } = await onFile();

    await putTechnician({ ...before, company: { ...before.company, status: 'inactive' } }, before.profile);
    await indexTechnician(before.profile.id);

    expect(await nearestEligible(order(center), nobodyPassed)).toEqual([]);
  });
});

const center = { lat: 38.5, long: -90.5 };
const nobodyPassed: NearestOptions = { radiusMiles: 60, most: 5, except: new Set() };

function nationals(...places: readonly Point[]): Start[] {
  return places.map((at) => ({ at, serviceArea: 'national' }));
}

let countries = 0;

async function saved(starts: readonly Start[]): Promise<Country> {
  countries += 1;
  const brand = `Brand ${countries}`;
  const technicians = starts.map(({ at: { lat, long }, serviceArea }, index) => {
    const technicianId = `acc_${countries}_${String(index).padStart(3, '0')}`;
    return candidateLike({ technicianId, brands: [brand], serviceArea, lat, long });
  });
  await saveCandidates(technicians);
  return { brand, technicians };
}

/** A technician with all rows, at the center, alone with the brand. */
async function onFile() {
  countries += 1;
  const brand = `Brand ${countries}`;
  const homebase = { ...onFileOf().profile.homebase, ...center };
  const before = await savedTechnician({ profile: { brands: [brand], homebase } });
  await indexTechnician(before.profile.id);
  return { before, order: (at: Point) => orderAt(at, { brand }) };
}

function orderAt({ lat, long }: Point, { brand }: Pick<Country, 'brand'>) {
  const { equipment, jobsite, address } = subjectOf();
  return { equipment: { ...equipment, brand }, jobsite, address: { ...address, lat, long } };
}

function idsOf(found: readonly FoundTechnician[]): string[] {
  return found.map(({ technician }) => technician.technicianId);
}

function byLookingAtAll(
  country: Country,
  jobsite: Point,
  { radiusMiles, most, except }: NearestOptions,
): string[] {
  return byNearness(country, jobsite)
    .filter(
      ({ technician, miles }) =>
        miles <= radiusMiles &&
        !except.has(technician.technicianId) &&
        isEligible(technician, orderAt(jobsite, country)),
    )
    .slice(0, most)
    .map(({ technician }) => technician.technicianId);
}

function byNearness({ technicians }: Country, jobsite: Point): FoundTechnician[] {
  return technicians
    .map((technician) => ({ technician, miles: milesBetween(technician, jobsite) }))
    .sort(
      (a, b) => a.miles - b.miles || a.technician.technicianId.localeCompare(b.technician.technicianId, 'en'),
    );
}
