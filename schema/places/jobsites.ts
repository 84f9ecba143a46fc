import * as z from 'zod';
import { entityId } from '../ids.ts';
import { address, jobsite, point } from './places.ts';

/** True if another of the company's locations has the name. An address is located by its point. */
export const jobsiteNameExistsInput = z.object({
  name: z.string().trim().max(200),
  jobsiteId: entityId.nullish(),
  address: point.nullish(),
});

/** One of the company's jobsites, with its address. */
export const placedJobsite = jobsite.extend({ id: entityId, address });
export type PlacedJobsite = z.infer<typeof placedJobsite>;

/** Only the address's point decides which jobsite is meant. */
export const findJobsiteInput = z.object({ address: point });
export const findJobsiteOutput = placedJobsite.nullable();

/** A point on a map. The address is null if no map knows what is there. */
export const addressAtInput = point;
export const addressAtOutput = z.object({ address: address.nullable() });

/** A map's bounds. If west is greater than east, they cross the 180th meridian. */
export const jobsitesInBoundsInput = z.object({
  bounds: z.object({ northeast: point, southwest: point }),
});
export const jobsitesInBoundsOutput = z.array(placedJobsite);

/** Minimum length of an address search. */
export const addressSearchMinimum = 3;

/** An address, a city, coordinates or a maps link. */
export const searchAddressesInput = z.object({ search: z.string().trim().max(500) });

/**
 * `label` is the address on one line. Typed text finds suggestions, which name a place of the map service:
 * `suggestedAddress` returns the address of the chosen one.
 */
const locatedAddress = z.object({ label: z.string(), address });
export type LocatedAddress = z.infer<typeof locatedAddress>;
const foundAddress = z.union([locatedAddress, z.object({ label: z.string(), placeId: z.string() })]);
export type FoundAddress = z.infer<typeof foundAddress>;
export const searchAddressesOutput = z.array(foundAddress);

/** Null if the place has no address. */
export const suggestedAddressInput = z.object({ placeId: z.string().min(1).max(500) });
export const suggestedAddressOutput = z.object({ address: address.nullable() });

export const searchAddressesAndJobsitesOutput = z.object({
  jobsites: z.array(placedJobsite),
  addresses: z.array(foundAddress),
});
