import { skillsForFaults } from '#schema/fault-skills.ts';
import type { OfferView, OrderView } from '#schema/orders.ts';
import { type SkillId, skills } from '#schema/technician-values.ts';
import { jobCost } from '../../../lib/fees.ts';

/** What sets an offer apart from the others that can be booked. */
const offerTags = ['Soonest', 'Cheapest', 'Best rated'] as const;
export type OfferTag = (typeof offerTags)[number];

/** Hours of labor that costs are compared by. */
export const comparedHours = [2, 4] as const;

/**
 * The tags of each offer by its id. `Cheapest` is of a job of two hours. Where several are best alike each has the tag, and
 * where all are, or there is but one, it tells nothing and nobody has it.
 */
export function tagsOf(offers: readonly OfferView[]): ReadonlyMap<string, readonly OfferTag[]> {
  const best = (of: (offer: OfferView) => string | number | undefined): ReadonlySet<string> => {
    const values = offers.map((offer) => of(offer));
    const known = values.filter((value) => value !== undefined);
    const least = known.reduce<string | number | undefined>(
      (min, value) => (min === undefined || value < min ? value : min),
      undefined,
    );
    const winners = offers.filter((_, index) => values[index] !== undefined && values[index] === least);
    return new Set(winners.length === offers.length ? [] : winners.map(({ id }) => id));
  };
  const winners: Readonly<Record<OfferTag, ReadonlySet<string>>> = {
    Soonest: best(({ serviceDate, serviceTime }) => `${serviceDate}T${serviceTime.slice(0, 5)}`),
    Cheapest: best((offer) => jobCost(offer, comparedHours[0])),
    // The more reviews, the surer it is; one without any has the default rate, which says nothing.
    'Best rated': best(({ technician: { metrics } }) =>
      metrics.totalReviews === 0 ? undefined : -metrics.recommendRate - metrics.totalReviews / 1e6,
    ),
  };
  return new Map(offers.map(({ id }) => [id, offerTags.filter((tag) => winners[tag].has(id))]));
}

/** Those of a technician's skills that the order's faults and issue ask for, the first asked for first. */
export function fittingSkills(
  order: Pick<OrderView, 'faultCodes' | 'issue' | 'pendingIssue'>,
  skills: readonly { readonly skill: SkillId }[],
): readonly SkillId[] {
  const asked = skillsForFaults(order.faultCodes, order.issue ?? order.pendingIssue);
  return asked.filter((id) => skills.some(({ skill }) => skill === id));
}

/** A skill in the specification's words. */
export function skillName(id: SkillId): string {
  return skills.find((skill) => skill.id === id)?.label ?? id;
}
