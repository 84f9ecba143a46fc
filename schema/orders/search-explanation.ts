import * as z from 'zod';
import { entityId, orderId, timestamp } from '../ids.ts';
import { jobsiteRequirement } from '../places/places.ts';

/** `matchingRound`: 1 is the order's first search; the newest by default. */
export const explainSearchInput = z.object({
  id: orderId,
  matchingRound: z.number().int().min(1).max(9999).optional(),
});

const miles = z.number().nonnegative();

/** The parts of a score, each from 0 to 1, before weighting (docs/decisions/0013). */
const scoreParts = z.object({
  distance: z.number(),
  experience: z.number(),
  rating: z.number(),
  answer: z.number(),
});
export type ScoreParts = z.infer<typeof scoreParts>;

const considered = z.object({
  id: entityId,
  fullName: z.string(),
  /** Straight-line, from homebase to jobsite. */
  miles,
  /** 0 to 100. */
  score: z.number(),
  parts: scoreParts,
  /** `score`: not among the wave's best 25. */
  outcome: z.enum(['alerted', 'score']),
});

/**
 * The first rule that kept someone near the jobsite from being considered. `not-yet`: eligible, but not reached so
 * far.
 */
const leftOutRules = [
  'not-bookable',
  'brand',
  'equipment-type',
  'certification',
  'service-area',
  'not-yet',
] as const;

export const explainSearchOutput = z.object({
  orderId,
  matchingRound: z.number().int().nonnegative(),
  /**
   * Only for the newest search. `endedBy`: `offers` if there were five live offers, `time` if all waves were done or
   * their time had passed.
   */
  search: z
    .object({
      wave: z.number().int(),
      radiusMiles: z.number(),
      endedAt: timestamp.nullable(),
      endedBy: z.enum(['offers', 'time']).nullable(),
    })
    .nullable(),
  waves: z.array(
    z.object({
      wave: z.number().int(),
      radiusMiles: z.number(),
      alertedAt: timestamp,
      /** Who it alerted, best first. */
      alerted: z.array(z.object({ id: entityId, miles, score: z.number() })),
      /** How many it skipped because earlier waves had alerted them. */
      alertedBefore: z.number().int().nonnegative(),
      /** The nearest 200 eligible technicians at the time, best first; null if that is no longer stored. */
      considered: z.array(considered).nullable(),
    }),
  ),
  /**
   * Only for the newest search: technicians near the jobsite whom no wave considered, judged by what they and the
   * order are now. Nearest first, at most 200 per rule; complete up to `withinMiles`. Null before the first wave.
   */
  leftOut: z
    .object({
      withinMiles: miles,
      lookedAt: z.number().int(),
      technicians: z.array(
        z.object({ id: entityId, fullName: z.string(), miles, rule: z.enum(leftOutRules) }),
      ),
    })
    .nullable(),
});
export type SearchExplanation = z.infer<typeof explainSearchOutput>;

const people = z.number().int().nonnegative();

/**
 * customers.orders.explainSearch: the newest search as counts, for callers who may not see technicians' names.
 * Everyone up to `withinMiles` is judged by what they and the order are now.
 */
export const ownSearchExplanation = z.object({
  matchingRound: z.number().int().nonnegative(),
  /**
   * How far the search looked: its current radius, or less if many technicians are near the jobsite. 0 before the first
   * wave.
   */
  withinMiles: miles,
  nearby: people,
  /** Technicians who serve the brand, and the equipment type if known. */
  knowMake: people,
  /** Alerted by this search. */
  alerted: people,
  /**
   * The rest of `nearby` by the first rule that excludes them, most first. `certification` comes with the first
   * requirement of the jobsite that they do not meet.
   */
  ruledOut: z.array(
    z.object({
      rule: z.enum(leftOutRules),
      count: people,
      requirement: jobsiteRequirement.optional(),
    }),
  ),
  /**
   * The smallest change that would find someone not alerted yet: waiting for the wave that reaches `atMiles`, or
   * dropping one or all of the jobsite's requirements. Null if none would help, or the order isn't open.
   */
  change: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('requirement'), requirement: jobsiteRequirement, wouldFind: people }),
      z.object({ kind: z.literal('requirements'), wouldFind: people }),
      z.object({ kind: z.literal('wait'), atMiles: miles, wouldFind: people }),
    ])
    .nullable(),
});
export type OwnSearchExplanation = z.infer<typeof ownSearchExplanation>;

export const resendAlertsInput = z.object({ id: orderId });

/**
 * `restarted`: nobody had been alerted, so the search started over. Otherwise, how many have been alerted in this
 * round.
 */
export const resendAlertsOutput = z.object({
  orderId,
  matchingRound: z.number().int(),
  numberOfAlertedTechnicians: z.number().int(),
  restarted: z.boolean(),
});
