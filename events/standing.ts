import type { OrderEventName } from './orders.ts';

/** The detail types by which a technician's standing and reviews are kept; the function that counts and its rule go by this list. */
export const standingEvents = [
  'order.availability-submitted',
  'order.completed',
  'order.reviewed',
  'order.review-moderated',
] as const satisfies readonly OrderEventName[];
