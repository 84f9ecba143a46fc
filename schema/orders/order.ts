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

/** A person in a timeline or a list. */
export const person = z.object({ id: entityId, fullName: z.string(), picture: z.string().nullable() });
export type Person = z.infer<typeof person>;

/** A participant, as of when they joined the order (document 2 section 3). Older orders lack title and role. */
export const participant = person.extend({
  title: z.string().nullish(),
  /** `Fleet manager` */
  roleName: z.string().optional(),
});
export type Participant = z.infer<typeof participant>;

/** A timeline entry. `data` depends on the type and is shown as it is. */
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

/** A technician's availability for an order, and what it would cost (document 1 section 3, Offer). */
export const offerView = feeQuote.extend({
  id: orderChildId,
  orderId,
  technicianId: entityId,
  technician: quotedTechnician,
  /** Local day and time at the jobsite. */
  serviceDate: z.string(),
  serviceTime: z.string(),
  /** When it was first made, even if its time was changed since; for older rows, the last change. */
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
  /** Older ratings are from the old system. */
  ratingSystem: z.enum(ratingSystems).default('legacy'),
  reviewer: person,
  createdAt: timestamp,
});

/** The booked technician's latest mark. */
const serviceMark = z.object({
  state: z.enum(['on-site', 'off-site', 'done_for_day', 'parts_needed']),
  at: timestamp,
});
export type ServiceMark = z.infer<typeof serviceMark>;

/** What an order's page shows (document 1 section 3, Order). Fields that the caller's role may not see are null. */
export const orderView = z.object({
  id: orderId,
  /** Rises with every visible change; the polling page sends it back. */
  version: z.number().int().nonnegative(),
  /** The owner; null while an order that the system created has none. */
  customerId: entityId.nullable(),
  /** The same, for display. */
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
  /** With its location. */
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
  /** The jobsite's IANA zone, for the scheduled day and the access hours. */
  timeZone: z.string(),
  issue: z.string().nullable(),
  /** The issue that the alert suggests, until the order is approved. */
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
  /** Who is booked, or did the job. */
  technician: quotedTechnician.nullable(),
  /** Travel and fees from the booked offer. */
  fees: feeQuote.nullable(),
  /** Offers in the current search, including expired ones. Technicians only see their own. */
  ordersTechnicians: z.array(offerView),
  /** How far the current search has come; `endedAt` once it is over. */
  search: z.object({ radiusMiles: z.number(), endedAt: timestamp.nullable() }).nullable(),
  /** The technician's latest marks. They only count on the day they were made. */
  presence: z.object({ onSiteAt: timestamp.nullable(), offSiteAt: timestamp.nullable() }),
  /** The latest of those marks and of the technician's reports, from any day; null while nobody is booked. */
  service: serviceMark.nullable(),
  /** As on the order's card; empty for technicians. */
  offersUntil: z.array(timestamp),
  /** Number of the newest timeline entry, whether or not the caller may see it. */
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
  /** Null except for an order that was removed by hand. */
  deletedAt: timestamp.nullable(),
  /** All uploads, newest first. */
  files: z.array(storedFile.extend({ createdAt: timestamp })),
  reviewByCustomer: reviewView.nullable(),
  /** Until when the job can be rated; null before it is complete. */
  reviewExpiredAt: timestamp.nullable(),
  /** What this caller may do now, so that pages need not know the lifecycle's rules. */
  allowedCommands: z.array(z.string()),
});
export type OrderView = z.infer<typeof orderView>;

/** Fields that a card shares with the order page. */
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
   * When each offer in the current search can no longer be booked: its expiry or its service time, whichever is
   * first. The latest nine, rising; the ones in the future are live.
   */
  offersUntil: z.array(timestamp).max(9),
  /** How many technicians the current search has alerted. */
  alertedTechnicians: z.number().int().nonnegative(),
  /** Null if nobody is booked or nothing has been marked. */
  service: serviceMark.nullable(),
  /** Whether the customer has rated the job. */
  reviewed: z.boolean().default(false),
});
export type OrderCard = z.infer<typeof orderCard>;
