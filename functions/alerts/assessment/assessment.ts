import * as z from 'zod';
import { place } from '#functions/jobsites/jobsites.rules.ts';
import { alertOutcome } from '#schema/alerts.ts';
import { faultCode } from '#schema/faults.ts';
import { orderEquipment, priority } from '#schema/orders.ts';

/** `order`: file an order; `low_priority`: wait for 'Proceed Anyway'; `refused`: something that an order needs is missing. */
const importFlows = ['order', 'low_priority', 'refused'] as const;

export const assessment = z.object({
  faultCodes: z.array(faultCode),
  priority,
  flow: z.enum(importFlows),
  outcome: alertOutcome,
  /** For the person, when the flow is `refused`. */
  message: z.string().nullable(),
});
export type Assessment = z.infer<typeof assessment>;

/** What was found of an alert's machine. */
export const found = z.object({
  /** Null where the reading has no brand and model. */
  machine: z.object({ equipment: orderEquipment }).nullable(),
  /** Null where no coordinates could be found. */
  place: place.nullable(),
});
export type Found = z.infer<typeof found>;
