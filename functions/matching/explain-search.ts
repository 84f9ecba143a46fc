import type { Order } from '#functions/orders/order.ts';
import { readOrderNow } from '#functions/orders/read-order.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { FoundTechnician } from '#functions/technicians/nearest-technicians.ts';
import { peopleAround } from '#functions/technicians/people-around.ts';
import type { SearchExplanation } from '#schema/search-explanation.ts';
import { type Considered, readSearch } from './considered.store.ts';
import { whyNotEligible } from './eligibility.rules.ts';
import type { SearchWave } from './search-rows.ts';
import { lastWave, radiusOf, timeOf } from './waves.rules.ts';

type Waves = SearchExplanation['waves'];
type LeftOut = NonNullable<SearchExplanation['leftOut']>;

/**
 * Why a search alerted whom it did. What each wave considered was kept by it; who was left out by a rule is judged anew, as the
 * order and those around it are now. Two round trips: the order and its waves (two read units, 12 for a whole search), then
 * those around the jobsite (20 to 60). Throws NOT_FOUND.
 */
export async function explainSearch(
  orderId: string,
  matchingRound: number | undefined,
): Promise<SearchExplanation> {
  const [order, kept] = await Promise.all([readOrderNow(orderId), readSearch(orderId, matchingRound)]);
  if (order === undefined) throw notFound('The order');
  const round = matchingRound ?? order.matchingRound;
  const waves = kept.waves
    .filter((wave) => wave.matchingRound === round)
    .sort((one, other) => one.wave - other.wave);
  const considered = kept.considered.filter((each) => each.matchingRound === round);
  const isNewest = round === order.matchingRound;
  return {
    orderId,
    matchingRound: round,
    search: isNewest ? searchOf(order) : null,
    waves: wavesWith(waves, considered),
    leftOut: isNewest ? await leftOutOf(order, waves, considered) : null,
  };
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
  const newest = considered.toSorted((one, other) => other.wave - one.wave)[0];
  if (newest === undefined) return null;
  const radiusMiles = radiusOf(Math.max(newest.wave, order.search?.wave ?? 1));
  const { people, withinMiles } = await peopleAround(order.address, radiusMiles, newest.crowd);
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
