import { useState } from 'react';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { offerEnd } from '../../../lib/offer-state.ts';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { type OfferTag, tagsOf } from './compare.ts';
import { liveOffers, type OfferSort, sortedOffers } from './offers.ts';

export interface Offers {
  /** The time that they are seen at. */
  readonly now: Date;
  readonly live: readonly OfferView[];
  readonly sorted: readonly OfferView[];
  /** What each of those that can be booked is the best in, by its id. */
  readonly tags: ReadonlyMap<string, readonly OfferTag[]>;
  readonly sort: OfferSort;
  readonly setSort: (sort: OfferSort) => void;
}

/** The order's offers as they are at this moment: one that ends is seen to end, whether the order is read again or not. */
export function useOffers(order: OrderView): Offers {
  const [sort, setSort] = useState<OfferSort>('time');
  const now = useOrderTime(order);
  const live = liveOffers(order, now);
  return { now, live, tags: tagsOf(live), sorted: sortedOffers(order, sort, now), sort, setSort };
}

/** The service's time, anew whenever it makes a difference to an offer. */
export function useOrderTime(order: OrderView): Date {
  return useServiceTime(order.ordersTechnicians.map(offerEnd));
}
