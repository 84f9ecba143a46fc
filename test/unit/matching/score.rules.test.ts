import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOf } from '#functions/matching/score.rules.ts';
import type { FoundTechnician } from '#functions/technicians/near/nearest-technicians.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { subjectOf } from '#test/support/orders.ts';
import { candidateLike } from '#test/support/technicians.ts';

const order = subjectOf();
const newcomer = candidateLike().standing;

const count = fc.integer({ min: 0, max: 200 });
const standing: fc.Arbitrary<Candidate['standing']> = fc
  .record({
    brandJobs: count,
    typeJobs: count,
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40 }),
    alertsAnswered: count,
    minutes: fc.integer({ min: 0, max: 3000 }),
  })
  .map(({ brandJobs, typeJobs, stars, alertsAnswered, minutes }) => ({
    jobsCompleted: Math.max(brandJobs, typeJobs),
    jobsByBrand: { johndeere: brandJobs, volvo: 7 },
    jobsByProduct: { excavator: typeJobs },
    reviews: stars.length,
    ratingSum: stars.reduce((sum, star) => sum + star, 0),
    alertsAnswered,
    minutesToAnswer: alertsAnswered * minutes,
  }));
const miles = fc.double({ min: 0, max: 720, noNaN: true });
const found: fc.Arbitrary<FoundTechnician> = fc
  .record({ id: fc.integer({ min: 1, max: 10_000 }), standing, miles })
  .map(({ id, ...of }) => ({
    technician: candidateLike({ technicianId: `acc_${id}`, standing: of.standing }),
    miles: of.miles,
  }));
const group = fc.uniqueArray(found, { maxLength: 60, selector: (one) => one.technician.technicianId });

describe('The best technicians', () => {
  test('are those that the decision record’s formula picks', () => {
    fc.assert(
      fc.property(group, fc.integer({ min: 0, max: 30 }), (of, most) => {
        const expected = of
          .map((one) => ({ id: one.technician.technicianId, score: byTheBook(one) }))
          .sort((a, b) => b.score - a.score || a.id.localeCompare(b.id, 'en'))
          .slice(0, most);

        expect(bestOf(of, order, most).map(({ id, score }) => ({ id, score }))).toEqual(expected);
      }),
    );
  });

  test('are the same in whatever order they were found', () => {
    fc.assert(
      fc.property(
        group.chain((of) => fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length }))),
        ([of, shuffled]) => {
          expect(bestOf(shuffled, order, 25)).toEqual(bestOf(of, order, 25));
        },
      ),
    );
  });

  test('are picked by id if their scores are equal', () => {
    const twins = ['acc_b', 'acc_c', 'acc_a'].map((technicianId) => ({
      technician: candidateLike({ technicianId }),
      miles: 10,
    }));

    expect(bestOf(twins, order, 2).map(({ id }) => id)).toEqual(['acc_a', 'acc_b']);
  });

  test('carry what a wave records about them', () => {
    expect(bestOf([{ technician: candidateLike(), miles: 60 }], order, 25)).toEqual([
      { id: 'acc_tess', companyId: 'com_repairs', fullName: 'Tess Moreno', miles: 60, score: 49.75 },
    ]);
  });
});

describe('A score', () => {
  test('is between 0 and 100', () => {
    fc.assert(
      fc.property(found, (one) => {
        expect(scoreOf(one.technician.standing, one.miles)).toBeGreaterThan(0);
        expect(scoreOf(one.technician.standing, one.miles)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('is never worse for a nearer technician', () => {
    fc.assert(
      fc.property(standing, miles, miles, (of, one, other) => {
        expect(scoreOf(of, Math.min(one, other))).toBeGreaterThanOrEqual(scoreOf(of, Math.max(one, other)));
      }),
    );
  });

  test('is never worse for one more job on the brand or the type', () => {
    fc.assert(
      fc.property(standing, miles, (of, at) => {
        const { johndeere = 0 } = of.jobsByBrand;
        const { excavator = 0 } = of.jobsByProduct;

        expect(scoreOf({ ...of, jobsByBrand: { johndeere: johndeere + 1 } }, at)).toBeGreaterThanOrEqual(
          scoreOf(of, at),
        );
        expect(scoreOf({ ...of, jobsByProduct: { excavator: excavator + 1 } }, at)).toBeGreaterThanOrEqual(
          scoreOf(of, at),
        );
      }),
    );
  });

  test('is never worse for one more five-star review, or better for a one-star review', () => {
    fc.assert(
      fc.property(standing, miles, (of, at) => {
        const reviewed = (stars: number) =>
          scoreOf({ ...of, reviews: of.reviews + 1, ratingSum: of.ratingSum + stars }, at);

        expect(reviewed(5)).toBeGreaterThanOrEqual(scoreOf(of, at));
        expect(reviewed(1)).toBeLessThanOrEqual(scoreOf(of, at));
      }),
    );
  });

  test('is never worse for answering at once, or better for answering after days', () => {
    fc.assert(
      fc.property(standing, miles, (of, at) => {
        const answering = (minutes: number) =>
          scoreOf(
            { ...of, alertsAnswered: of.alertsAnswered + 1, minutesToAnswer: of.minutesToAnswer + minutes },
            at,
          );

        expect(answering(0)).toBeGreaterThanOrEqual(scoreOf(of, at));
        expect(answering(5000)).toBeLessThanOrEqual(scoreOf(of, at));
      }),
    );
  });

  test('with forty good reviews beats one with a single review', () => {
    const one = { ...newcomer, reviews: 1, ratingSum: 5 };
    const forty = { ...newcomer, reviews: 40, ratingSum: 196 };

    expect(scoreOf(forty, 20)).toBeGreaterThan(scoreOf(one, 20));
  });

  test('counts only jobs on the brand if the type is unknown', () => {
    const veteran = { ...newcomer, jobsByBrand: { johndeere: 5 }, jobsByProduct: {} };
    const untyped = { equipment: { ...order.equipment, product: null } };

    expect(scoreOf(veteran, 20, untyped)).toBeGreaterThan(scoreOf(veteran, 20));
  });

  test('is not confused by a brand named like a property of every object', () => {
    const odd = { equipment: { ...order.equipment, brand: 'Constructor', product: null } };

    expect(scoreOf(newcomer, 60, odd)).toBe(scoreOf(newcomer, 60));
  });
});

function scoreOf(
  of: Candidate['standing'],
  at: number,
  asked: Pick<typeof order, 'equipment'> = order,
): number {
  const [best] = bestOf([{ technician: candidateLike({ standing: of }), miles: at }], asked, 1);
  return best?.score ?? Number.NaN;
}

/** The formula again, step by step, for a Deere excavator. */
function byTheBook({ technician, miles: at }: FoundTechnician): number {
  const of = technician.standing;
  const distance = 60 / (60 + at);
  const brand = ((of.jobsByBrand.johndeere ?? 0) + 1) / ((of.jobsByBrand.johndeere ?? 0) + 4);
  const type = ((of.jobsByProduct.excavator ?? 0) + 1) / ((of.jobsByProduct.excavator ?? 0) + 4);
  const stars = (of.ratingSum + 21) / (of.reviews + 5);
  const minutes = (of.minutesToAnswer + 180) / (of.alertsAnswered + 3);
  const share =
    0.4 * distance + 0.25 * ((brand + type) / 2) + 0.2 * ((stars - 1) / 4) + 0.15 * (60 / (60 + minutes));
  return Math.round(share * 100_000) / 1000;
}
