import * as z from 'zod';
import { entityId } from './ids.ts';

/** Document 3 section 3: jobsite requirements. */
const jobsiteRequirements = [
  'hard_hat',
  'safety_vest',
  'steel_toe_boots',
  'safety_glasses',
  'hearing_protection',
  'gloves',
  'fall_protection',
  'site_orientation',
  'check_in_at_gate',
  'escort_required',
  'drug_screen',
  'background_check',
  'osha',
  'msha_part_46',
  'msha_part_48',
  'ansi_a92',
  'twic',
] as const;
export const jobsiteRequirement = z.enum(jobsiteRequirements);
export type JobsiteRequirement = z.infer<typeof jobsiteRequirement>;

const shortText = z.string().trim().max(200);

/** Where a machine stands. Degrees are WGS 84, signed decimal; the IANA time zone is found from them when it is written. */
export const address = z.object({
  address1: shortText.nullable(),
  address2: shortText.nullable(),
  city: shortText,
  county: shortText,
  state: shortText,
  country: shortText,
  zip: shortText.nullable(),
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
});
export type Address = z.infer<typeof address>;

/** `HH:mm:ss`, local time of the jobsite. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Not a time of day');

export const jobsite = z.object({
  id: entityId.nullable(),
  name: shortText.nullable(),
  accessHoursStart: timeOfDay.nullable(),
  accessHoursEnd: timeOfDay.nullable(),
  arrivalInstructions: z.string().trim().max(2000).nullable(),
  requirements: z.array(jobsiteRequirement).max(jobsiteRequirements.length),
});
export type Jobsite = z.infer<typeof jobsite>;
