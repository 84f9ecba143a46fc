import * as z from 'zod';
import { faultCode, severity } from './faults.ts';
import { entityId, orderId, timestamp } from './ids.ts';

/** Bytes of UTF-8 that a pasted alert may have. */
const pastedAlertLimit = 256 * 1024;

const alertOutcomes = [
  'ok',
  'low_priority',
  'missing_fault_code',
  'missing_equipment',
  'missing_location',
  'not_an_alert',
] as const;
export const alertOutcome = z.enum(alertOutcomes);
export type AlertOutcome = z.infer<typeof alertOutcome>;

/** Where in the message a value was read: offsets in UTF-16 units into its text form, end exclusive. */
const span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });

/** A value, the place that it came from, and how sure the reader is (0 to 1). */
function read<T extends z.ZodType>(value: T) {
  return z.object({ value, span, confidence: z.number().min(0).max(1) });
}

/** One fault as the message states it. */
const faultReading = z.object({
  code: read(z.string()),
  description: read(z.string()).nullable(),
  /** The severity in the message's own words; unknown where it states none. */
  severity,
  severitySpan: span.nullable(),
});
export type FaultReading = z.infer<typeof faultReading>;

/** What was read about one machine. A value that is not in the message is null, never guessed. */
export const reading = z.object({
  outcome: alertOutcome,
  provider: z.string().nullable(),
  /** The telematics system's own id of the alert, where the message shows one. */
  sourceId: read(z.string()).nullable(),
  brand: read(z.string()).nullable(),
  model: read(z.string()).nullable(),
  serialNumber: read(z.string()).nullable(),
  unitNumber: read(z.string()).nullable(),
  hours: read(z.number()).nullable(),
  location: z.object({
    /** The place in the message's own words, postal code and country included: what a geocoder is asked. */
    text: read(z.string()).nullish(),
    address: read(z.string()).nullable(),
    city: read(z.string()).nullable(),
    state: read(z.string()).nullable(),
    lat: read(z.number()).nullable(),
    long: read(z.number()).nullable(),
  }),
  faultCodes: z.array(faultReading),
  /** ISO 8601, with the offset where the message states its zone. */
  detectedAt: read(z.string()).nullable(),
});
export type Reading = z.infer<typeof reading>;

export const alertSources = ['paste', 'mail', 'http'] as const;

/** A saved alert: one machine of one message (document 2 section 3, Equipment alert). */
export const equipmentAlert = z.object({
  id: entityId,
  companyId: entityId,
  runId: entityId,
  orderId: orderId.nullable(),
  createdAt: timestamp,
  source: z.enum(alertSources),
  outcome: alertOutcome,
  /** Object key of the message as it came. */
  messageKey: z.string(),
  reading,
  equipmentAlertsFaultCodes: z.array(z.object({ faultCode })),
});

/** A run of the import as its dialog polls it (document 2 section 3, Async run). */
export const asyncRun = z.object({
  id: entityId,
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  progressMessage: z.string(),
  /** For the person: what was missing and what to do; null while all is well. */
  error: z.string().nullable(),
  /** Id of the (first) equipment alert once it is saved. */
  refId: entityId.nullable(),
  /** One for each machine of the message. */
  results: z.array(
    z.object({
      alertId: entityId,
      orderId: orderId.nullable(),
      outcome: alertOutcome,
      attached: z.boolean(),
    }),
  ),
});
export type AsyncRun = z.infer<typeof asyncRun>;

export const importAlertInput = z.object({
  rawEvent: z
    .string()
    .max(pastedAlertLimit)
    .refine((text) => text.trim() !== '', {
      message:
        'The alert content cannot be empty. Please paste the alert details or choose another import option.',
    }),
});
export const importAlertOutput = z.object({ id: entityId });
export const asyncRunInput = z.object({ id: entityId });

/** `id` is the telematics alert id: the run's `refId`. */
export const byTelematicsAlertIdInput = z.object({ id: entityId });
export const alertView = equipmentAlert.pick({
  id: true,
  orderId: true,
  createdAt: true,
  outcome: true,
  equipmentAlertsFaultCodes: true,
});
export const createFromEquipmentAlertInput = z.object({ equipmentAlertId: entityId });
export const createFromEquipmentAlertOutput = z.object({ id: orderId });
