import * as z from 'zod';
import { entityId, orderId } from '#schema/ids.ts';
import { orderStatuses } from '#schema/order-values.ts';
import { envelope } from './envelope.ts';

/**
 * One event for each command of an order's lifecycle (document 3 section 4), named by what happened.
 * Every detail carries the order as far as consumers route by it; who needs more reads the order.
 */
export const orderEventNames = [
  'order.created',
  'order.pending-created',
  'order.alert-attached',
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
] as const;
export type OrderEventName = (typeof orderEventNames)[number];

/** Entering Open: what starts a matching round. */
export const opensMatching: readonly OrderEventName[] = [
  'order.created',
  'order.approved',
  'order.reopened',
  'order.technician-unassigned',
];

export const orderEventDetail = envelope.extend({
  orderId,
  status: z.enum(orderStatuses),
  matchingRound: z.number().int().nonnegative(),
  /** The account that gave the command; null for the system. */
  actorId: entityId.nullable(),
});
export type OrderEventDetail = z.infer<typeof orderEventDetail>;
