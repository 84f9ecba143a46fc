import { useState } from 'react';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { type OfferState, offerEnd, offerState } from '../../../lib/offer-state.ts';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { type OfferTag, tagsOf } from './compare.ts';

export const offerSorts = ['time', 'rate', 'rating'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** The remaining share of an offer's three hours, from 1 to 0. Undefined if it has its own end and so no ring. */
export function freshness(offer: Pick<OfferView, 'updatedAt' | 'expiredAt'>, now: Date): number | undefined {
  if (offer.expiredAt !== null) return undefined;
  const [begun, end] = [Date.parse(offer.updatedAt), offerEnd(offer)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - begun)));
}

/** The offers that can be booked now. The order's own count may be out of date. */
export function liveOffers(order: Pick<OrderView, 'ordersTechnicians' | 'timeZone'>, now: Date): OfferView[] {
  return order.ordersTechnicians.filter((offer) => offerState(offer, order.timeZone, now) === 'live');
}

/** Bookable offers first, then by time of service, rate or recommendations, best first. */
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

export interface Offers {
  /** The time these are for. */
  readonly now: Date;
  readonly live: readonly OfferView[];
  readonly sorted: readonly OfferView[];
  /** What each live offer is best at, by its id. */
  readonly tags: ReadonlyMap<string, readonly OfferTag[]>;
  readonly sort: OfferSort;
  readonly setSort: (sort: OfferSort) => void;
}

/** The order's offers right now. They expire on screen even if the order isn't refetched. */
export function useOffers(order: OrderView): Offers {
  const [sort, setSort] = useState<OfferSort>('time');
  const now = useOrderTime(order);
  const live = liveOffers(order, now);
  return { now, live, tags: tagsOf(live), sorted: sortedOffers(order, sort, now), sort, setSort };
}

/** The server's time, updated whenever an offer expires. */
export function useOrderTime(order: OrderView): Date {
  return useServiceTime(order.ordersTechnicians.map(offerEnd));
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
