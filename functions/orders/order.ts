import * as z from 'zod';
import { abilities } from '#functions/technicians/technician-rows.ts';
import { severity } from '#schema/alerts/faults.ts';
import { entityId, orderChildId, timestamp } from '#schema/ids.ts';
import {
  offerView,
  orderEquipment,
  orderStatus,
  orderView,
  participant,
  person,
  reviewView,
} from '#schema/orders/order.ts';
import { cancellationReasons, rejectionReasons } from '#schema/orders/order-values.ts';
import { timeOfDay } from '#schema/places/places.ts';
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

/** Stored as the page shows them. */
const fieldsOfPage = orderView.pick({
  id: true,
  companyId: true,
  status: true,
  source: true,
  priority: true,
  createdAt: true,
  openedAt: true,
  matchingRound: true,
  closedAt: true,
  jobsite: true,
  address: true,
  timeZone: true,
  issue: true,
  pendingIssue: true,
  riskDescription: true,
  errorCodes: true,
  poNumber: true,
  contactName: true,
  contactPhone: true,
  hours: true,
  operationalStatus: true,
  safetyRisk: true,
  presence: true,
  numberOfAlertedTechnicians: true,
  lastUpdate: true,
});

/**
 * The order as its state machine knows it: the ORDER row, without what the indexes need. It holds references and counts where the
 * page has what was read from other rows, and defaults for rows written before a field was added.
 */
export const order = fieldsOfPage.extend({
  /** Rises by one with every change; a write only succeeds on the version it was decided on. */
  version: z.number().int().positive(),
  /** Null while an order that the system created has none. */
  owner: person.nullable(),
  participants: z.array(participant),
  /** Null: the system. */
  createdBy: person.nullable(),
  /** Of an order that was taken away by hand; no command does. */
  deletedAt: timestamp.nullable().default(null),
  /** The alerts that came for it; an order made from one has that one first. */
  alertIds: z.array(entityId),
  /** When the machine reported what it was made for; in rows from before as the alert stated it, maybe without a zone. */
  detectedAt: z.string().nullable(),
  equipment: orderEquipment,
  faults: faultSummary,
  schedule: schedule.nullable(),
  /** What it last told of the present booking, that is not done on that day. */
  report: z
    .object({ state: z.enum(['done_for_day', 'parts_needed']), at: timestamp })
    .nullable()
    .default(null),
  /** Of each offer of the present search, until when it can be booked: the latest nine, so that a card need not read them. */
  offersUntil: z.array(timestamp).max(9).default([]),
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
export const offer = offerView
  .pick({ id: true, updatedAt: true, expiredAt: true, requestedAt: true })
  .extend({
    // `id` is that of the timeline entry that announced it: a changed offer is a new one, so nobody books the old one by mistake.
    technician: orderTechnician,
    matchingRound: z.number().int().positive(),
    serviceDate,
    serviceTime: timeOfDay,
    /** When the technician first offered in this round; unset in offers from before it was kept. */
    createdAt: timestamp.optional(),
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
