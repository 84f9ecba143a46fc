import { skillsForFaults } from '#schema/alerts/fault-skills.ts';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { type SkillId, skills } from '#schema/technicians/technician-values.ts';
import { jobCost } from '../../../lib/fees.ts';

/** What an offer is best at among those that can be booked. */
const offerTags = ['Soonest', 'Cheapest', 'Best rated'] as const;
export type OfferTag = (typeof offerTags)[number];

/** Hours of labor that costs are compared for. */
export const comparedHours = [2, 4] as const;

/**
 * Each offer's tags, by its id. `Cheapest` is for a two-hour job. If several tie, each gets the tag; if all do, or there is
 * only one offer, none does.
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
    // More reviews break a tie. Without any, the rate is a default and does not count.
    'Best rated': best(({ technician: { metrics } }) =>
      metrics.totalReviews === 0 ? undefined : -metrics.recommendRate - metrics.totalReviews / 1e6,
    ),
  };
  return new Map(offers.map(({ id }) => [id, offerTags.filter((tag) => winners[tag].has(id))]));
}

/** The technician's skills that the order's faults and issue call for, in order of relevance. */
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
