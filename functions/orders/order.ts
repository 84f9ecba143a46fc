import * as z from 'zod';
import { abilities } from '#functions/technicians/technician-rows.ts';
import { severity } from '#schema/alerts/faults.ts';
import { entityId, orderChildId, orderId, timestamp } from '#schema/ids.ts';
import {
  orderEquipment,
  orderStatus,
  participant,
  person,
  priority,
  reviewView,
} from '#schema/orders/order.ts';
import {
  cancellationReasons,
  operationalStates,
  orderSources,
  rejectionReasons,
  safetyRisks,
} from '#schema/orders/order-values.ts';
import { address, jobsite, timeOfDay } from '#schema/places/places.ts';
import { feeQuote, technicianCard } from '#schema/technicians/technician.ts';

/** `YYYY-MM-DD`, a day in the jobsite's time zone. */
const serviceDate = z.iso.date();

/** A technician as an order names one. */
const orderTechnician = z.object({ id: entityId, companyId: entityId, fullName: z.string() });
export type OrderTechnician = z.infer<typeof orderTechnician>;

/** Who comes when. It is kept when the job is complete: that technician was there. */
const schedule = z.object({
  technician: orderTechnician,
  serviceDate,
  serviceTime: timeOfDay,
  /** As they stood in the offer that was booked. */
  card: technicianCard,
  quote: feeQuote,
});
export type Schedule = z.infer<typeof schedule>;

/** What a card shows of an order's faults, so that it can be made without reading them. */
const faultSummary = z.object({
  count: z.number().int().nonnegative(),
  /** The two most severe. */
  top: z.array(z.object({ fault: z.string(), name: z.string().nullable().default(null), severity })).max(2),
  /** The codes by which a search finds the order, most severe first: no more than it has room for. */
  codes: z.array(z.string()).default([]),
});
export type FaultSummary = z.infer<typeof faultSummary>;

/** The order as its state machine knows it: what stands in the ORDER row, beside what the indexes need. */
export const order = z.object({
  id: orderId,
  companyId: entityId,
  /** Rises by one with every change; a write holds only on the version that it was decided on. */
  version: z.number().int().positive(),
  status: orderStatus,
  source: z.enum(orderSources),
  priority,
  /** Null while the system's order has none. */
  owner: person.nullable(),
  participants: z.array(participant),
  createdAt: timestamp,
  /** Null: the system. */
  createdBy: person.nullable(),
  /** When it last entered Open, and how many times it has: each entry starts a matching round. */
  openedAt: timestamp.nullable(),
  matchingRound: z.number().int().nonnegative(),
  /** When it was completed, cancelled or rejected. */
  closedAt: timestamp.nullable(),
  /** Of an order that was taken away by hand; no command does. */
  deletedAt: timestamp.nullable().default(null),
  /** The alerts that came for it; an order made from one has that one first. */
  alertIds: z.array(entityId),
  /** When the machine reported what it was made for; in rows from before as the alert stated it, maybe without a zone. */
  detectedAt: z.string().nullable(),
  equipment: orderEquipment,
  jobsite,
  address,
  timeZone: z.string(),
  issue: z.string().nullable(),
  /** What the alert suggests for the issue, until somebody approves. */
  pendingIssue: z.string().nullable(),
  riskDescription: z.string().nullable(),
  faults: faultSummary,
  errorCodes: z.array(z.string()),
  poNumber: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  hours: z.number().nullable(),
  operationalStatus: z.enum(operationalStates).nullable(),
  safetyRisk: z.enum(safetyRisks).nullable(),
  schedule: schedule.nullable(),
  /** The technician's latest marks; they count on the day that they were made. */
  presence: z.object({ onSiteAt: timestamp.nullable(), offSiteAt: timestamp.nullable() }),
  /** What it last told of the present booking, that is not done on that day. */
  report: z
    .object({ state: z.enum(['done_for_day', 'parts_needed']), at: timestamp })
    .nullable()
    .default(null),
  /** Of each offer of the present search, until when it can be booked: the latest nine, so that a card need not read them. */
  offersUntil: z.array(timestamp).max(9).default([]),
  numberOfAlertedTechnicians: z.number().int().nonnegative(),
  /** The search of the present matching round, wave by wave; null before the first, and without one where all failed. */
  search: z
    .object({
      /** Waves done. */
      wave: z.number().int().nonnegative(),
      radiusMiles: z.number().nonnegative(),
      endedAt: timestamp.nullable(),
    })
    .nullable(),
  cancellation: z.object({ reason: z.enum(cancellationReasons), custom: z.string().nullable() }).nullable(),
  rejection: z.object({ reason: z.enum(rejectionReasons), custom: z.string().nullable() }).nullable(),
  reviewPrompt: z.object({ updateId: orderChildId, expiredAt: timestamp }).nullable(),
  review: reviewView.nullable(),
  /** Somebody reported an issue with the service. */
  flagged: z.boolean(),
  /** Integer cents. */
  invoice: z
    .object({ amountCents: z.number().int().positive(), paidCents: z.number().int().nonnegative() })
    .nullable(),
  /** Number of the newest timeline entry. */
  lastUpdate: z.number().int().nonnegative(),
});
export type Order = z.infer<typeof order>;

/** What a poll reads: enough to say who sees the order, and whether anything has changed. */
export const orderHead = z.object({
  version: z.number().int().positive(),
  companyId: entityId,
  status: orderStatus,
  ownerId: entityId.nullable(),
  participantIds: z.array(entityId),
  technicianCompanyId: entityId.nullable(),
});
export type OrderHead = z.infer<typeof orderHead>;

/** A technician's availability for one order. It counts in the matching round that it was made in, so each entry into Open withdraws all. */
export const offer = z.object({
  /** Id of the timeline entry that announced it: a changed offer is another one, which nobody books by mistake. */
  id: orderChildId,
  technician: orderTechnician,
  matchingRound: z.number().int().positive(),
  serviceDate,
  serviceTime: timeOfDay,
  /** When the technician first offered in this round; unset in offers from before it was kept. */
  createdAt: timestamp.optional(),
  updatedAt: timestamp,
  /** Unset: three hours after `updatedAt`. */
  expiredAt: timestamp.nullable(),
  /** When a customer last asked for a new time. */
  requestedAt: timestamp.nullable(),
  /** Who offers, and for how much, as it stood when the offer was made. */
  card: technicianCard,
  quote: feeQuote,
  /** Likewise what it can do, so that a booking need not read the technician; unset in offers from before it was kept. */
  abilities: abilities.optional(),
});
export type Offer = z.infer<typeof offer>;

export function headOf(order: Order): OrderHead {
  return {
    version: order.version,
    companyId: order.companyId,
    status: order.status,
    ownerId: order.owner?.id ?? null,
    participantIds: order.participants.map(({ id }) => id),
    technicianCompanyId: order.schedule?.technician.companyId ?? null,
  };
}
