import * as z from 'zod';
import { faultCode, severity } from '../alerts/faults.ts';
import { priorities } from '../alerts/severity.ts';
import { storedFile } from '../files.ts';
import { entityId, orderChildId, orderId, timestamp } from '../ids.ts';
import { address, jobsite } from '../places/places.ts';
import { feeQuote, quotedTechnician } from '../technicians/technician.ts';
import {
  cancellationReasons,
  operationalStates,
  orderSources,
  orderStatuses,
  ratingSystems,
  rejectionReasons,
  safetyRisks,
  updateSources,
  updateTypes,
} from './order-values.ts';

export const orderStatus = z.enum(orderStatuses);
export const priority = z.enum(priorities);
const shortText = z.string().trim().max(200);

/** The machine as the order knows it. `TBD` and `TBD-…` serial numbers are stored as null. */
export const orderEquipment = z.object({
  id: entityId,
  brand: shortText,
  model: shortText,
  modelId: entityId.nullable(),
  /** Equipment type: `Excavator`, … */
  product: shortText.nullable(),
  serialNumber: shortText.nullable(),
  unitNumber: shortText.nullable(),
  hours: z.number().nonnegative().nullable(),
});
export type OrderEquipment = z.infer<typeof orderEquipment>;

/** A person as a timeline or a list shows one. */
export const person = z.object({ id: entityId, fullName: z.string(), picture: z.string().nullable() });
export type Person = z.infer<typeof person>;

/** Who follows an order, as when it came to it (document 2 section 3); in orders from before without title and role. */
export const participant = person.extend({
  title: z.string().nullish(),
  /** `Fleet manager` */
  roleName: z.string().optional(),
});
export type Participant = z.infer<typeof participant>;

/** An entry of an order's timeline; `data` is by type and is shown as it is. */
export const orderUpdate = z.object({
  id: orderChildId,
  orderId,
  updateTypeName: z.enum(updateTypes),
  parentId: orderChildId.nullable(),
  data: z.record(z.string(), z.unknown()),
  isQueued: z.boolean(),
  createdAt: timestamp,
  expiredAt: timestamp.nullable(),
  user: person.nullable(),
  source: z.enum(updateSources),
});
export type OrderUpdate = z.infer<typeof orderUpdate>;

/** A technician's availability for an order, with what it would cost (document 1 section 3, Offer). */
export const offerView = feeQuote.extend({
  id: orderChildId,
  orderId,
  technicianId: entityId,
  technician: quotedTechnician,
  /** Local day and time of the jobsite. */
  serviceDate: z.string(),
  serviceTime: z.string(),
  /** Since when it stands, however often its time was changed; the time of the last change of one stored before. */
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Unset: three hours after `updatedAt`. */
  expiredAt: timestamp.nullable(),
  /** When new availability was last asked for. */
  requestedAt: timestamp.nullable(),
});
export type OfferView = z.infer<typeof offerView>;

/** What the customer thought of the job. */
export const reviewView = z.object({
  rating: z.number().int().min(1).max(5),
  description: z.string().nullable(),
  attributes: z.array(entityId),
  visible: z.boolean(),
  /** What was rated before this was stored is of the old one. */
  ratingSystem: z.enum(ratingSystems).default('legacy'),
  reviewer: person,
  createdAt: timestamp,
});

/** What the technician of a booked order marked last. */
const serviceMark = z.object({
  state: z.enum(['on-site', 'off-site', 'done_for_day', 'parts_needed']),
  at: timestamp,
});
export type ServiceMark = z.infer<typeof serviceMark>;

/** What an order's page shows (document 1 section 3, Order). Fields that the caller's role may not see are null. */
export const orderView = z.object({
  id: orderId,
  /** Rises with every change that shows; sent back by the page that polls. */
  version: z.number().int().nonnegative(),
  /** The owner; null while the system's order has none. */
  customerId: entityId.nullable(),
  /** The same, to be shown. */
  customer: person.nullable(),
  companyId: entityId,
  status: orderStatus,
  source: z.enum(orderSources),
  priority,
  createdAt: timestamp,
  createdBy: entityId.nullable(),
  createdByAccount: z.object({ fullName: z.string() }).nullable(),
  /** When it last became open. Each time it does starts a matching round. */
  openedAt: timestamp.nullable(),
  matchingRound: z.number().int().nonnegative(),
  /** When the machine reported it; `createdAt` is when the order was made. */
  detectedAt: timestamp.nullable(),
  equipmentId: entityId,
  /** With where it is. */
  equipment: orderEquipment.extend({ address }),
  equipmentWithLatestReadings: z.object({
    latestHours: z.number().nullable(),
    latestSafetyRisk: z.enum(safetyRisks).nullable(),
    latestOperationStatus: z.enum(operationalStates).nullable(),
  }),
  jobsiteId: entityId.nullable(),
  jobsite,
  address,
  city: z.string(),
  state: z.string(),
  lat: z.number(),
  long: z.number(),
  /** IANA zone of the jobsite: the scheduled day and access hours are read in it. */
  timeZone: z.string(),
  issue: z.string().nullable(),
  /** What the alert suggests for the issue, until somebody approves. */
  pendingIssue: z.string().nullable(),
  riskDescription: z.string().nullable(),
  faultCodes: z.array(faultCode),
  errorCodes: z.array(z.string()),
  poNumber: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  hours: z.number().nullable(),
  operationalStatus: z.enum(operationalStates).nullable(),
  safetyRisk: z.enum(safetyRisks).nullable(),
  serviceDate: z.string().nullable(),
  serviceTime: z.string().nullable(),
  technicianId: entityId.nullable(),
  /** Who is booked, or was there. */
  technician: quotedTechnician.nullable(),
  /** What the booked offer said of travel and fees. */
  fees: feeQuote.nullable(),
  /** Offers of the present search, expired ones too. A technician sees its own. */
  ordersTechnicians: z.array(offerView),
  /** How far the present search has come; `endedAt` once it is over. */
  search: z.object({ radiusMiles: z.number(), endedAt: timestamp.nullable() }).nullable(),
  /** The technician's latest marks; they count on the day that they were made. */
  presence: z.object({ onSiteAt: timestamp.nullable(), offSiteAt: timestamp.nullable() }),
  /** The latest of those marks and of its reports, of whatever day; null while nobody is booked. */
  service: serviceMark.nullable(),
  /** As on the order's card; technicians read none. */
  offersUntil: z.array(timestamp),
  /** Number of the newest entry of the timeline, whether or not the caller reads that one. */
  lastUpdate: z.number().int().nonnegative(),
  numberOfAlertedTechnicians: z.number().int().nonnegative(),
  numberOfAvailableTechnicians: z.number().int().nonnegative(),
  ordersCustomers: z.array(z.object({ customerId: entityId, customer: z.object({ account: participant }) })),
  ordersUpdates: z.array(orderUpdate),
  cancellationReason: z.enum(cancellationReasons).nullable(),
  cancellationReasonCustom: z.string().nullable(),
  rejectionReason: z.enum(rejectionReasons).nullable(),
  rejectionReasonCustom: z.string().nullable(),
  /** When the order was completed, cancelled or rejected. */
  closedAt: timestamp.nullable(),
  /** Null but for an order that was taken away by hand. */
  deletedAt: timestamp.nullable(),
  /** Everything that was uploaded to it, newest first. */
  files: z.array(storedFile.extend({ createdAt: timestamp })),
  reviewByCustomer: reviewView.nullable(),
  /** Until when the job can be rated; null before it is complete. */
  reviewExpiredAt: timestamp.nullable(),
  /** What this caller may do now, so that a page need not know the lifecycle's table. */
  allowedCommands: z.array(z.string()),
});
export type OrderView = z.infer<typeof orderView>;

/** The same on a card as on the page. */
const fieldsOfPage = orderView.pick({
  id: true,
  status: true,
  priority: true,
  source: true,
  createdAt: true,
  detectedAt: true,
  city: true,
  state: true,
  serviceDate: true,
  serviceTime: true,
  lastUpdate: true,
  reviewExpiredAt: true,
});

/** One row or card of a list, stored as it is: at most about 600 bytes, so that twenty cost 1.5 read units. */
export const orderCard = fieldsOfPage.extend({
  brand: z.string(),
  model: z.string(),
  product: z.string().nullable(),
  serialNumber: z.string().nullable(),
  unitNumber: z.string().nullable(),
  jobsiteName: z.string().nullable(),
  /** IANA zone of the jobsite. `UTC` in rows written before it was kept. */
  timeZone: z.string(),
  /** Its first words, about 96 bytes. */
  issue: z.string().nullable(),
  /** The two most severe, with the first words of what each means. */
  topFaults: z.array(z.object({ fault: z.string(), name: z.string().nullable(), severity })).max(2),
  faultCount: z.number().int().nonnegative(),
  ownerId: entityId.nullable(),
  technicianName: z.string().nullable(),
  /**
   * Of each offer of the present search, the instant until which it can be booked: the end of it or of its time, whichever comes
   * first. The latest nine, in rising order; those that are still to come are live.
   */
  offersUntil: z.array(timestamp).max(9),
  /** How many technicians the present search has alerted. */
  alertedTechnicians: z.number().int().nonnegative(),
  /** Null while nobody is booked, or nothing was marked yet. */
  service: serviceMark.nullable(),
  /** Whether the customer has rated the job. */
  reviewed: z.boolean().default(false),
});
export type OrderCard = z.infer<typeof orderCard>;
