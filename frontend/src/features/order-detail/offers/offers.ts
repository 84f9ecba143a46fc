import { useState } from 'react';
import type { OfferView, OrderView } from '#schema/orders.ts';
import { type OfferState, offerEnd, offerState } from '../../../lib/offer-state.ts';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { type OfferTag, tagsOf } from './compare.ts';

export const offerSorts = ['time', 'rate', 'rating'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** How much of an offer's three hours is left, 1 to 0; undefined where it has an end of its own, which no ring shows. */
export function freshness(offer: Pick<OfferView, 'updatedAt' | 'expiredAt'>, now: Date): number | undefined {
  if (offer.expiredAt !== null) return undefined;
  const [begun, end] = [Date.parse(offer.updatedAt), offerEnd(offer)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - begun)));
}

/** The offers that can be booked now. The stored count is of when the order was read. */
export function liveOffers(order: Pick<OrderView, 'ordersTechnicians' | 'timeZone'>, now: Date): OfferView[] {
  return order.ordersTechnicians.filter((offer) => offerState(offer, order.timeZone, now) === 'live');
}

/** What can be booked comes first; within that by the service's time, the rate or the recommendations, best first. */
export function sortedOffers(
  order: Pick<OrderView, 'ordersTechnicians' | 'timeZone'>,
  by: OfferSort,
  now: Date,
): OfferView[] {
  const rank = (offer: OfferView) => stateRanks[offerState(offer, order.timeZone, now)];
  return [...order.ordersTechnicians].sort(
    (one, other) =>
      rank(one) - rank(other) || orders[by](one, other) || byTime(one, other) || (one.id < other.id ? -1 : 1),
  );
}

const stateRanks: Readonly<Record<OfferState, number>> = { live: 0, past: 1, expired: 1, awaiting: 1 };

const orders: Readonly<Record<OfferSort, (one: OfferView, other: OfferView) => number>> = {
  time: byTime,
  rate: (one, other) => one.hourlyRatePrice - other.hourlyRatePrice,
  rating: (one, other) =>
    other.technician.metrics.recommendRate - one.technician.metrics.recommendRate ||
    other.technician.metrics.totalReviews - one.technician.metrics.totalReviews,
};

function byTime(one: OfferView, other: OfferView): number {
  const [first, second] = [one, other].map((offer) => `${offer.serviceDate}T${offer.serviceTime}`);
  return (first ?? '').localeCompare(second ?? '');
}

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
