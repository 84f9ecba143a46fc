import * as z from 'zod';
import { entityId, timestamp } from '../ids.ts';
import { severities } from './severity.ts';

export const severity = z.enum(severities);

/** A fault of an order's machine, as its telematics displays it. */
export const faultCode = z.object({
  id: entityId,
  /** The code exactly as displayed: `SPN 3226 FMI 18`, `E0363(2)`, or the text if the provider shows no code. */
  fault: z.string().min(1).max(200),
  name: z.string().max(300).nullable(),
  /** The higher of the stated and the assessed severity. Unknown if both are, and then counts as medium. */
  severity,
  statedSeverity: severity,
  assessedSeverity: severity,
  issueDescription: z.string().nullable(),
  symptomDescription: z.string().nullable(),
  riskDescription: z.string().nullable(),
  recommendation: z.string().nullable(),
  /** What it usually turns out to be, likeliest first. Older rows have none. */
  likelyParts: z.array(z.string()).default([]),
  count: z.number().int().nonnegative(),
  countLastThirtyDays: z.number().int().nonnegative(),
  lastTriggeredAt: timestamp.nullable(),
  verified: z.enum(['verified', 'auto_verified', 'unverified']),
  /** Who verified it, if a person did. */
  user: z.object({ firstName: z.string(), lastName: z.string() }).nullable().default(null),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type FaultCode = z.infer<typeof faultCode>;
