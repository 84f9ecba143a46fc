import type { Reading } from '#schema/alerts/alerts.ts';
import { findPlace, type Geocoder } from './find-place.ts';
import { samePlaceMetres } from './jobsite-identity.ts';
import { jobsiteNear } from './jobsites.store.ts';
import type { Place } from './located-place.ts';

/**
 * Where a message says that a machine stands: address, time zone, and the company's jobsite there. Null where no coordinates can
 * be found. Reads the company's jobsites; throws where the geocoding service fails for an address. The map of the time zones is
 * loaded only by who locates something.
 */
export async function locate(
  companyId: string,
  location: Reading['location'],
  geocoder: Geocoder,
): Promise<Place | null> {
  const address = await findPlace(location, geocoder);
  if (address === null) return null;
  const [{ default: zoneOf }, jobsite] = await Promise.all([
    import('@photostructure/tz-lookup'),
    jobsiteNear(companyId, address, samePlaceMetres),
  ]);
  return { address, timeZone: zoneOf(address.lat, address.long), jobsite: jobsite ?? null };
}
