import { createHash } from 'node:crypto';
import * as z from 'zod';
import { degreeDigits, type Square, squareOf } from '#functions/places/squares.ts';
import type { Key, Row } from '#functions/platform/table.ts';
import { entityId } from '#schema/ids.ts';
import {
  type Certification,
  certifications,
  type ServiceArea,
} from '#schema/technicians/technician-values.ts';
import { foldMachineName } from '../eligibility.rules.ts';
import type { Candidate } from '../technician-rows.ts';

/*
 * What a search reads of technicians, written from the candidates' rows (`index-technician.ts`). For scripts that write rows
 * without the product's code:
 *
 * - TECH_NEAR#<under>#<block>#<area> / <digits>#<technicianId>: `nearRow`, one for each brand that a bookable technician
 *   serves, or one under `MANY` for those who serve more than twelve, and one under `ALL` for everybody. A brand is the
 *   `nameKey` of its name, block and digits are from `squareOf`, the area is the first letter of the service area.
 *   Attribute names are one letter: a search reads hundreds of these.
 * - TECH_NEAR#<under>#<block> / COUNTS: how many of those rows each degree has, `<area><three digits>`: 17.
 * - TECH_COUNT#<brand> / COUNT: how many bookable technicians serve the brand, `n`, and each equipment type of it,
 *   `of:<nameKey>`. Under `ALL` for any brand.
 * - TECHNICIAN#<id> / FILED: what of the above is filed of one technician, so that they are counted once and found again.
 */

/** What technicians are filed under beside their brands. No brand key has a capital letter. */
export const everybody = 'ALL';
/** Those with so many brands that writing a row for each would cost more than searches save. */
export const ofManyBrands = 'MANY';
const many = 12;

const areaLetters = { local: 'l', regional: 'r', multi_state: 'm', national: 'n' } as const satisfies Record<
  ServiceArea,
  string
>;
export const areaLetter = z.enum(['l', 'r', 'm', 'n']);
export type AreaLetter = z.infer<typeof areaLetter>;
export const areaOf: Readonly<Record<AreaLetter, ServiceArea>> = {
  l: 'local',
  r: 'regional',
  m: 'multi_state',
  n: 'national',
};

/** A square, service area and brand: technicians that are searched together. */
export interface NearPlace extends Square {
  /** A brand's key, `ofManyBrands` or `everybody`. */
  readonly under: string;
  readonly area: AreaLetter;
}

/** A brand or equipment type as part of a key: its folded name, or a digest of a long one. */
export function nameKey(name: string): string {
  const folded = foldMachineName(name);
  const isShort = Buffer.byteLength(folded) <= 60 && !folded.includes('#');
  return isShort ? folded : `~${createHash('sha256').update(folded).digest('base64url').toLowerCase()}`;
}

/** Where a candidate is filed, and under which brands. */
export function filingOf(candidate: Candidate) {
  const brands = candidate.bookable ? [...new Set(candidate.brands.map(nameKey))] : [];
  return {
    ...squareOf(candidate),
    area: areaLetters[candidate.serviceArea],
    under: [everybody, ...(brands.length > many ? [ofManyBrands] : brands)],
    /** Brands and equipment types for the counts. */
    serves: candidate.bookable ? [everybody, ...brands] : [],
    products: [...new Set(candidate.products.map(nameKey))],
  };
}

/** TECH_NEAR#<brand>#<block>#<area> / <digits>#<technicianId> */
export function nearRow(candidate: Candidate, place: NearPlace): Row {
  const { technicianId, companyId, fullName, bookable, brands, products, standing } = candidate;
  const jobsOf = (jobs: Readonly<Record<string, number>>, name: string) =>
    Object.hasOwn(jobs, name) ? (jobs[name] ?? 0) : 0;
  const jobsOnBrand = Object.entries(standing.jobsByBrand).find(([name]) => nameKey(name) === place.under);
  return {
    ...nearKey(place, technicianId),
    kind: 'near',
    n: fullName,
    c: companyId,
    y: candidate.lat,
    x: candidate.long,
    p: Object.fromEntries(
      products.map((name) => [name, jobsOf(standing.jobsByProduct, foldMachineName(name))]),
    ),
    ...(candidate.certifications.length > 0 && { e: candidate.certifications.join() }),
    ...((place.under === everybody || place.under === ofManyBrands) && { b: brands }),
    ...(place.under === ofManyBrands && { j: standing.jobsByBrand }),
    ...(place.under === everybody
      ? { ...(!bookable && { u: true }) }
      : {
          s: [
            jobsOnBrand?.[1] ?? 0,
            standing.reviews,
            standing.ratingSum,
            standing.alertsAnswered,
            standing.minutesToAnswer,
          ].join(' '),
        }),
  };
}

/** A candidate from a row under a brand; rows of everybody have no stats. `brand` is the name asked for. */
export function candidateFrom(
  row: Readonly<Record<string, unknown>>,
  area: AreaLetter,
  brand: string,
): Candidate {
  const { sk, c, n, y, x, p, e, s, b, j, u } = near.parse(row);
  const [jobs = 0, reviews = 0, ratingSum = 0, alertsAnswered = 0, minutesToAnswer = 0] = s
    .split(' ')
    .map(Number);
  return {
    technicianId: sk.slice(sk.indexOf('#') + 1),
    companyId: c,
    fullName: n,
    bookable: !u,
    brands: b ?? [brand],
    products: Object.keys(p).sort(),
    certifications: e.split(',').filter(isCertification),
    serviceArea: areaOf[area],
    lat: y,
    long: x,
    standing: {
      jobsCompleted: jobs,
      jobsByBrand: j ?? { [foldMachineName(brand)]: jobs },
      jobsByProduct: Object.fromEntries(
        Object.entries(p).map(([name, count]) => [foldMachineName(name), count]),
      ),
      reviews,
      ratingSum,
      alertsAnswered,
      minutesToAnswer,
    },
  };
}

export function nearKey(place: NearPlace, technicianId: string): Key {
  return { pk: nearPk(place), sk: `${place.digits}#${technicianId}` };
}

export function nearPk({ under, block, area }: Omit<NearPlace, 'digits'>): string {
  return `TECH_NEAR#${under}#${block}#${area}`;
}

export function countsKey({ under, block }: Pick<NearPlace, 'under' | 'block'>): Key {
  return { pk: `TECH_NEAR#${under}#${block}`, sk: 'COUNTS' };
}

/** The attribute of a row of counts for a place's degree. */
export function countedAs({ area, digits }: Pick<NearPlace, 'area' | 'digits'>): string {
  return area + digits.slice(0, degreeDigits);
}

export function technicianCountKey(brand: string): Key {
  return { pk: `TECH_COUNT#${brand}`, sk: 'COUNT' };
}

/** Attributes of a row of technician counts: for all, and for one equipment type. */
export const countOfAll = 'n';
export function countOf(productKey: string): string {
  return `of:${productKey}`;
}

const near = z.object({
  sk: z.string(),
  n: z.string(),
  c: entityId,
  y: z.number(),
  x: z.number(),
  /** Equipment types, with the jobs done on each. */
  p: z.record(z.string(), z.number()),
  e: z.string().default(''),
  /** Jobs on the brand, reviews, sum of stars, alerts answered, minutes to answer. */
  s: z.string().default(''),
  b: z.array(z.string()).optional(),
  j: z.record(z.string(), z.number()).optional(),
  u: z.boolean().default(false),
});

function isCertification(value: string): value is Certification {
  return certifications.some((known) => known === value);
}
