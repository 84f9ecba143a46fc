import type { OrderView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { arrivalWords, jobsiteDaysUntil } from '../../../lib/jobsite-words.ts';
import { cancellationReasonLabels, reasonWords, rejectionReasonLabels } from '../../../lib/order-words.ts';
import { latestReport, serviceState, serviceStateLabels } from '../../../lib/service-state.ts';
import { technicianCount, technicianName } from '../offers/offer-words.ts';
import { availableCount } from '../offers/offers.ts';
import { type MatchingPhase, phaseNames } from '../search/matching-phase.ts';

export interface StatusWords {
  readonly title: string;
  readonly text: string;
}

/** What the words depend on besides the order. */
export interface StatusReader {
  readonly phase: MatchingPhase | undefined;
  readonly now: Date;
}

/** The status card's words for this person. */
export function statusWords(order: OrderView, reader: StatusReader): StatusWords {
  const may = (command: string) => order.allowedCommands.includes(command);
  switch (order.status) {
    case 'pending':
      return may('approvePendingOrder')
        ? {
            title: 'Service is Recommended',
            text: 'Get it fixed, and we text nearby technicians right away.',
          }
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
        text: [
          sentence(order.closedAt && `Completed ${dayWords(order.closedAt, order.timeZone)}`),
          turnaroundWords(order),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'rejected':
      return {
        title: 'Rejected',
        text: ended(
          order,
          reasonWords(rejectionReasonLabels, order.rejectionReason, order.rejectionReasonCustom),
          may('reopenPendingOrder'),
        ),
      };
    case 'cancelled':
      return {
        title: 'Cancelled',
        text: ended(
          order,
          reasonWords(cancellationReasonLabels, order.cancellationReason, order.cancellationReasonCustom),
          may('reopen'),
        ),
      };
  }
}

/**
 * `Back in service in 2 days.`, counted from the start of the search in the jobsite's calendar (document 1 section 9).
 * Undefined after more than 7 days.
 */
export function turnaroundWords(
  order: Pick<OrderView, 'openedAt' | 'createdAt' | 'closedAt' | 'timeZone'>,
): string | undefined {
  if (order.closedAt === null) return undefined;
  const number = (at: string) => Date.parse(localDay(new Date(at), order.timeZone)) / 86_400_000;
  const days = number(order.closedAt) - number(order.openedAt ?? order.createdAt);
  if (days < 0 || days > 7) return undefined;
  if (days === 0) return 'Back in service the same day.';
  return `Back in service in ${days} ${days === 1 ? 'day' : 'days'}.`;
}

function openWords(order: OrderView, { phase, now }: StatusReader): StatusWords {
  const available = availableCount(order, now);
  if (available > 0) {
    return {
      title: 'Choose Technician',
      text: order.allowedCommands.includes('assignTechnician')
        ? `${technicianCount(available)} ${available === 1 ? 'is' : 'are'} available.`
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
      return 'As soon as a technician answers, it shows up here.';
  }
}

function bookedWords(order: OrderView, now: Date): StatusWords {
  const state = serviceState(order, now) ?? 'scheduled';
  const who = whoComes(order);
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
      return { title: serviceStateLabels[state], text: `${who} ${arrivesWhen(order, now)}.` };
  }
}

/** The technician's name, if the company shares it. */
function whoComes({ technician }: OrderView): string {
  const name = technician === null ? 'Technician' : technicianName(technician);
  return name === 'Technician' ? 'The technician' : name;
}

/** `arrives tomorrow at 8:00 AM CST` */
function arrivesWhen({ serviceDate, serviceTime, timeZone }: OrderView, now: Date): string {
  const when = serviceDate === null ? undefined : arrivalWords(serviceDate, serviceTime, timeZone, now);
  if (serviceDate === null || when === undefined) return 'is booked';
  const isNear = [0, 1].includes(jobsiteDaysUntil(serviceDate, timeZone, now));
  return `arrives ${isNear ? '' : 'on '}${when}`;
}

/** When and why it ended, and who to ask if this person can't reopen it (document 1 section 6). */
function ended({ closedAt, timeZone }: OrderView, reason: string | undefined, mayReopen: boolean): string {
  const why = sentence([closedAt && dayWords(closedAt, timeZone), reason].filter(Boolean).join(': '));
  const who = mayReopen
    ? ''
    : 'You don’t have permission to reopen orders. Please contact a manager if needed.';
  return [why, who].filter(Boolean).join(' ');
}

function sentence(words: string | null | undefined): string {
  return words ? (/[.!?]$/.test(words) ? words : `${words}.`) : '';
}

/** In the jobsite's calendar. */
function dayWords(time: string, timeZone: string): string {
  return new Date(time).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
}
