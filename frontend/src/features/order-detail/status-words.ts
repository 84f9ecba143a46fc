import type { OrderStatus } from '#schema/order-values.ts';
import type { OrderView } from '#schema/orders.ts';
import { serviceTimeWords } from '../../lib/service-time.ts';
import type { MatchingPhase } from './matching-phase.ts';
import { cancellationReasonLabels, reasonWords, rejectionReasonLabels } from './reasons.ts';

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

/** What the status card says to this person. */
export function statusWords(
  order: OrderView,
  phase: MatchingPhase | undefined,
  isManager: boolean,
): StatusWords {
  switch (order.status) {
    case 'pending':
      return isManager
        ? { title: 'Service is Recommended', text: 'Approve it, and nearby technicians are asked at once.' }
        : {
            title: 'Waiting for Approval',
            text: 'You don’t have permission to approve. Please contact a manager to move this order forward.',
          };
    case 'open':
      return openWords(order, phase, isManager);
    case 'scheduled':
    case 'rescheduled':
      return {
        title: order.status === 'scheduled' ? 'Scheduled' : 'Rescheduled',
        text: sentence(order.serviceDate && serviceTimeWords(order.serviceDate, order.serviceTime)),
      };
    case 'complete':
    case 'invoiced':
      return { title: 'Complete', text: sentence(order.closedAt && `Completed ${dayWords(order.closedAt)}`) };
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

function openWords(order: OrderView, phase: MatchingPhase | undefined, isManager: boolean): StatusWords {
  const available = order.numberOfAvailableTechnicians;
  if (available > 0) {
    return {
      title: 'Choose Technician',
      text: isManager
        ? `${technicians(available)} can come.`
        : 'You don’t have permission to schedule. Please contact a manager to assign a technician.',
    };
  }
  const asked = technicians(order.numberOfAlertedTechnicians);
  const texts: Record<MatchingPhase, string> = {
    FindingTechsNearYou: 'Looking for technicians near the jobsite.',
    AlertingNearbyTechs: `${asked} near the jobsite asked. Answers show up here.`,
    ExpandingTechSearch: `${asked} asked so far. The search is widening.`,
    NoTechsAvailable: 'No technician is available yet. As soon as one answers, it shows up here.',
  };
  return { title: 'Finding Nearby Techs', text: texts[phase ?? 'FindingTechsNearYou'] };
}

function technicians(count: number): string {
  return `${count} ${count === 1 ? 'technician' : 'technicians'}`;
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
