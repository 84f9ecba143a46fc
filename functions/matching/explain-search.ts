import type { Order } from '#functions/orders/order.ts';
import { readOrderNow } from '#functions/orders/read-order.ts';
import type { SearchWave } from '#functions/orders/store/search-waves.ts';
import { notFound } from '#functions/platform/errors.ts';
import { whyNotEligible } from '#functions/technicians/eligibility.rules.ts';
import type { FoundTechnician } from '#functions/technicians/near/nearest-technicians.ts';
import { peopleAround } from '#functions/technicians/near/people-around.ts';
import type { SearchExplanation } from '#schema/orders/search-explanation.ts';
import { type Considered, type KeptSearch, readSearch } from './considered.store.ts';
import { lastWave, radiusOf, timeOf } from './waves.rules.ts';

type Waves = SearchExplanation['waves'];
type LeftOut = NonNullable<SearchExplanation['leftOut']>;

/**
 * Why a search alerted the technicians it did. Each wave stored what it considered; those it left out are judged by the
 * rules as they and the order are now. Two round trips: the order and its waves (two read units, 12 for a whole
 * search), then the technicians around the jobsite (20 to 60). Throws NOT_FOUND.
 */
export async function explainSearch(
  orderId: string,
  matchingRound: number | undefined,
): Promise<SearchExplanation> {
  const [order, kept] = await Promise.all([readOrderNow(orderId), readSearch(orderId, matchingRound)]);
  if (order === undefined) throw notFound('The order');
  const round = matchingRound ?? order.matchingRound;
  const { waves, considered } = inRound(kept, round);
  const isNewest = round === order.matchingRound;
  return {
    orderId,
    matchingRound: round,
    search: isNewest ? searchOf(order) : null,
    waves: wavesWith(waves, considered),
    leftOut: isNewest ? await leftOutOf(order, waves, considered) : null,
  };
}

/** What is stored of one matching round, by wave. */
export function inRound({ waves, considered }: KeptSearch, round: number): KeptSearch {
  const select = <T extends { readonly matchingRound: number; readonly wave: number }>(kept: readonly T[]) =>
    kept.filter((each) => each.matchingRound === round).sort((one, other) => one.wave - other.wave);
  return { waves: select(waves), considered: select(considered) };
}

/** How many miles the newest search has reached. */
export function milesSearched(order: Order, considered: readonly Considered[]): number {
  return radiusOf(Math.max(considered.at(-1)?.wave ?? 1, order.search?.wave ?? 1));
}

/** Everyone around the jobsite that the search knew of, within the radius; undefined if no wave stored that. */
export async function aroundJobsite(
  order: Order,
  considered: readonly Considered[],
  radiusMiles: number,
): Promise<{ people: FoundTechnician[]; withinMiles: number } | undefined> {
  const crowd = considered.findLast((each) => each.crowd !== undefined)?.crowd;
  return crowd && peopleAround(order.address, radiusMiles, crowd);
}

function searchOf({ search, openedAt }: Order): SearchExplanation['search'] {
  if (search === null) return null;
  const { wave, radiusMiles, endedAt } = search;
  if (endedAt === null || openedAt === null) return { wave, radiusMiles, endedAt, endedBy: null };
  const inTime = wave < lastWave && new Date(endedAt) < timeOf(lastWave + 1, openedAt);
  return { wave, radiusMiles, endedAt, endedBy: inTime ? 'offers' : 'time' };
}

function wavesWith(waves: readonly SearchWave[], considered: readonly Considered[]): Waves {
  return waves.map(({ wave, radiusMiles, alertedAt, technicians }) => {
    const alerted = new Set(technicians.map(({ id }) => id));
    const kept = considered.find((each) => each.wave === wave);
    const before = waves.filter((each) => each.wave < wave);
    return {
      wave,
      radiusMiles,
      alertedAt,
      alerted: technicians,
      alertedBefore: before.reduce((sum, each) => sum + each.technicians.length, 0),
      considered:
        kept?.technicians.map((each) => ({ ...each, outcome: alerted.has(each.id) ? 'alerted' : 'score' })) ??
        null,
    };
  });
}

async function leftOutOf(
  order: Order,
  waves: readonly SearchWave[],
  considered: readonly Considered[],
): Promise<LeftOut | null> {
  const around = await aroundJobsite(order, considered, milesSearched(order, considered));
  if (around === undefined) return null;
  const { people, withinMiles } = around;
  const known = new Set(
    [...waves, ...considered].flatMap(({ technicians }) => technicians.map(({ id }) => id)),
  );
  return { withinMiles, lookedAt: people.length, technicians: ruledOut(people, known, order) };
}

function ruledOut(
  people: readonly FoundTechnician[],
  known: ReadonlySet<string>,
  order: Order,
): LeftOut['technicians'] {
  const named = new Map<string, number>();
  return people.flatMap(({ technician, miles }) => {
    const { technicianId: id, fullName } = technician;
    if (known.has(id)) return [];
    const rule = whyNotEligible(technician, order) ?? 'not-yet';
    const before = named.get(rule) ?? 0;
    named.set(rule, before + 1);
    return before < mostOfRule ? [{ id, fullName, miles, rule }] : [];
  });
}

const mostOfRule = 200;
