import type { AlertedTechnician } from '#functions/orders/lifecycle/order-commands.ts';
import { foldMachineName, type OrderToServe } from '#functions/technicians/eligibility.rules.ts';
import type { FoundTechnician } from '#functions/technicians/near/nearest-technicians.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import type { ScoreParts } from '#schema/orders/search-explanation.ts';

/** A technician who was considered, with the parts of the score. */
export interface ScoredTechnician {
  readonly id: string;
  readonly fullName: string;
  readonly miles: number;
  readonly score: number;
  readonly parts: ScoreParts;
}

/**
 * The best of those found, best first, by id where two score the same. The score is 0 to 100 (document 3 section 5):
 *
 *     100 × (0.40 distance + 0.25 experience + 0.20 rating + 0.15 answer), rounded to thousandths
 *
 *     distance    60 / (60 + miles)                          1 at the door, 1/2 at 60 miles, 1/4 at 180
 *     experience  mean of (jobs + 1) / (jobs + 4)            for the order's brand and for its type; without a known type
 *                                                            the brand's alone
 *     rating      ((stars + 5 × 4.2) / (reviews + 5) − 1) / 4  as if five reviews of 4.2 stars had come before
 *     answer      60 / (60 + minutes)                        mean minutes to answer, as if three alerts had been answered
 *                                                            in 60 minutes each before
 *
 * The priors let newcomers in at the middle, and one review or one quick answer carries nobody to the top. Why these
 * weights: docs/decisions/0013-how-technicians-are-scored.md.
 */
export function bestOf(
  found: readonly FoundTechnician[],
  order: Pick<OrderToServe, 'equipment'>,
  most: number,
): AlertedTechnician[] {
  return scored(found, order)
    .slice(0, most)
    .map(({ id, companyId, fullName, miles, score }) => ({ id, companyId, fullName, miles, score }));
}

/** All technicians found, scored, best first. */
export function scored(
  found: readonly FoundTechnician[],
  order: Pick<OrderToServe, 'equipment'>,
): (ScoredTechnician & AlertedTechnician)[] {
  return found
    .map(({ technician, miles }) => {
      const parts = partsOf(technician, miles, order);
      const { technicianId: id, companyId, fullName } = technician;
      return { id, companyId, fullName, miles, score: scoreOf(parts), parts };
    })
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}

const weights = { distance: 0.4, experience: 0.25, rating: 0.2, answer: 0.15 } as const;

function partsOf({ standing }: Candidate, miles: number, order: Pick<OrderToServe, 'equipment'>): ScoreParts {
  return {
    distance: halvedAt(60, miles),
    experience: experienceOf(standing, order.equipment),
    rating: ratingOf(standing),
    answer: answerOf(standing),
  };
}

function scoreOf({ distance, experience, rating, answer }: ScoreParts): number {
  const score =
    weights.distance * distance +
    weights.experience * experience +
    weights.rating * rating +
    weights.answer * answer;
  return Math.round(100_000 * score) / 1000;
}

function experienceOf(
  { jobsByBrand, jobsByProduct }: Candidate['standing'],
  { brand, product }: OrderToServe['equipment'],
): number {
  const withBrand = learned(jobsByBrand, brand);
  if (!product?.trim()) return withBrand;
  return (withBrand + learned(jobsByProduct, product)) / 2;
}

/** Rises steeply with the first jobs and slowly afterwards. */
function learned(jobsBy: Readonly<Record<string, number>>, name: string): number {
  const key = foldMachineName(name);
  const jobs = Object.hasOwn(jobsBy, key) ? (jobsBy[key] ?? 0) : 0;
  return (jobs + 1) / (jobs + 4);
}

function ratingOf({ reviews, ratingSum }: Candidate['standing']): number {
  return ((ratingSum + 5 * 4.2) / (reviews + 5) - 1) / 4;
}

function answerOf({ alertsAnswered, minutesToAnswer }: Candidate['standing']): number {
  return halvedAt(60, (minutesToAnswer + 3 * 60) / (alertsAnswered + 3));
}

function halvedAt(half: number, value: number): number {
  return half / (half + value);
}
