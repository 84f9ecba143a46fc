import type { OfferView } from '#schema/orders.ts';
import { wallClock } from './jobsite-clock.ts';

/**
 * `live`: it can be booked. `past`: it still stands, but its time is over. `expired`: another can be asked for.
 * `awaiting`: it was asked for after this one had expired (document 1 section 4, Offers).
 */
export type OfferState = 'live' | 'past' | 'expired' | 'awaiting';

/** Milliseconds since 1970 at which an offer ends: three hours after its last change, unless it says when (document 2 section 4). */
export function offerEnd({ updatedAt, expiredAt }: Pick<OfferView, 'updatedAt' | 'expiredAt'>): number {
  return expiredAt === null ? Date.parse(updatedAt) + validity : Date.parse(expiredAt);
}

/** `timeZone` is the jobsite's, whose clock the offer's date and time are of. */
export function offerState(
  offer: Pick<OfferView, 'updatedAt' | 'expiredAt' | 'requestedAt' | 'serviceDate' | 'serviceTime'>,
  timeZone: string,
  now: Date,
): OfferState {
  const end = offerEnd(offer);
  if (now.getTime() >= end) {
    return offer.requestedAt !== null && Date.parse(offer.requestedAt) >= end ? 'awaiting' : 'expired';
  }
  const time = offer.serviceTime.length === 5 ? `${offer.serviceTime}:00` : offer.serviceTime;
  return `${offer.serviceDate}T${time}` <= wallClock(now, timeZone) ? 'past' : 'live';
}

const validity = 3 * 60 * 60 * 1000;
