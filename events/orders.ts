import * as z from 'zod';
import { entityId, orderChildId, orderId } from '#schema/ids.ts';
import { orderStatuses } from '#schema/orders/order-values.ts';
import { envelope } from './envelope.ts';

/**
 * One event for each command of an order's lifecycle (document 3 section 4), named by what happened. Every detail
 * carries what consumers need for routing; those that need more read the order.
 */
export const orderEventNames = [
  'order.created',
  'order.pending-created',
  'order.alert-attached',
  'order.alert-corrected',
  'order.approved',
  'order.rejected',
  'order.pending-reopened',
  'order.reopened',
  'order.cancelled',
  'order.availability-submitted',
  'order.availability-removed',
  'order.availability-requested',
  'order.technician-assigned',
  'order.rescheduled',
  'order.technician-unassigned',
  'order.technician-marked-on-site',
  'order.technician-marked-off-site',
  'order.done-for-day',
  'order.parts-needed',
  'order.completed',
  'order.invoiced',
  'order.payment-recorded',
  'order.issue-reported',
  'order.reviewed',
  'order.technicians-alerted',
  'order.search-ended',
  'order.message-posted',
  'order.question-asked',
  'order.question-answered',
  'order.bot-update-delivered',
  'order.reminded',
  'order.escalated',
  'order.po-number-changed',
  'order.serial-number-changed',
  'order.participants-changed',
  'order.jobsite-changed',
  'order.jobsite-moved',
  'order.transferred',
  'order.faults-changed',
  'order.alerts-resent',
  'order.review-moderated',
] as const;
export type OrderEventName = (typeof orderEventNames)[number];

/** What starts a matching round: the order becomes open, or its jobsite moves while it is open. */
export const opensMatching: readonly OrderEventName[] = [
  'order.created',
  'order.approved',
  'order.reopened',
  'order.technician-unassigned',
  'order.jobsite-moved',
  // Starts a new round if nobody was alerted; otherwise the round has been searched already, and nothing starts.
  'order.alerts-resent',
];

/** What causes reminders: an unanswered job, an offer that expires, a question, a scheduled service. */
export const callsForReminders: readonly OrderEventName[] = [
  ...opensMatching,
  'order.availability-submitted',
  'order.question-asked',
  'order.technician-assigned',
  'order.rescheduled',
  // Access hours decide when the day ends.
  'order.jobsite-changed',
];

/** What a technician's stats and reviews are counted from; the counting function and its rule share this list. */
export const standingEvents = [
  'order.availability-submitted',
  'order.completed',
  'order.reviewed',
  'order.review-moderated',
] as const satisfies readonly OrderEventName[];

/**
 * What nobody has acted on: an offer the customer hasn't seen, an open order without offers, a visit without an
 * arrival.
 */
export const escalations = ['offer-unseen', 'no-technician', 'nobody-there'] as const;
export type Escalation = (typeof escalations)[number];

export const orderEventDetail = envelope.extend({
  orderId,
  status: z.enum(orderStatuses),
  matchingRound: z.number().int().nonnegative(),
  /** The account that gave the command; null for the system. */
  actorId: entityId.nullable(),
  /** Technicians it concerns besides the booked one: those alerted, or the one who made the offer. */
  technicianIds: z.array(entityId).max(25).optional(),
  /** The timeline entry for it: a message, a question, a reminder. */
  updateId: orderChildId.optional(),
  /** Only for `order.escalated`. */
  escalation: z.enum(escalations).optional(),
});
export type OrderEventDetail = z.infer<typeof orderEventDetail>;
