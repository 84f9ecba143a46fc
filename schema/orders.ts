import * as z from 'zod';
import { phoneNumber } from './contact.ts';
import { faultCode, severity } from './faults.ts';
import { storedFile } from './files.ts';
import { entityId, orderChildId, orderId, timestamp } from './ids.ts';
import {
  cancellationReasons,
  complaintReasons,
  operationalStates,
  orderListFilters,
  orderSources,
  orderStatuses,
  ratingSystems,
  rejectionReasons,
  safetyRisks,
  updateSources,
  updateTypes,
} from './order-values.ts';
import { address, addressInput, jobsite, jobsiteRequirement, timeOfDay } from './places.ts';
import { normalSerialNumber } from './serial-number.ts';
import { priorities } from './severity.ts';
import { feeQuote, quotedTechnician, ratingAttribute } from './technicians.ts';
import { contactName, multiLine, singleLine } from './text.ts';

export const orderStatus = z.enum(orderStatuses);
export const priority = z.enum(priorities);
const shortText = z.string().trim().max(200);
/** What people type. */
const freeText = multiLine(4000);
const line = singleLine(200);

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

/** One row or card of a list: at most about 600 bytes as stored, so that twenty cost 1.5 read units. */
export const orderCard = z.object({
  id: orderId,
  status: orderStatus,
  priority,
  source: z.enum(orderSources),
  /** When the order was made. */
  createdAt: timestamp,
  /** When the machine reported what it was made for; null where nobody knows. */
  detectedAt: timestamp.nullable(),
  brand: z.string(),
  model: z.string(),
  product: z.string().nullable(),
  serialNumber: z.string().nullable(),
  unitNumber: z.string().nullable(),
  jobsiteName: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  /** IANA zone of the jobsite: the booked day and time are of its clock. `UTC` in rows from before it was kept. */
  timeZone: z.string(),
  /** The first words of it: 96 bytes at least, where there are so many. */
  issue: z.string().nullable(),
  /** The two most severe, the first words of what each means, and how many there are in all. */
  topFaults: z.array(z.object({ fault: z.string(), name: z.string().nullable(), severity })).max(2),
  faultCount: z.number().int().nonnegative(),
  ownerId: entityId.nullable(),
  serviceDate: z.string().nullable(),
  serviceTime: z.string().nullable(),
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
  /** Number of the newest entry of the timeline. */
  lastUpdate: z.number().int().nonnegative(),
  /** Until when the job can be rated; null before it is complete. */
  reviewExpiredAt: timestamp.nullable(),
  /** Whether the customer has rated the job. */
  reviewed: z.boolean().default(false),
});
export type OrderCard = z.infer<typeof orderCard>;

// ---- customers.orders.* ----

export const ordersAllInput = z.object({
  /** A tab, which alone knows the toggles, or another filter by status. */
  status: z.enum(orderListFilters),
  showCancelledJobs: z.boolean().default(false),
  showRejectedJobs: z.boolean().default(false),
  allUsers: z.boolean().default(true),
  participantIds: z.array(entityId).max(50).default([]),
  priorities: z.array(priority).default([]),
  createdAt: z.object({ from: timestamp.nullable(), to: timestamp.nullable() }).nullable().default(null),
  /** Each word begins one of the order's; a single character asks for nothing, several alone for a code of them (`C-1`). */
  search: z.string().trim().max(100).default(''),
  /**
   * Numbers rise with time, so that both are one order. Within a priority the oldest comes first, whichever way the priorities
   * go. What a search finds is by time: newest first where this is `priority`.
   */
  sort: z.enum(['id', 'createdAt', 'priority']).default('createdAt'),
  sortDir: z.enum(['asc', 'desc']).default('desc'),
  cursor: z.string().max(2000).nullish(),
  limit: z.number().int().min(1).max(50).default(20),
});
export const ordersAllOutput = z.object({ data: z.array(orderCard), nextCursor: z.string().nullable() });

/** With `version`: the version that the caller shows. */
export const orderByIdInput = z.object({ id: orderId, version: z.number().int().nonnegative().optional() });
export const orderByIdOutput = z.union([
  z.object({ unchanged: z.literal(true), version: z.number().int() }),
  z.object({ unchanged: z.literal(false), order: orderView }),
]);

export const pendingOrdersCountInput = z.object({
  allUsers: z.boolean().default(true),
  participantIds: z.array(entityId).max(50).default([]),
});
/** Counting stops at 100; `more` says that there are more than `count`. */
export const pendingOrdersCountOutput = z.object({
  count: z.number().int().nonnegative(),
  more: z.boolean(),
});

/** Fault codes as the machine shows them, one a line; blank lines are dropped. */
const faultLines = z
  .array(freeText)
  .max(100)
  .transform((texts) =>
    texts.flatMap((text) =>
      text
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  )
  .pipe(z.array(line).max(100));

/**
 * What the wizard asks for. The machine is one of the company's (`equipmentId`), or one of a model that the company has
 * (`modelId`), or of one that was typed (`brand`, `model`, `equipmentType`); one that is typed needs a serial number, for
 * which `TBD` may stand. Access hours: both or neither, null for none, and where they are left out 8 to 18. Who may not manage
 * orders names an owner who may.
 */
export const createOrderInput = z
  .object({
    equipmentId: entityId.nullish(),
    modelId: entityId.nullish(),
    brand: line.nullish(),
    model: line.nullish(),
    equipmentType: line.nullish(),
    /** The three at once, as a machine that was typed is taken apart (`parseCustomModelString`); they go before those. */
    customModel: z
      .object({
        brand: line.nullish(),
        model: line.nullish(),
        equipmentType: line.nullish(),
      })
      .nullish(),
    serialNumber: line.nullish(),
    unitNumber: line.nullish(),
    hours: z.number().int('Hours are a whole number').nonnegative().nullish(),
    operationalStatus: z.enum(operationalStates).nullish(),
    safetyRisk: z.enum(safetyRisks).nullish(),
    issue: freeText.min(1, 'Required'),
    errorCodes: faultLines.optional(),
    address: addressInput,
    jobsiteId: entityId.nullish(),
    jobsiteName: line.nullish(),
    accessHoursStart: timeOfDay.nullish(),
    accessHoursEnd: timeOfDay.nullish(),
    arrivalInstructions: multiLine(2000).nullish(),
    jobsiteRequirements: jobsite.shape.requirements.optional(),
    contactName: contactName.nullish(),
    contactPhone: phoneNumber.nullish(),
    poNumber: line.nullish(),
    customerId: entityId.nullish(),
    customerIds: z.array(entityId).max(50).optional(),
  })
  .superRefine((input, context) => {
    const wrong = (path: keyof typeof input, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!input.equipmentId) {
      const brand = input.customModel?.brand || input.brand;
      const model = input.customModel?.model || input.model;
      const typed = brand || model || !input.modelId;
      if (typed && !brand) wrong('brand', 'Required');
      if (typed && !model) wrong('model', 'Required');
      if (!input.serialNumber) wrong('serialNumber', 'Required');
    }
    const { accessHoursStart: start, accessHoursEnd: end } = input;
    if (typeof start === 'string' && typeof end === 'string') {
      if (start >= end) wrong('accessHoursEnd', 'Access must end after it starts');
    } else if (start !== end) {
      wrong(
        typeof start === 'string' ? 'accessHoursEnd' : 'accessHoursStart',
        'Set both access hours or clear both',
      );
    }
  });

/** Codes as the machine shows them; more would not fit on its screen, or on a page. */
export const describeFaultsInput = z.object({
  codes: z.array(line.min(1)).max(40),
  /** Of the machine: makers number their own codes. */
  brand: line.nullish(),
});
/** In the order of the codes. */
export const describeFaultsOutput = z.array(faultCode.pick({ fault: true, name: true, severity: true }));

export const approvePendingOrderInput = z.object({
  id: orderId,
  order: z.object({
    customerId: entityId.optional(),
    serialNumber: line.nullish(),
    modelId: entityId.optional(),
    jobsiteId: entityId.nullish(),
    jobsiteName: line.nullish(),
    address: addressInput.optional(),
    accessHoursStart: timeOfDay.nullish(),
    accessHoursEnd: timeOfDay.nullish(),
    arrivalInstructions: freeText.nullish(),
    jobsiteRequirements: z.array(jobsiteRequirement).optional(),
    faultCodeIds: z.array(entityId).max(100).optional(),
    issue: freeText.min(1, 'Required'),
    contactName: contactName.nullish(),
    contactPhone: phoneNumber.nullish(),
    errorCodes: z.array(line).max(100).optional(),
    poNumber: line.nullish(),
    customerIds: z.array(entityId).max(50).optional(),
  }),
});

export const rejectPendingOrderInput = z
  .object({
    id: orderId,
    rejectionReason: z.enum(rejectionReasons),
    rejectionReasonCustom: freeText.nullish(),
  })
  .refine((input) => input.rejectionReason !== 'other' || !!input.rejectionReasonCustom?.trim(), {
    path: ['rejectionReasonCustom'],
    message: 'Please provide a reason for rejection',
  });

/** The offer to book, or to ask the technician about again. */
export const offerInput = z.object({ orderTechniciansId: orderChildId });

export const cancelOrderInput = z
  .object({
    id: orderId,
    cancellationReason: z.enum(cancellationReasons),
    cancellationReasonCustom: freeText.nullish(),
  })
  .refine((input) => input.cancellationReason !== 'other' || !!input.cancellationReasonCustom?.trim(), {
    path: ['cancellationReasonCustom'],
    message: 'Please provide a reason for cancellation',
  });

export const reportIssueInput = z
  .object({ id: orderId, issue: z.enum(complaintReasons), description: freeText.nullish() })
  .refine((input) => input.issue !== 'other' || !!input.description?.trim(), {
    path: ['description'],
    message: 'Please describe the issue',
  });

export const markTechnicianPresenceInput = z.object({ id: orderId, status: z.enum(['on-site', 'off-site']) });

export const reviewJobInput = z.object({
  orderId,
  rating: z.number().int().min(1).max(5),
  description: freeText.nullish(),
  attributes: z.array(entityId).max(50).default([]),
  /** False keeps private what the rules would show. */
  visible: z.boolean().default(true),
  ratingSystem: z.enum(ratingSystems).default('simplified'),
});
export const ratingAttributesOutput = z.array(ratingAttribute);

/** The booked technician's, as they were offered; null while nobody is booked. */
export const estimatedFeesOutput = feeQuote.nullable();

/** Null, or nothing but spaces, takes it away. */
export const updatePoNumberInput = z.object({ id: orderId, poNumber: line.nullable() });

/** A serial number in its normal form; the `TBD` that stands for none is not one. */
const knownSerialNumber = line.transform((text, context) => {
  const normal = normalSerialNumber(text);
  if (normal !== null) return normal;
  context.addIssue({ code: 'custom', message: text === '' ? 'Required' : 'Serial number cannot be TBD' });
  return z.NEVER;
});

export const updateSerialNumberInput = z.object({
  id: orderId,
  serialNumber: knownSerialNumber,
  unitNumber: line.nullish(),
});

/** Codes to add, as the machine shows them, and ids of faults to take off; one of the two at least. */
export const updateFaultCodesInput = z
  .object({
    id: orderId,
    add: faultLines.default([]),
    remove: z.array(entityId).max(100).default([]),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'Required' });

/** Everybody who is to take part from now on; the owner and whoever asks stay in any case. */
export const updateParticipantsInput = z.object({ id: orderId, customerIds: z.array(entityId).max(50) });

/** What is not given stays. Access hours are both set or both null; a name, once there is one, is not taken away. */
export const updateJobsiteInput = z.object({
  id: orderId,
  jobsite: z
    .object({
      id: entityId.nullish(),
      name: line.min(1, 'Required').optional(),
      address: addressInput.optional(),
      accessHoursStart: timeOfDay.nullish(),
      accessHoursEnd: timeOfDay.nullish(),
      arrivalInstructions: multiLine(2000).nullish(),
      requirements: jobsite.shape.requirements.optional(),
    })
    .refine((given) => Object.values(given).some((value) => value !== undefined), 'Say what to change'),
});

export const transferOrdersInput = z.object({ fromCustomerId: entityId, toCustomerId: entityId });
/** `more`: there are orders left, and another call goes on with them. */
export const transferOrdersOutput = z.object({ moved: z.number().int().nonnegative(), more: z.boolean() });

export const orderIdInput = z.object({ id: orderId });

/** Commands answer with the order as it stands afterwards, so that the client's cache needs no second read. */
export const orderOutput = z.object({ order: orderView });
