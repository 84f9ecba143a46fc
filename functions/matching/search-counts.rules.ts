import {
  isEligible,
  lacksForMachine,
  type OrderToServe,
  unmetRequirement,
  whyNotEligible,
} from '#functions/technicians/eligibility.rules.ts';
import type { FoundTechnician } from '#functions/technicians/near/nearest-technicians.ts';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import type { JobsiteRequirement } from '#schema/places/places.ts';

/** A search so far, with everyone around as far as known. */
export interface SearchedAround {
  readonly order: OrderToServe;
  /** As far as the remaining waves reach, nearest first. */
  readonly people: readonly FoundTechnician[];
  /** Ids of the alerted technicians. */
  readonly alerted: ReadonlySet<string>;
  /** How far the search has come, limited to where everyone is known. */
  readonly withinMiles: number;
  /** The radii of the remaining waves, the next one first. */
  readonly radiiToCome: readonly number[];
}

type Counts = Pick<OwnSearchExplanation, 'nearby' | 'knowMake' | 'ruledOut'>;

/** How many are nearby, how many of them know the machine, and what rules out those who were not alerted. */
export function countsOf({ order, people, alerted, withinMiles }: SearchedAround): Counts {
  const near = people.filter(({ miles }) => miles <= withinMiles).map(({ technician }) => technician);
  const ruledOut = new Map<string, Counts['ruledOut'][number]>();
  for (const technician of near) {
    if (alerted.has(technician.technicianId)) continue;
    const rule = whyNotEligible(technician, order) ?? 'not-yet';
    const requirement = rule === 'certification' ? unmetRequirement(technician, order) : undefined;
    const key = `${rule} ${requirement}`;
    const count = (ruledOut.get(key)?.count ?? 0) + 1;
    ruledOut.set(key, { rule, count, ...(requirement && { requirement }) });
  }
  return {
    nearby: near.length,
    knowMake: near.filter((technician) => lacksForMachine(technician, order) === undefined).length,
    ruledOut: [...ruledOut.values()].sort((one, other) => other.count - one.count),
  };
}

/**
 * The smallest change that would find somebody new: waiting, if a wave to come finds one; otherwise dropping the one
 * requirement that rules out most, or all requirements. Null if none of these helps.
 */
export function smallestChange(searched: SearchedAround): OwnSearchExplanation['change'] {
  const { order, people, alerted, withinMiles, radiiToCome } = searched;
  const unheard = people.filter(({ technician }) => !alerted.has(technician.technicianId));
  const eligible = unheard.filter(({ technician }) => isEligible(technician, order));
  for (const atMiles of radiiToCome) {
    const wouldFind = eligible.filter(({ miles }) => miles <= atMiles).length;
    if (wouldFind > 0) return { kind: 'wait', atMiles, wouldFind };
  }

  const farthest = radiiToCome.at(-1) ?? withinMiles;
  const kept = unheard.filter(({ miles, technician }) => miles <= farthest && !isEligible(technician, order));
  const foundBy = (requirements: JobsiteRequirement[]) =>
    kept.filter(({ technician }) => isEligible(technician, { ...order, jobsite: { requirements } })).length;
  const asked = order.jobsite.requirements;
  const [best] = asked
    .map((requirement) => ({
      kind: 'requirement' as const,
      requirement,
      wouldFind: foundBy(asked.filter((each) => each !== requirement)),
    }))
    .sort((one, other) => other.wouldFind - one.wouldFind);
  if (best !== undefined && best.wouldFind > 0) return best;
  const wouldFind = foundBy([]);
  return wouldFind > 0 ? { kind: 'requirements', wouldFind } : null;
}
