import * as z from 'zod';
import { entityId } from '../ids.ts';
import { address, jobsite, point } from './places.ts';

/** True when another location of the company already bears the name; where an address is, its point says. */
export const jobsiteNameExistsInput = z.object({
  name: z.string().trim().max(200),
  jobsiteId: entityId.nullish(),
  address: point.nullish(),
});

/** A jobsite of the company, and where it is. */
export const placedJobsite = jobsite.extend({ id: entityId, address });
export type PlacedJobsite = z.infer<typeof placedJobsite>;

/** An address; its point alone says which jobsite is meant. */
export const findJobsiteInput = z.object({ address: point });
export const findJobsiteOutput = placedJobsite.nullable();

/** A point of a map; null is answered where no map knows what is there. */
export const addressAtInput = point;
export const addressAtOutput = z.object({ address: address.nullable() });

/** What a map shows. A western edge beyond the eastern one means that the map shows the 180th meridian. */
export const jobsitesInBoundsInput = z.object({
  bounds: z.object({ northeast: point, southwest: point }),
});
export const jobsitesInBoundsOutput = z.array(placedJobsite);

/** Addresses are looked up from three characters on. */
export const addressSearchMinimum = 3;

/** An address, a city, coordinates or a maps link. */
export const searchAddressesInput = z.object({ search: z.string().trim().max(500) });

/** `label` is the address in one line. */
const foundAddress = z.object({ label: z.string(), address });
export type FoundAddress = z.infer<typeof foundAddress>;
export const searchAddressesOutput = z.array(foundAddress);

export const searchAddressesAndJobsitesOutput = z.object({
  jobsites: z.array(placedJobsite),
  addresses: z.array(foundAddress),
});
