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

// What customers.orders.* takes and answers.

/** What people type. */
const freeText = multiLine(4000);
const line = singleLine(200);

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

/** The same for a new order and for one that is approved. */
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
 * What the wizard asks for. The machine is one of the company's (`equipmentId`), or one of a model that the company has
 * (`modelId`), or of one that was typed (`brand`, `model`, `equipmentType`); one that is typed needs a serial number, for
 * which `TBD` may stand. Access hours: both or neither, null for none, and where they are left out 8 to 18. Who may not manage
 * orders names an owner who may.
 */
export const createOrderInput = orderFields
  .extend({
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
