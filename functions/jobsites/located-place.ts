import * as z from 'zod';
import { address, jobsite } from '#schema/places/places.ts';

/** Where a machine stands, and the company's jobsite there, if it has one. */
export const place = z.object({
  address,
  /** IANA zone of the coordinates. */
  timeZone: z.string().min(1),
  jobsite: jobsite.nullable(),
});
export type Place = z.infer<typeof place>;
