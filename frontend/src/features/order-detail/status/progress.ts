import type { OrderView } from '#schema/orders/order.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import { serviceState } from '../../../lib/service-state.ts';

/** How far an order has come (document 1 section 4, progress indicator). */
export const stages = ['Pending', 'Scheduling', 'In progress', 'Complete'] as const;

export interface Progress {
  /** Index into `stages`; undefined for an order that was rejected or cancelled. */
  readonly current: number | undefined;
  /** The current stage is over and the next hasn't begun. */
  readonly isComplete: boolean;
}

/**
 * A booked job is in progress from its day on, or once the technician arrived; until then its scheduling is complete.
 */
export function progressOf(order: OrderView, now: Date): Progress {
  switch (order.status) {
    case 'pending':
      return { current: 0, isComplete: false };
    case 'open':
      return { current: 1, isComplete: false };
    case 'scheduled':
    case 'rescheduled':
      return hasBegun(order, now) ? { current: 2, isComplete: false } : { current: 1, isComplete: true };
    case 'complete':
    case 'invoiced':
      return { current: 3, isComplete: true };
    case 'rejected':
    case 'cancelled':
      return { current: undefined, isComplete: false };
  }
}

function hasBegun(order: OrderView, now: Date): boolean {
  const state = serviceState(order, now);
  const isAhead = state === 'scheduled' || state === 'rescheduled';
  return !isAhead || order.serviceDate === null || order.serviceDate <= localDay(now, order.timeZone);
}
