import { milesBetween } from '#functions/jobsites/distance.ts';
import { isEligible } from '#functions/matching/eligibility.rules.ts';
import type { Offer, Order } from '#functions/orders/order.ts';
import { cardOf } from '#functions/orders/order-card.rules.ts';
import { orderView, reviewFor } from '#functions/orders/order-view.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { JobCard, TechnicianJob } from '#schema/technician-jobs.ts';
import { candidateOf } from './candidate.rules.ts';
import type { Job } from './read-job.ts';
import type { TechnicianOnFile } from './read-technician.ts';

/** A job as a technician's page shows it, with whether it may offer to come. */
export function jobView({ whole, technicians }: Job, caller: Caller, now: Date): TechnicianJob {
  const { order } = whole;
  return {
    order: orderView(whole, caller, now),
    distanceMiles: milesTo(order, technicians),
    canServe: order.status === 'open' && technicians.some((onFile) => isEligible(candidateOf(onFile), order)),
  };
}

/** A job as a technician's lists show it. */
export function jobCardOf(
  order: Order,
  technicians: readonly TechnicianOnFile[],
  { alertedAt, offer }: { readonly alertedAt: string | null; readonly offer: Offer | undefined },
): JobCard {
  return {
    ...cardOf(order),
    distanceMiles: milesTo(order, technicians),
    alertedAt,
    timeZone: order.timeZone,
    rating: reviewFor(order, { userType: 'technician' })?.rating ?? null,
    offer:
      offer === undefined
        ? null
        : {
            id: offer.id,
            serviceDate: offer.serviceDate,
            serviceTime: offer.serviceTime,
            updatedAt: offer.updatedAt,
            expiredAt: offer.expiredAt,
            requestedAt: offer.requestedAt,
          },
  };
}

/** Miles by air, in tenths, from the nearest of the homebases; 0 where nobody has one. */
function milesTo({ address }: Order, technicians: readonly TechnicianOnFile[]): number {
  if (technicians.length === 0) return 0;
  const nearest = Math.min(...technicians.map(({ profile }) => milesBetween(profile.homebase, address)));
  return Math.round(nearest * 10) / 10;
}
