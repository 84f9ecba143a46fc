import type { OfferView } from '#schema/orders/order.ts';
import { wallClock } from '#schema/places/jobsite-clock.ts';

/**
 * `live`: it can be booked. `past` (its time is over) and `expired`: a new time can be requested. `awaiting`: one was
 * requested after this offer ended (document 1 section 4, Offers).
 */
export type OfferState = 'live' | 'past' | 'expired' | 'awaiting';

/**
 * When an offer ends, in milliseconds since 1970: three hours after its last change, unless it has its own end
 * (document 2 section 4).
 */
export function offerEnd({ updatedAt, expiredAt }: Pick<OfferView, 'updatedAt' | 'expiredAt'>): number {
  return expiredAt === null ? Date.parse(updatedAt) + validity : Date.parse(expiredAt);
}

/** `timeZone` is the jobsite's, which the offer's date and time are in. */
export function offerState(
  offer: Pick<OfferView, 'updatedAt' | 'expiredAt' | 'requestedAt' | 'serviceDate' | 'serviceTime'>,
  timeZone: string,
  now: Date,
): OfferState {
  const time = offer.serviceTime.length === 5 ? `${offer.serviceTime}:00` : offer.serviceTime;
  const isPast = (moment: Date) => `${offer.serviceDate}T${time}` <= wallClock(moment, timeZone);
  const hasExpired = (moment: Date) => moment.getTime() >= offerEnd(offer);
  if (!hasExpired(now) && !isPast(now)) return 'live';
  const asked = offer.requestedAt === null ? undefined : new Date(offer.requestedAt);
  if (asked !== undefined && (hasExpired(asked) || isPast(asked))) return 'awaiting';
  return hasExpired(now) ? 'expired' : 'past';
}

const validity = 3 * 60 * 60 * 1000;
