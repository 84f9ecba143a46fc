import * as z from 'zod';
import { entityId, orderId, timestamp } from '../ids.ts';
import { jobsiteRequirement } from '../places/places.ts';

/** `matchingRound`: 1 for the first search of the order; unset: the newest. */
export const explainSearchInput = z.object({
  id: orderId,
  matchingRound: z.number().int().min(1).max(9999).optional(),
});

const miles = z.number().nonnegative();

/** What a score is made of, each from 0 to 1; the score weighs them (docs/decisions/0013). */
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
  /** By air, from its homebase to the jobsite. */
  miles,
  /** 0 to 100. */
  score: z.number(),
  parts: scoreParts,
  /** Left out by `score`: not among the best 25 of the wave. */
  outcome: z.enum(['alerted', 'score']),
});

/** Why somebody near the jobsite was not considered, by the first rule that says so. `not-yet`: eligible, and not reached so far. */
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
  /** Of the newest search alone. `endedBy`: `offers` where five live offers stood, `time` where all waves were done or past. */
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
      /** Who was alerted, best first. */
      alerted: z.array(z.object({ id: entityId, miles, score: z.number() })),
      /** How many waves before it had alerted, and it passed over. */
      alertedBefore: z.number().int().nonnegative(),
      /** The nearest 200 eligible, best first, as they were then; null where that is kept no longer, or got lost. */
      considered: z.array(considered).nullable(),
    }),
  ),
  /**
   * The newest search alone: those near the jobsite whom no wave considered, judged by what they and the order are now,
   * nearest first, 200 at most for each rule. It is everybody as far as `withinMiles`. Null before the first wave.
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
 * customers.orders.explainSearch: the same of the newest search in counts, for whom technicians are nobody to name. Everybody
 * as far as `withinMiles` is judged by what they and the order are now.
 */
export const ownSearchExplanation = z.object({
  matchingRound: z.number().int().nonnegative(),
  /** How far was looked: as far as the search has come, less where a crowd stands around the jobsite. 0 before the first wave. */
  withinMiles: miles,
  nearby: people,
  /** Those of them who serve the brand, and the equipment type where one is known. */
  knowMake: people,
  /** Whom this search has alerted. */
  alerted: people,
  /**
   * The rest of `nearby`, each by the first rule that keeps it from the order, with `certification` and the first requirement
   * of the jobsite that it does not meet; most first.
   */
  ruledOut: z.array(
    z.object({
      rule: z.enum(leftOutRules),
      count: people,
      requirement: jobsiteRequirement.optional(),
    }),
  ),
  /**
   * The smallest change that would find somebody who is not alerted yet: to wait for the wave that reaches `atMiles`, one of
   * the jobsite's requirements less, or all of them. Null where none would, and where the order is not open.
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

/** `restarted`: nobody had been alerted, so the search was begun anew. Else how many have been alerted in this round. */
export const resendAlertsOutput = z.object({
  orderId,
  matchingRound: z.number().int(),
  numberOfAlertedTechnicians: z.number().int(),
  restarted: z.boolean(),
});
