import type { Situation } from '../../../lib/messages.ts';

/**
 * What to tell someone who came second: the order's current status (document 3 section 4), and how it came to be open
 * in the meantime.
 */
export function decidedWords(status: string | undefined, situation?: Situation): string {
  switch (status) {
    case 'open':
      if (situation === 'reopen') return 'Somebody else has already reopened this order.';
      return situation === 'presence' || situation === 'reportIssue'
        ? 'The technician can no longer come. The search for technicians has started again.'
        : 'Somebody else has already approved this order.';
    case 'rejected':
      return 'Somebody else has already rejected this order.';
    case 'pending':
      return 'Somebody else has already reopened this order.';
    case 'cancelled':
      return 'Somebody else has already cancelled this order.';
    case 'scheduled':
    case 'rescheduled':
      return 'Somebody else has already booked a technician for this order.';
    case 'complete':
    case 'invoiced':
      return 'This order is already complete.';
    default:
      return 'Somebody else has changed this order in the meantime.';
  }
}
