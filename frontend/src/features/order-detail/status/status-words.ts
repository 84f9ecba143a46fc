import type { OrderStatus } from '#schema/order-values.ts';
import type { OrderView } from '#schema/orders.ts';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { cancellationReasonLabels, reasonWords, rejectionReasonLabels } from '../../../lib/order-reasons.ts';
import { technicianCount, technicianName } from '../offers/offer-words.ts';
import { liveOffers } from '../offers/offers.ts';
import { type MatchingPhase, phaseNames } from '../search/matching-phase.ts';
import { latestReport, type ServiceState, serviceState } from './service-state.ts';
import { turnaroundWords } from './turnaround.ts';

/** How far an order has come (document 1 section 4, progress indicator). */
export const stages = ['Pending', 'Scheduling', 'In progress', 'Complete'] as const;

/** Index into `stages`; undefined for an order that was rejected or cancelled. */
export function stageOf(status: OrderStatus): number | undefined {
  switch (status) {
    case 'pending':
      return 0;
    case 'open':
      return 1;
    case 'scheduled':
    case 'rescheduled':
      return 2;
    case 'complete':
    case 'invoiced':
      return 3;
    case 'rejected':
    case 'cancelled':
      return undefined;
  }
}

export interface StatusWords {
  readonly title: string;
  readonly text: string;
}

/** What a status is read with. */
export interface StatusReader {
  readonly phase: MatchingPhase | undefined;
  readonly isManager: boolean;
  readonly now: Date;
}

/** What the status card says to this person. */
export function statusWords(order: OrderView, reader: StatusReader): StatusWords {
  switch (order.status) {
    case 'pending':
      return reader.isManager
        ? { title: 'Service is Recommended', text: 'Approve it, and nearby technicians are asked at once.' }
        : {
            title: 'Waiting for Approval',
            text: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
          };
    case 'open':
      return openWords(order, reader);
    case 'scheduled':
    case 'rescheduled':
      return bookedWords(order, reader.now);
    case 'complete':
    case 'invoiced':
      return {
        title: 'Complete',
        text: [sentence(order.closedAt && `Completed ${dayWords(order.closedAt)}`), turnaroundWords(order)]
          .filter(Boolean)
          .join(' '),
      };
    case 'rejected':
      return {
        title: 'Rejected',
        text: ended(
          order.closedAt,
          reasonWords(rejectionReasonLabels, order.rejectionReason, order.rejectionReasonCustom),
        ),
      };
    case 'cancelled':
      return {
        title: 'Cancelled',
        text: ended(
          order.closedAt,
          reasonWords(cancellationReasonLabels, order.cancellationReason, order.cancellationReasonCustom),
        ),
      };
  }
}

/** The state label of a booked order (document 1 section 4). */
export const serviceStateLabels: Readonly<Record<ServiceState, string>> = {
  scheduled: 'Scheduled',
  rescheduled: 'Rescheduled',
  'on-site': 'On-site',
  'off-site': 'Off-site',
  done_for_day: 'Done For Day',
  parts_needed: 'Parts Needed',
};

function openWords(order: OrderView, { phase, isManager, now }: StatusReader): StatusWords {
  const available = liveOffers(order, now).length;
  if (available > 0) {
    return {
      title: 'Choose Technician',
      text: isManager
        ? `${technicianCount(available)} can come.`
        : 'You don’t have permission to schedule. Please contact a manager to assign a technician.',
    };
  }
  const name = phaseNames[phase ?? 'FindingTechsNearYou'];
  return { title: 'Finding Nearby Techs', text: `${name}. ${searchText(phase)}` };
}

function searchText(phase: MatchingPhase | undefined): string {
  switch (phase) {
    case undefined:
    case 'FindingTechsNearYou':
      return 'We are looking for technicians near the jobsite.';
    case 'AlertingNearbyTechs':
    case 'ExpandingTechSearch':
      return 'Answers show up here as they come in.';
    case 'NoTechsAvailable':
      return 'As soon as a technician answers, it shows up here. You need not wait on this page.';
  }
}

function bookedWords(order: OrderView, now: Date): StatusWords {
  const state = serviceState(order, now) ?? 'scheduled';
  const who = order.technician === null ? 'The technician' : technicianName(order.technician);
  const when = sentence(
    order.serviceDate && jobsiteTimeWords(order.serviceDate, order.serviceTime, order.timeZone),
  );
  const report = latestReport(order)?.message;
  switch (state) {
    case 'on-site':
      return { title: 'Service In Progress', text: `${who} is on-site.` };
    case 'off-site':
      return { title: 'Technician Has Departed', text: `${who} has left the jobsite.` };
    case 'done_for_day':
      return { title: 'Done For Day', text: report ?? `${who} will be back to finish the job.` };
    case 'parts_needed':
      return { title: 'Parts Needed', text: report ?? `${who} needs parts to finish the job.` };
    case 'scheduled':
    case 'rescheduled':
      return { title: serviceStateLabels[state], text: when };
  }
}

function ended(at: string | null, reason: string | undefined): string {
  return sentence([at && dayWords(at), reason].filter(Boolean).join(': '));
}

function sentence(words: string | null | undefined): string {
  return words ? (/[.!?]$/.test(words) ? words : `${words}.`) : '';
}

function dayWords(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}
