import * as z from 'zod';
import { assessment, found } from '#functions/alerts/assessment/assessment.ts';
import { messageFormats } from '#functions/alerts/kept-messages.ts';
import { alertSources, reading } from '#schema/alerts/alerts.ts';
import { entityId, orderId, timestamp } from '#schema/ids.ts';

/** The input of alert-import. It points to the message in a bucket; the message itself is never part of it. */
export const importStart = z.object({
  runId: entityId,
  companyId: entityId,
  source: z.enum(alertSources),
  object: z.object({ bucket: z.string().min(1), key: z.string().min(1) }),
  /** A mail with headers (RFC 5322), or plain text. */
  format: z.enum(messageFormats),
  receivedAt: timestamp,
  requestedBy: entityId.optional(),
});
export type ImportStart = z.infer<typeof importStart>;

/** One machine of a message on its way through the steps. Each step takes some of these fields and returns the ones it adds. */
const machineImport = importStart.omit({ requestedBy: true, format: true }).extend({
  /** Index of the machine in the message, from 0. */
  position: z.number().int().nonnegative(),
  of: z.number().int().positive(),
  reading,
  ...found.shape,
  assessment,
  alert: z.object({ id: entityId }),
  /** The alert's order, if it has one once it is saved. */
  filed: z.object({ orderId, attached: z.boolean(), isNewOrder: z.boolean() }).optional(),
  orderId: orderId.nullable(),
  /** The alert went to an order the machine already had. */
  attached: z.boolean(),
  /** This run created the order. */
  isNewOrder: z.boolean().default(false),
});
export type MachineImport = z.infer<typeof machineImport>;

/** The id of a machine that a run adds to the fleet, so that a repeated step adds it once. */
export function idIfAdded({ runId, position }: Pick<MachineImport, 'runId' | 'position'>): string {
  return `equ_${runId.replace(/^run_/, '')}_${position}`;
}

const onEveryMachine = { runId: true, companyId: true, position: true, of: true, reading: true } as const;

export const identifyInput = machineImport.pick(onEveryMachine);
export const locateInput = machineImport.pick(onEveryMachine);
export const assessInput = machineImport.pick({ ...onEveryMachine, machine: true, place: true });
export const saveInput = machineImport.pick({
  ...onEveryMachine,
  source: true,
  object: true,
  receivedAt: true,
  machine: true,
  place: true,
  assessment: true,
});
/** For the flow `order`, machine and place are never null. */
export const fileOrderInput = machineImport.omit({ orderId: true, attached: true, isNewOrder: true });

export const finishInput = importStart.pick({ runId: true, companyId: true }).extend({
  source: importStart.shape.source.optional(),
  results: z.array(
    machineImport.pick({ assessment: true, alert: true, orderId: true, attached: true, isNewOrder: true }),
  ),
});

/** What the workflow's Catch passes on: the name of the error, and Lambda's description of it as JSON. */
export const failInput = importStart.pick({ runId: true }).extend({
  error: z.object({ Error: z.string().optional(), Cause: z.string().optional() }),
});
