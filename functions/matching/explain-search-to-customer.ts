import { headOf, type Order } from '#functions/orders/order.ts';
import { readOrderNow } from '#functions/orders/read-order.ts';
import { seesOrder } from '#functions/orders/visibility.rules.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { notFound } from '#functions/platform/errors.ts';
import type { OwnSearchExplanation } from '#schema/orders/search-explanation.ts';
import { readSearch } from './considered.store.ts';
import { aroundJobsite, inRound, milesSearched } from './explain-search.ts';
import { countsOf, smallestChange } from './search-counts.rules.ts';
import { lastWave, radiusOf } from './waves.rules.ts';

/**
 * Why the newest search of a customer's order found the technicians it did, in counts. Two round trips as in
 * `explainSearch`: the order and its waves (2 to 12 read units), then the technicians around the jobsite (up to 60), as
 * far as the search may still reach. Throws NOT_FOUND.
 */
export async function explainSearchToCustomer(
  caller: Caller,
  orderId: string,
): Promise<OwnSearchExplanation> {
  const [order, kept] = await Promise.all([readOrderNow(orderId), readSearch(orderId, undefined)]);
  if (order === undefined || !seesOrder(caller, headOf(order))) throw notFound('The order');
  const { matchingRound } = order;
  const { waves, considered } = inRound(kept, matchingRound);
  const alerted = new Set(waves.flatMap(({ technicians }) => technicians.map(({ id }) => id)));
  const radiiToCome = radiiAfter(order);
  const radiusMiles = milesSearched(order, considered);
  const around = await aroundJobsite(order, considered, radiiToCome.at(-1) ?? radiusMiles);
  const searched = {
    order,
    people: around?.people ?? [],
    alerted,
    withinMiles: around === undefined ? 0 : Math.min(radiusMiles, around.withinMiles),
    radiiToCome,
  };
  return {
    matchingRound,
    withinMiles: searched.withinMiles,
    alerted: alerted.size,
    ...countsOf(searched),
    change: order.status === 'open' ? smallestChange(searched) : null,
  };
}

/** The radii of the waves still to come, the next one first. */
function radiiAfter({ status, search }: Order): number[] {
  if (status !== 'open' || search === null || search.endedAt !== null) return [];
  return Array.from({ length: lastWave - search.wave }, (_, place) => radiusOf(search.wave + 1 + place));
}
