import * as z from 'zod';
import { place } from '#functions/jobsites/jobsites.rules.ts';
import { alertOutcome } from '#schema/alerts/alerts.ts';
import { faultCode } from '#schema/alerts/faults.ts';
import { orderEquipment, priority } from '#schema/orders/order.ts';

/** `order`: create or extend an order; `low_priority`: wait for 'Proceed Anyway'; `refused`: something an order needs is missing. */
const importFlows = ['order', 'low_priority', 'refused'] as const;

export const assessment = z.object({
  faultCodes: z.array(faultCode),
  priority,
  flow: z.enum(importFlows),
  outcome: alertOutcome,
  /** For the user, if the flow is `refused`. */
  message: z.string().nullable(),
});
export type Assessment = z.infer<typeof assessment>;

/** What the import found for an alert. */
export const found = z.object({
  /** Null if the reading has no brand and model. */
  machine: z.object({ equipment: orderEquipment }).nullable(),
  /** Null if no coordinates could be found. */
  place: place.nullable(),
});
export type Found = z.infer<typeof found>;
