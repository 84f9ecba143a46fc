import type { OrderView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { offerState } from '../../lib/offer-state.ts';
import { isScheduledDay, presenceOf } from '../../lib/presence.ts';
import { latestReport } from '../../lib/service-state.ts';
import { serviceTimeWords } from '../../lib/time.ts';

export type JobAction =
  | 'offer'
  | 'change-offer'
  | 'on-site'
  | 'off-site'
  | 'done-for-day'
  | 'parts-needed'
  | 'reschedule'
  | 'give-back'
  | 'complete';

/** What a job needs from the technician now. */
export interface NextStep {
  /** What the large button does. */
  readonly primary: JobAction;
  /** A second button beside it. */
  readonly secondary?: JobAction;
  /** Why the large button is disabled for now. */
  readonly notYet?: string;
}

/** A job's next step. Undefined if the job is over or someone else's. */
export function nextStep(job: TechnicianJob, viewerId: string | undefined, now: Date): NextStep | undefined {
  const { order } = job;
  if (mayOffer(job)) {
    const own = ownOffer(job, viewerId);
    const stands = own !== undefined && offerState(own, order.timeZone, now) === 'live';
    return { primary: stands ? 'change-offer' : 'offer' };
  }
  if (!isAtWork(job)) return undefined;
  const presence = presenceOf(order, now);
  const told = presence === undefined ? undefined : reportOfVisit(order);
  if (presence === 'on-site') {
    if (told === 'done_for_day') return { primary: 'off-site' };
    return { primary: 'complete', secondary: 'done-for-day' };
  }
  if (presence === 'off-site') {
    // Another visit is due, and a job has one day at a time.
    if (told !== undefined) return { primary: 'reschedule', secondary: 'complete' };
    return { primary: 'complete', secondary: 'on-site' };
  }
  if (isScheduledDay(order, now)) return { primary: 'on-site' };
  if ((order.serviceDate ?? '') < localDay(now, order.timeZone)) {
    return { primary: 'complete', secondary: 'reschedule' };
  }
  return { primary: 'on-site', notYet: presenceClosed(job, now) ?? '' };
}

/** Why arrival and departure can't be marked now; undefined if they can. */
export function presenceClosed({ order }: TechnicianJob, now: Date): string | undefined {
  if (isScheduledDay(order, now)) return undefined;
  const day = order.serviceDate === null ? undefined : serviceTimeWords(order.serviceDate, null);
  return day === undefined ? 'Only on the scheduled day' : `Only on the scheduled day, ${day}`;
}

/** Whether the technician can offer a time. */
export function mayOffer({ order, canServe }: TechnicianJob): boolean {
  return canServe && order.allowedCommands.includes('submitAvailability');
}

/** Whether the job is the technician's own, booked and not finished. */
export function isAtWork({ order }: TechnicianJob): boolean {
  return order.allowedCommands.includes('complete');
}

/** The technician's own availability, expired or not. */
export function ownOffer({ order }: TechnicianJob, viewerId: string | undefined) {
  return order.ordersTechnicians.find(({ technicianId }) => technicianId === viewerId);
}

/** What was reported since the technician came on site. */
function reportOfVisit(order: OrderView) {
  const report = latestReport(order);
  return report !== undefined && report.at > (order.presence.onSiteAt ?? '') ? report.state : undefined;
}
