import type { JobCard } from '#schema/technicians/technician-jobs.ts';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { type OfferState, offerEnd, offerState } from '../../lib/offer-state.ts';

type OwnOffer = NonNullable<JobCard['offer']>;

/** The state of an offer, in words. */
export interface OfferStanding {
  readonly state: OfferState;
  /** `You offered Tue, Nov 24 at 8:00 AM` */
  readonly words: string;
  /** `expires in 2 h 10 m`, `Expired`, … */
  readonly detail: string;
}

export function offerStanding(offer: OwnOffer, timeZone: string, now: Date, who = 'You'): OfferStanding {
  const state = offerState(offer, timeZone, now);
  const when = jobsiteTimeWords(offer.serviceDate, offer.serviceTime, timeZone);
  return { state, words: `${who} offered ${when}`, detail: detailOf(state, offerEnd(offer) - now.getTime()) };
}

/** `2 h 10 m`, or `less than 1 m`. */
export function durationWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'less than 1 m';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours >= 48) return `${Math.round(hours / 24)} days`;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} m`].filter(Boolean).join(' ');
}

function detailOf(state: OfferState, left: number): string {
  switch (state) {
    case 'live':
      return `expires in ${durationWords(left)}`;
    case 'past':
      return 'That time has passed';
    case 'expired':
      return 'Expired';
    case 'awaiting':
      return 'New time requested';
  }
}
