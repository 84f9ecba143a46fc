import type { OrderView } from '#schema/orders/order.ts';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';

/** Somebody else was first: what has become of the job. */
export function serviceStatusWords(status: string | undefined): string {
  switch (status) {
    case 'open':
      return 'The job is open again: nobody is booked for it now.';
    case 'scheduled':
    case 'rescheduled':
      return 'A technician is booked for this job already.';
    case 'complete':
    case 'invoiced':
      return 'This job is complete already.';
    case 'cancelled':
    case 'rejected':
      return 'The customer has cancelled this job.';
    default:
      return 'The job has changed in the meantime. Look at it again.';
  }
}

/** How the job stands for who reads it, in one sentence; undefined while it waits for offers. */
export function standingSentence(order: OrderView, viewerId: string | undefined): string | undefined {
  const mine = order.technicianId !== null && order.technicianId === viewerId;
  switch (order.status) {
    case 'scheduled':
    case 'rescheduled': {
      const when =
        order.serviceDate === null
          ? ''
          : ` for ${jobsiteTimeWords(order.serviceDate, order.serviceTime, order.timeZone)}`;
      if (mine) return `You are booked${when}`;
      const name = order.technician?.account.fullName;
      return name ? `${name} is booked${when}` : 'A technician is booked for this job';
    }
    case 'complete':
    case 'invoiced':
      return mine ? 'You completed this job' : 'This job is complete';
    case 'cancelled':
    case 'rejected':
      return 'The customer has cancelled this job';
    default:
      return undefined;
  }
}
