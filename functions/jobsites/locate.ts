import type { Reading } from '#schema/alerts/alerts.ts';
import type { Geocoder } from './amazon-location.ts';
import { findPlace } from './find-place.ts';
import { type Place, samePlaceMetres } from './jobsites.rules.ts';
import { jobsiteNear } from './jobsites.store.ts';

/**
 * Turns the location in a message into an address, its time zone and the company's jobsite there. Null when no coordinates can be
 * found. Reads all of the company's jobsites. Throws when the geocoding service fails on an address.
 */
export async function locate(
  companyId: string,
  location: Reading['location'],
  geocoder: Geocoder,
): Promise<Place | null> {
  const address = await findPlace(location, geocoder);
  if (address === null) return null;
  // Large, so it is loaded only when something is located.
  const [{ default: zoneOf }, jobsite] = await Promise.all([
    import('@photostructure/tz-lookup'),
    jobsiteNear(companyId, address, samePlaceMetres),
  ]);
  return { address, timeZone: zoneOf(address.lat, address.long), jobsite: jobsite ?? null };
}
