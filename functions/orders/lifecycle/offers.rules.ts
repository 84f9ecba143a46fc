import { refuse } from '#functions/platform/refusal.ts';
import { clockTime, instantOf } from '#schema/places/jobsite-clock.ts';
import type { Offer, Order } from '../order.ts';
import { type Effect, nextUpdateId, type Rule } from './order-commands.ts';

/** With this many live offers a search alerts nobody else (document 3 section 5). */
export const enoughOffers = 5;

/** When an offer expires (document 3 section 4). */
export function offerEnd(offer: Pick<Offer, 'updatedAt' | 'expiredAt'>): Date {
  return offer.expiredAt === null
    ? new Date(Date.parse(offer.updatedAt) + offerLifetime)
    : new Date(offer.expiredAt);
}

/**
 * Whether an offer can be booked now: it is of the present matching round, has not expired, and is for a future time.
 */
export function isLive(offer: Offer, order: Order, now: Date): boolean {
  return isOfThisRound(offer, order) && !hasEnded(offer, order, now);
}

/** When each offer of the present round stops being bookable, ascending: the latest nine. */
export function offersUntil(offers: readonly Offer[], order: Order): string[] {
  return offers
    .filter((offer) => isOfThisRound(offer, order))
    .map(({ serviceDate, serviceTime, ...offer }) => {
      const time = instantOf(serviceDate, serviceTime, order.timeZone);
      return new Date(Math.min(offerEnd(offer).getTime(), time.getTime())).toISOString();
    })
    .sort()
    .slice(-mostOffersListed);
}

/** Whether the customer still sees the offer, even if expired. Offers of earlier rounds are withdrawn. */
export function isOfThisRound(offer: Offer, order: Order): boolean {
  return order.status === 'open' && offer.matchingRound === order.matchingRound;
}

export function isPast(order: Order, serviceDate: string, serviceTime: string, now: Date): boolean {
  return instantOf(serviceDate, serviceTime, order.timeZone) <= now;
}

/** A technician has one offer per order; a new one replaces it. */
export const submitAvailability: Rule<'submitAvailability'> = ({ order, offers }, command, { now }) => {
  const { technician, serviceDate, expiredAt } = command;
  const serviceTime = clockTime(command.serviceTime);
  if (!technician.eligible) return notEligible();
  if (isPast(order, serviceDate, serviceTime, now)) return timePast();
  if (expiredAt !== null && new Date(expiredAt) <= now) {
    return refuse('BAD_INPUT', 'The availability must stand for some time. Choose a later end.', {
      fields: { expiredAt: 'In the future' },
    });
  }
  const before = offers.find(({ technician: { id } }) => id === technician.id);
  const stands = before !== undefined && isOfThisRound(before, order);
  const offer: Offer = {
    id: nextUpdateId(order),
    technician: { id: technician.id, companyId: technician.companyId, fullName: technician.fullName },
    matchingRound: order.matchingRound,
    serviceDate,
    serviceTime,
    createdAt: stands ? (before.createdAt ?? before.updatedAt) : now.toISOString(),
    updatedAt: now.toISOString(),
    expiredAt,
    requestedAt: null,
    card: technician.card,
    quote: technician.quote,
    ...(technician.abilities && { abilities: technician.abilities }),
  };
  return {
    updates: [
      { type: 'availability_submitted', data: { technicianId: technician.id, serviceDate, serviceTime } },
    ],
    effects: [{ kind: 'put-offer', offer }],
    about: { technicianIds: [technician.id] },
  };
};

export const removeAvailability: Rule<'removeAvailability'> = ({ order, offers }, { technician }) => {
  const offer = offers.find((candidate) => candidate.technician.id === technician.id);
  if (offer === undefined || !isOfThisRound(offer, order)) return offerGone();
  return {
    updates: [{ type: 'availability_removed', data: { technicianId: technician.id } }],
    effects: [{ kind: 'remove-offer', technicianId: technician.id }],
    about: { technicianIds: [technician.id] },
  };
};

/** Asks a technician whose offer has expired, or whose time has passed, for another time, once until they answer. */
export const requestNewAvailability: Rule<'requestNewAvailability'> = (
  { order, offers },
  { offerId },
  { now },
) => {
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined || !isOfThisRound(offer, order)) return offerGone();
  if (isLive(offer, order, now)) {
    return refuse('CONFLICT', 'This availability still stands. Choose it to book the technician.', {
      conflictsWith: offerId,
    });
  }
  if (offer.requestedAt !== null && hasEnded(offer, order, new Date(offer.requestedAt))) {
    return refuse('ALREADY_REQUESTED', 'New availability was requested already. Wait for the answer.');
  }
  return {
    updates: [{ type: 'new_availability_requested', data: { technicianId: offer.technician.id } }],
    effects: [{ kind: 'put-offer', offer: { ...offer, requestedAt: now.toISOString() } }],
    about: { technicianIds: [offer.technician.id] },
  };
};

/** The offers after a change. */
export function offersAfter(offers: readonly Offer[], effects: readonly Effect[]): readonly Offer[] {
  return effects.reduce((standing, effect) => {
    const others = (technicianId: string) =>
      standing.filter(({ technician }) => technician.id !== technicianId);
    if (effect.kind === 'put-offer') return [...others(effect.offer.technician.id), effect.offer];
    return effect.kind === 'remove-offer' ? others(effect.technicianId) : standing;
  }, offers);
}

export function offerGone() {
  return refuse(
    'AVAILABILITY_EXPIRED',
    'The technician you selected is no longer available. Please choose another one.',
  );
}

export function timePast() {
  return refuse('TIME_PAST', 'That time has passed. Choose a later one.');
}

export function notEligible() {
  return refuse('TECHNICIAN_NOT_ELIGIBLE', 'This technician cannot take the job. Please choose another one.');
}

/** Expired, or for a time that has passed. */
function hasEnded(offer: Offer, order: Order, at: Date): boolean {
  return at >= offerEnd(offer) || isPast(order, offer.serviceDate, offer.serviceTime, at);
}

const mostOffersListed = 9;
const offerLifetime = 3 * 60 * 60 * 1000;
