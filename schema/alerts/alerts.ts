import * as z from 'zod';
import { entityId, orderId, timestamp } from '../ids.ts';
import { requiredLine } from '../text.ts';
import { faultCode, severity } from './faults.ts';

/** Maximum size of a pasted alert, in bytes of UTF-8. */
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

/** Where a value was read: offsets in UTF-16 units into the message's text form, end exclusive. */
const span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });

/** Who read a value, if not the engine: an earlier correction by the company, or the second reader. */
const readBy = z.enum(['correction', 'second_reader']);

/** A value, where it was read, and how sure the reader is (0 to 1). */
function read<T extends z.ZodType>(value: T) {
  return z.object({ value, span, confidence: z.number().min(0).max(1), by: readBy.optional() });
}

/** One fault as the message states it. */
const faultReading = z.object({
  code: read(z.string()),
  description: read(z.string()).nullable(),
  /** The severity that the message states, or unknown. */
  severity,
  severitySpan: span.nullable(),
});
export type FaultReading = z.infer<typeof faultReading>;

/** What was read about one machine. A value that is not in the message is null, never guessed. */
export const reading = z.object({
  outcome: alertOutcome,
  provider: z.string().nullable(),
  /** The telematics system's own id for the alert, if the message shows one. */
  sourceId: read(z.string()).nullable(),
  brand: read(z.string()).nullable(),
  model: read(z.string()).nullable(),
  serialNumber: read(z.string()).nullable(),
  unitNumber: read(z.string()).nullable(),
  hours: read(z.number()).nullable(),
  location: z.object({
    /** The place in the message's own words, with postal code and country, for the geocoder. */
    text: read(z.string()).nullish(),
    address: read(z.string()).nullable(),
    city: read(z.string()).nullable(),
    state: read(z.string()).nullable(),
    lat: read(z.number()).nullable(),
    long: read(z.number()).nullable(),
  }),
  faultCodes: z.array(faultReading),
  /** ISO 8601, with an offset if the message states one. */
  detectedAt: read(z.string()).nullable(),
});
export type Reading = z.infer<typeof reading>;

export const alertSources = ['paste', 'mail', 'http'] as const;
const alertSource = z.enum(alertSources);

/** A saved alert: one machine of one message (document 2 section 3, Equipment alert). */
export const equipmentAlert = z.object({
  id: entityId,
  companyId: entityId,
  runId: entityId,
  orderId: orderId.nullable(),
  createdAt: timestamp,
  source: alertSource,
  outcome: alertOutcome,
  /** Object key of the message as it came. */
  messageKey: z.string(),
  reading,
  equipmentAlertsFaultCodes: z.array(z.object({ faultCode })),
});

const machineResult = z.object({
  alertId: entityId,
  orderId: orderId.nullable(),
  outcome: alertOutcome,
  /** It was added to an order that the machine already had. */
  attached: z.boolean(),
  /** Whether this import created the order. False for an alert that had arrived, and created the order, before. */
  isNewOrder: z.boolean().default(false),
});

/** An import's progress as its dialog polls it (document 2 section 3, Async run). */
export const asyncRun = z.object({
  id: entityId,
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  progressMessage: z.string(),
  /** For the person: what was missing and what to do; null if nothing is wrong. */
  error: z.string().nullable(),
  /** Id of the (first) equipment alert once it is saved. */
  refId: entityId.nullable(),
  /** One per machine in the message. */
  results: z.array(machineResult),
});
export type AsyncRun = z.infer<typeof asyncRun>;

/**
 * A message that came by mail or from a provider, as the company's log shows it: one entry, however often it is read.
 */
export const incomingMessage = asyncRun.pick({ status: true, error: true, results: true }).extend({
  /** Id of its newest run. */
  id: entityId,
  source: alertSource,
  /** A mail's sender, or the last characters of the key it was posted with; null if that was not kept. */
  from: z.string().nullable(),
  receivedAt: timestamp,
  /** How many machines it is about; `results` holds the first ten. */
  machines: z.number().int().nonnegative(),
  /** Someone removed it from the list of unreadable messages. */
  dismissed: z.boolean(),
  /** Whether reading it again could help, and has not been tried too often. */
  canTryAgain: z.boolean(),
});
export type IncomingMessage = z.infer<typeof incomingMessage>;

/** `unread`: only unreadable messages that nobody has dismissed. Newest first. */
export const incomingMessagesInput = z.object({
  unread: z.boolean().default(false),
  cursor: z.string().max(300).nullish(),
});
export const incomingMessagesOutput = z.object({
  messages: z.array(incomingMessage),
  nextCursor: z.string().nullable(),
});
export const incomingMessageInput = z.object({ id: entityId });
export const incomingTextOutput = z.object({
  text: z.string(),
  /** Only the beginning is included. */
  isCut: z.boolean(),
});

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

/** Path on the site's host that providers post alerts to. */
export const providerPath = '/api/public/alerts';

/**
 * How alerts arrive without anyone pasting them (customers.equipmentAlerts.setUp). Company secrets, so it requires
 * order_management.
 */
export const alertSetUp = z.object({
  /** `alerts+TOKEN@…` */
  equipmentAlertEmail: z.string(),
  /** The newest forwarding confirmation that Gmail sent to that address. */
  gmailConfirmation: z
    .object({
      code: z.string().nullable(),
      link: z.string().nullable(),
      /** The mailbox that wants to forward. */
      requestedBy: z.string().nullable(),
      receivedAt: timestamp,
    })
    .nullable(),
  /** Path on the site's host that providers post to. */
  providerPath: z.string(),
  /** The key that providers post with. The key itself is only shown once, when it is created. */
  providerKey: z.object({ endsWith: z.string(), createdAt: timestamp }).nullable(),
});
export type AlertSetUp = z.infer<typeof alertSetUp>;
export const replaceAlertAddressOutput = z.object({ equipmentAlertEmail: z.string() });
export const replaceProviderKeyOutput = z.object({ key: z.string() });
export const removeProviderKeyOutput = z.object({});

/**
 * Low-priority alerts that came by mail or from a provider, newest first. Each waits for 'Proceed Anyway' or to be
 * dismissed.
 */
export const waitingAlert = z.object({
  id: entityId,
  createdAt: timestamp,
  source: alertSource,
  provider: z.string().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  unitNumber: z.string().nullable(),
  serialNumber: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  faultCodes: z.array(faultCode.pick({ id: true, fault: true, name: true, severity: true })),
});
export type WaitingAlert = z.infer<typeof waitingAlert>;
export const waitingAlertsOutput = z.object({ alerts: z.array(waitingAlert) });
export const dismissAlertInput = z.object({ id: entityId });
export const dismissAlertOutput = z.object({ id: entityId });

/** An order's alerts, oldest first: the one that created it, and those attached since. */
export const alertsOfOrderInput = z.object({ id: orderId });
export const alertsOfOrderOutput = z.object({
  alerts: z.array(
    z.object({ id: entityId, createdAt: timestamp, source: alertSource, provider: z.string().nullable() }),
  ),
});

/** What a person says the alert states; null for what it doesn't state. */
export const correctedValues = valuesOf(z.string().trim().min(1).max(200));
export type CorrectedValues = z.infer<typeof correctedValues>;

function valuesOf(text: z.ZodString) {
  const correctedText = text.nullable();
  return z.object({
    brand: correctedText,
    model: correctedText,
    serialNumber: correctedText,
    unitNumber: correctedText,
    hours: z.number().nonnegative().max(1_000_000).nullable(),
    location: z.object({
      address: correctedText,
      city: correctedText,
      state: correctedText,
      lat: z.number().min(-90).max(90).nullable(),
      long: z.number().min(-180).max(180).nullable(),
    }),
    faultCodes: z.array(z.object({ code: text, description: correctedText, severity })).max(100),
    /** ISO 8601, with or without an offset. */
    detectedAt: correctedText,
  });
}

/** The message, and what was read from it. */
export const alertOriginal = z.object({
  id: entityId,
  createdAt: timestamp,
  source: alertSource,
  orderId: orderId.nullable(),
  outcome: alertOutcome,
  /** What is missing for an order; null if nothing is. */
  message: z.string().nullable(),
  /** The message's text form, into which every span points. */
  text: z.string(),
  reading,
  /** The newest correction by a person; null if there is none. */
  correction: z
    .object({
      values: correctedValues,
      by: z.object({ firstName: z.string(), lastName: z.string() }),
      at: timestamp,
    })
    .nullable(),
  /** Whether values can still be corrected: while the alert has no order, or its order is pending. */
  correctable: z.boolean(),
});
export type AlertOriginal = z.infer<typeof alertOriginal>;
export const alertOriginalInput = z.object({ id: entityId });
export const correctAlertInput = z.object({
  id: entityId,
  values: valuesOf(requiredLine(200)),
  /**
   * `at` of the correction that the caller saw, or null if there was none. If another one exists by now, the call is
   * refused with CONFLICT. Without it, the newest correction wins.
   */
  seen: timestamp.nullable().optional(),
});
