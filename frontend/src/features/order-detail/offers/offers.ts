import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { type OfferState, offerEnd, offerState } from '../../../lib/offer-state.ts';

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
