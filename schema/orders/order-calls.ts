import * as z from 'zod';
import { faultCode } from '../alerts/faults.ts';
import { entityId, orderChildId, orderId, timestamp } from '../ids.ts';
import { normalSerialNumber } from '../machines/fleet.ts';
import { addressInput, jobsite, jobsiteRequirement, timeOfDay } from '../places/places.ts';
import { feeQuote, ratingAttribute } from '../technicians/technician.ts';
import { contactName, multiLine, phoneNumber, singleLine } from '../text.ts';
import { orderCard, orderView, priority } from './order.ts';
import {
  cancellationReasons,
  complaintReasons,
  operationalStates,
  orderListFilters,
  ratingSystems,
  rejectionReasons,
  safetyRisks,
} from './order-values.ts';

// Inputs and outputs of customers.orders.*.

/** What people type. */
const freeText = multiLine(4000);
const line = singleLine(200);

export const ordersAllInput = z.object({
  /** A tab, or another filter by status. Only tabs have the toggles. */
  status: z.enum(orderListFilters),
  showCancelledJobs: z.boolean().default(false),
  showRejectedJobs: z.boolean().default(false),
  allUsers: z.boolean().default(true),
  participantIds: z.array(entityId).max(50).default([]),
  priorities: z.array(priority).default([]),
  createdAt: z.object({ from: timestamp.nullable(), to: timestamp.nullable() }).nullable().default(null),
  /**
   * Each word matches as a prefix of the order's words. A single character is ignored; several single ones are searched
   * as a code (`C-1`).
   */
  search: z.string().trim().max(100).default(''),
  /**
   * Order numbers rise with time, so `id` and `createdAt` sort the same. Within a priority the oldest comes first,
   * whatever the direction. With a search, results are sorted by time: newest first if this is `priority`.
   */
  sort: z.enum(['id', 'createdAt', 'priority']).default('createdAt'),
  sortDir: z.enum(['asc', 'desc']).default('desc'),
  cursor: z.string().max(2000).nullish(),
  limit: z.number().int().min(1).max(50).default(20),
});
export const ordersAllOutput = z.object({ data: z.array(orderCard), nextCursor: z.string().nullable() });

/** `version`: the one that the caller already has. */
export const orderByIdInput = z.object({ id: orderId, version: z.number().int().nonnegative().optional() });
export const orderByIdOutput = z.union([
  z.object({ unchanged: z.literal(true), version: z.number().int() }),
  z.object({ unchanged: z.literal(false), order: orderView }),
]);

export const pendingOrdersCountInput = z.object({
  allUsers: z.boolean().default(true),
  participantIds: z.array(entityId).max(50).default([]),
});
/** Counting stops at 100; `more` if there are more. */
export const pendingOrdersCountOutput = z.object({
  count: z.number().int().nonnegative(),
  more: z.boolean(),
});

/** Fault codes as the machine shows them, one per line. Blank lines are dropped. */
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

/** Fields that a new order and an approval share. */
const orderFields = z.object({
  serialNumber: line.nullish(),
  jobsiteId: entityId.nullish(),
  jobsiteName: line.nullish(),
  accessHoursStart: timeOfDay.nullish(),
  accessHoursEnd: timeOfDay.nullish(),
  issue: freeText.min(1, 'Required'),
  contactName: contactName.nullish(),
  contactPhone: phoneNumber.nullish(),
  poNumber: line.nullish(),
  customerIds: z.array(entityId).max(50).optional(),
});

/**
 * From the order wizard. The machine is one of the company's (`equipmentId`), or has a model that the company has
 * (`modelId`) or that was typed (`brand`, `model`, `equipmentType`). A typed one needs a serial number, which may be
 * `TBD`. Access hours: both or neither, null for none, 8 to 18 if absent. People who can't manage orders name an
 * owner who can.
 */
export const createOrderInput = orderFields
  .extend({
    equipmentId: entityId.nullish(),
    modelId: entityId.nullish(),
    brand: line.nullish(),
    model: line.nullish(),
    equipmentType: line.nullish(),
    /** The same three as `parseCustomModelString` returns them. They take precedence. */
    customModel: z
      .object({
        brand: line.nullish(),
        model: line.nullish(),
        equipmentType: line.nullish(),
      })
      .nullish(),
    unitNumber: line.nullish(),
    hours: z.number().int('Hours are a whole number').nonnegative().nullish(),
    operationalStatus: z.enum(operationalStates).nullish(),
    safetyRisk: z.enum(safetyRisks).nullish(),
    errorCodes: faultLines.optional(),
    address: addressInput,
    arrivalInstructions: multiLine(2000).nullish(),
    jobsiteRequirements: jobsite.shape.requirements.optional(),
    customerId: entityId.nullish(),
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

/** Codes as the machine shows them; more would not fit on its screen or on a page. */
export const describeFaultsInput = z.object({
  codes: z.array(line.min(1)).max(40),
  /** The machine's brand: makers number their own codes. */
  brand: line.nullish(),
});
/** In the same order as the codes. */
export const describeFaultsOutput = z.array(faultCode.pick({ fault: true, name: true, severity: true }));

export const approvePendingOrderInput = z.object({
  id: orderId,
  order: orderFields.extend({
    customerId: entityId.optional(),
    modelId: entityId.optional(),
    address: addressInput.optional(),
    arrivalInstructions: freeText.nullish(),
    jobsiteRequirements: z.array(jobsiteRequirement).optional(),
    faultCodeIds: z.array(entityId).max(100).optional(),
    errorCodes: z.array(line).max(100).optional(),
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

/** The offer to book, or to ask for a new time. */
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
  /** False keeps the review private even if the rules would show it. */
  visible: z.boolean().default(true),
  ratingSystem: z.enum(ratingSystems).default('simplified'),
});
export const ratingAttributesOutput = z.array(ratingAttribute);

/** The booked technician's fees, as offered; null while nobody is booked. */
export const estimatedFeesOutput = feeQuote.nullable();

/** Null or blank removes it. */
export const updatePoNumberInput = z.object({ id: orderId, poNumber: line.nullable() });

/** A serial number in its normal form; not `TBD`. */
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

/** Codes to add, as the machine shows them, and ids of faults to remove; at least one of the two. */
export const updateFaultCodesInput = z
  .object({
    id: orderId,
    add: faultLines.default([]),
    remove: z.array(entityId).max(100).default([]),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'Required' });

/** All participants from now on; the owner and the caller always stay. */
export const updateParticipantsInput = z.object({ id: orderId, customerIds: z.array(entityId).max(50) });

/** Absent fields stay as they are. Access hours are both set or both null. A name can be changed but not removed. */
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
/** `more`: there are orders left; call again to continue. */
export const transferOrdersOutput = z.object({ moved: z.number().int().nonnegative(), more: z.boolean() });

export const orderIdInput = z.object({ id: orderId });

/** Commands return the updated order, so that the client needs no second read. */
export const orderOutput = z.object({ order: orderView });
