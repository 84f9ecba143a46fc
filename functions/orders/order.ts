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

const orderTechnician = z.object({ id: entityId, companyId: entityId, fullName: z.string() });
export type OrderTechnician = z.infer<typeof orderTechnician>;

/** The booking. Kept after the job is complete. */
const schedule = z.object({
  technician: orderTechnician,
  serviceDate,
  serviceTime: timeOfDay,
  /** As in the booked offer. */
  card: technicianCard,
  quote: feeQuote,
});
export type Schedule = z.infer<typeof schedule>;

/** What a card shows of the faults, so that it can be made without reading them. */
const faultSummary = z.object({
  count: z.number().int().nonnegative(),
  /** The two most severe. */
  top: z.array(z.object({ fault: z.string(), name: z.string().nullable().default(null), severity })).max(2),
  /** The codes that the search finds the order by, most severe first, as many as there is room for. */
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
 * The ORDER row, without index keys. It has references and counts where the page has data from other rows, and defaults
 * for fields that older rows lack.
 */
export const order = fieldsOfPage.extend({
  /** Rises by one with every change. A write succeeds only on the version that it was decided on. */
  version: z.number().int().positive(),
  /** Null until somebody owns an order that the system created. */
  owner: person.nullable(),
  participants: z.array(participant),
  /** Null for the system. */
  createdBy: person.nullable(),
  /** Set when an order is removed by hand; no command sets it. */
  deletedAt: timestamp.nullable().default(null),
  /** Its alerts. If an alert created the order, it comes first. */
  alertIds: z.array(entityId),
  /** When the machine reported the fault. Older rows have it as the alert stated it, perhaps without a zone. */
  detectedAt: z.string().nullable(),
  equipment: orderEquipment,
  faults: faultSummary,
  schedule: schedule.nullable(),
  /** The technician's last report on the present booking, apart from presence. */
  report: z
    .object({ state: z.enum(['done_for_day', 'parts_needed']), at: timestamp })
    .nullable()
    .default(null),
  /**
   * When each offer of the present search stops being bookable: the latest nine, so that a card need not read the
   * offers.
   */
  offersUntil: z.array(timestamp).max(9).default([]),
  /** The search of the present matching round; null before its first wave. */
  search: z
    .object({
      /** Waves completed. */
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

/** What a poll reads: enough to tell who sees the order and whether it has changed. */
export const orderHead = z.object({
  version: z.number().int().positive(),
  companyId: entityId,
  status: orderStatus,
  ownerId: entityId.nullable(),
  participantIds: z.array(entityId),
  technicianCompanyId: entityId.nullable(),
});
export type OrderHead = z.infer<typeof orderHead>;

/**
 * A technician's availability for one order. It is valid only in its matching round, so each entry into Open withdraws
 * all offers.
 */
export const offer = offerView
  .pick({ id: true, updatedAt: true, expiredAt: true, requestedAt: true })
  .extend({
    // `id` is the id of the timeline entry that announced the offer. A changed offer is a new one, so nobody books the
    // old one by mistake.
    technician: orderTechnician,
    matchingRound: z.number().int().positive(),
    serviceDate,
    serviceTime: timeOfDay,
    /** When the technician first offered in this round; unset in older rows. */
    createdAt: timestamp.optional(),
    /** The technician and the fees as of the offer. */
    card: technicianCard,
    quote: feeQuote,
    /**
     * The technician's abilities as of the offer, so that a booking needn't read the technician; unset in older rows.
     */
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
