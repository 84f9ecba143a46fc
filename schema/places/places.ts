import * as z from 'zod';
import { entityId } from '../ids.ts';
import { requiredLine, singleLine } from '../text.ts';
import { clockTime } from './jobsite-clock.ts';

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

const addressParts = z.object({
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

/**
 * A machine's location, as stored and returned. WGS 84, signed decimal degrees; the IANA time zone is derived from them
 * on writing. Parts that no map could name are empty. Without a county, as in older rows, the city stands in for it.
 */
export const address = addressParts.transform(withCounty);
export type Address = z.infer<typeof address>;

const line = singleLine(200);
const filled = requiredLine(200);

/** An address that a person enters (document 2 section 5). Nothing that a service visit needs may be empty. */
export const addressInput = addressParts.extend({
  address1: line.nullable(),
  address2: line.nullable(),
  zip: line.nullable(),
  city: filled,
  county: filled,
  state: filled,
  country: filled,
});

/** The same with a street, to which letters can be sent (document 2 section 3). */
export const streetAddressInput = addressInput.refine(({ address1 }) => address1, {
  path: ['address1'],
  message: 'Required',
});

/** Just the location of an address. */
export const point = addressParts.pick({ lat: true, long: true });

/** Independent cities and many countries have no county: the city stands in for it. */
export function withCounty<T extends { readonly city: string; readonly county: string }>(place: T): T {
  return place.county === '' ? { ...place, county: place.city } : place;
}

/** `HH:mm:ss`, local time at the jobsite. Also accepts `HH:mm`, from pages and older rows. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Not a time of day')
  .transform(clockTime);

export const jobsite = z.object({
  id: entityId.nullable(),
  name: shortText.nullable(),
  accessHoursStart: timeOfDay.nullable(),
  accessHoursEnd: timeOfDay.nullable(),
  arrivalInstructions: z.string().trim().max(2000).nullable(),
  requirements: z.array(jobsiteRequirement).max(jobsiteRequirements.length),
});
export type Jobsite = z.infer<typeof jobsite>;
