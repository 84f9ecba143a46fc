import * as z from 'zod';
import { entityId } from './ids.ts';
import { address } from './places.ts';

/** True when another location of the company already bears the name. */
export const jobsiteNameExistsInput = z.object({
  name: z.string().trim().max(200),
  jobsiteId: entityId.nullish(),
  address: address.nullish(),
});
