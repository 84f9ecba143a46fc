import { unpackCard } from '#functions/orders/lists/card.rules.ts';
import { cardForTechnicians } from '#functions/orders/lists/pack-card.rules.ts';
import type { Order } from '#functions/orders/order.ts';
import { orderView, reviewFor } from '#functions/orders/order-view.ts';
import type { NearbyOrder } from '#functions/orders/store/nearby-orders.ts';
import { milesBetween, type Point } from '#functions/places/distance.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { isEligible } from '#functions/technicians/eligibility.rules.ts';
import type { JobAlert, JobOffer } from '#functions/technicians/job-rows.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import type { CrewMember, JobCard, TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import type { Job } from './read-job.ts';

/** A job as a technician's page shows it. */
export function jobView({ whole, technicians }: Job, caller: Caller, now: Date): TechnicianJob {
  const { order } = whole;
  const crew = technicians.map((onFile) => crewMember(onFile, order)).sort(byDistance);
  return {
    order: orderView(whole, caller, now),
    distanceMiles: milesTo(order.address, technicians),
    canServe: crew.some(({ canServe }) => canServe),
    crew,
  };
}

export function jobCardOf(
  order: Order,
  technicians: readonly TechnicianOnFile[],
  { alertedAt, offer }: { readonly alertedAt: string | null; readonly offer: JobOffer | undefined },
): JobCard {
  return {
    ...cardForTechnicians(order),
    distanceMiles: milesTo(order.address, technicians),
    alertedAt,
    rating: reviewFor(order, { userType: 'technician' })?.rating ?? null,
    offer: shownOffer(offer, order.matchingRound),
  };
}

/** The same for an open order from its nearby row; undefined if an older row lacks something. */
export function nearbyCardOf(
  nearby: NearbyOrder,
  technician: TechnicianOnFile,
  { alert, offer }: { readonly alert: JobAlert | undefined; readonly offer: JobOffer | undefined },
): JobCard | undefined {
  const { orderId, card, timeZone, matchingRound } = nearby;
  if (card === undefined || timeZone === undefined || matchingRound === undefined) return undefined;
  return {
    ...unpackCard(orderId, card).card,
    distanceMiles: milesTo(nearby, [technician]),
    alertedAt: alert?.matchingRound === matchingRound ? alert.alertedAt : null,
    timeZone,
    rating: null,
    offer: shownOffer(offer, matchingRound),
  };
}

function crewMember(onFile: TechnicianOnFile, order: Order): CrewMember {
  const candidate = candidateOf(onFile);
  return {
    id: candidate.technicianId,
    fullName: candidate.fullName,
    distanceMiles: milesTo(order.address, [onFile]),
    canServe: order.status === 'open' && isEligible(candidate, order),
  };
}

function byDistance(one: CrewMember, other: CrewMember): number {
  return one.distanceMiles - other.distanceMiles || one.fullName.localeCompare(other.fullName);
}

/** Offers of earlier rounds are withdrawn. */
function shownOffer(offer: JobOffer | undefined, matchingRound: number): JobCard['offer'] {
  if (offer === undefined || offer.matchingRound !== matchingRound) return null;
  const { id, serviceDate, serviceTime, updatedAt, expiredAt, requestedAt } = offer;
  return { id, serviceDate, serviceTime, updatedAt, expiredAt, requestedAt };
}

/** Miles by air, to a tenth, from the nearest homebase; 0 if nobody has one. */
function milesTo(place: Point, technicians: readonly TechnicianOnFile[]): number {
  if (technicians.length === 0) return 0;
  const nearest = Math.min(...technicians.map(({ profile }) => milesBetween(profile.homebase, place)));
  return Math.round(nearest * 10) / 10;
}
