import type { OrderCard } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { arrivalWords, jobsiteDaysUntil } from '../../lib/jobsite-words.ts';

/** Who is reading the list, and when. */
export interface ListReader {
  /** Has order_management. */
  readonly isManager: boolean;
  readonly now: Date;
}

/** What an order is waiting for, or what is being done about it. */
export type ServiceStep =
  | 'decide'
  | 'search'
  | 'choose'
  | 'booked'
  | 'on-site'
  | 'off-site'
  | 'done_for_day'
  | 'parts_needed'
  | 'rate'
  | 'complete'
  | 'stopped';

/** The technician status of a row or card (document 1 sections 2 and 4). */
export interface TechnicianStatus {
  readonly step: ServiceStep;
  /** In the specification's words. Undefined where a button says them (Choose Technician, Rate Service). */
  readonly title: string | undefined;
  /** Who, when or how many; undefined if there is nothing to add. */
  readonly note: string | undefined;
}

/** Who comes and when, as far as known; before that whose turn it is, and after the job what is left to do. */
export function technicianStatus(order: OrderCard, reader: ListReader): TechnicianStatus {
  switch (order.status) {
    case 'pending':
      return {
        step: 'decide',
        title: reader.isManager ? 'Service is Recommended' : 'Waiting for Approval',
        note: undefined,
      };
    case 'open':
      return openStatus(order, reader);
    case 'scheduled':
    case 'rescheduled':
      return bookedStatus(order, reader.now);
    case 'complete':
    case 'invoiced':
      return canBeRated(order, reader.now)
        ? { step: 'rate', title: undefined, note: order.technicianName ?? undefined }
        : { step: 'complete', title: 'Complete', note: order.technicianName ?? undefined };
    case 'cancelled':
      return { step: 'stopped', title: 'Cancelled', note: undefined };
    case 'rejected':
      return { step: 'stopped', title: 'Rejected', note: undefined };
  }
}

/**
 * What the reader should see first, soonest first within each group: technicians to choose from, who is at work, what
 * is booked for today (or was, and nobody came), and for tomorrow.
 */
export function upNext(orders: readonly OrderCard[], reader: ListReader): OrderCard[] {
  return orders
    .flatMap((order) => {
      const urgency = urgencyOf(order, reader);
      return urgency === undefined ? [] : [{ order, urgency }];
    })
    .sort(
      (one, other) =>
        one.urgency - other.urgency ||
        momentOf(one.order).localeCompare(momentOf(other.order)) ||
        Number(BigInt(one.order.id) - BigInt(other.order.id)),
    )
    .map(({ order }) => order);
}

function openStatus(order: OrderCard, { isManager, now }: ListReader): TechnicianStatus {
  const offers = order.offersUntil.filter((until) => Date.parse(until) > now.getTime()).length;
  if (offers > 0 && isManager) {
    return { step: 'choose', title: counted(offers, 'offer'), note: undefined };
  }
  const { alertedTechnicians } = order;
  const note =
    offers > 0
      ? `${counted(offers, 'offer')} so far`
      : alertedTechnicians > 0
        ? `${counted(alertedTechnicians, 'technician')} alerted`
        : undefined;
  return { step: 'search', title: 'Finding Nearby Techs', note };
}

function bookedStatus(order: OrderCard, now: Date): TechnicianStatus {
  const { service, serviceDate, serviceTime, timeZone } = order;
  const who = order.technicianName ?? 'Technician';
  const isToday = service !== null && localDay(new Date(service.at), timeZone) === localDay(now, timeZone);
  switch (service?.state) {
    case 'parts_needed':
      return { step: 'parts_needed', title: 'Parts Needed', note: who };
    case 'done_for_day':
      return { step: 'done_for_day', title: 'Done For Day', note: who };
    case 'on-site':
      if (isToday) return { step: 'on-site', title: 'Service In Progress', note: `${who} is on-site` };
      break;
    case 'off-site':
      if (isToday) return { step: 'off-site', title: 'Technician Has Departed', note: who };
      break;
    case undefined:
  }
  const when = serviceDate === null ? undefined : arrivalWords(serviceDate, serviceTime, timeZone, now);
  return {
    step: 'booked',
    title: order.status === 'rescheduled' ? 'Rescheduled' : 'Scheduled',
    note: when === undefined ? who : `${who}, ${when}`,
  };
}

/** Once, and until the review window ends. */
function canBeRated({ reviewed, reviewExpiredAt }: OrderCard, now: Date): boolean {
  return !reviewed && (reviewExpiredAt === null || Date.parse(reviewExpiredAt) > now.getTime());
}

function urgencyOf(order: OrderCard, reader: ListReader): number | undefined {
  const { step } = technicianStatus(order, reader);
  if (step === 'choose') return 0;
  if (step === 'on-site' || step === 'off-site') return 1;
  if (step === 'parts_needed') return 2;
  if (order.serviceDate === null || (step !== 'booked' && step !== 'done_for_day')) return undefined;
  const days = jobsiteDaysUntil(order.serviceDate, order.timeZone, reader.now);
  return days > 1 ? undefined : days === 1 ? 4 : 3;
}

function momentOf({ serviceDate, serviceTime }: OrderCard): string {
  return `${serviceDate ?? ''}T${serviceTime ?? ''}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
