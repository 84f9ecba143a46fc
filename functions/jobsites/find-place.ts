import type { Address as PlaceAddress } from '@aws-sdk/client-geo-places';
import type { Reading } from '#schema/alerts/alerts.ts';
import { type Address, withCounty } from '#schema/places/places.ts';
import { type Geocoder, longestQuery, nameOf, placeAddress } from './amazon-location.ts';

type Location = Reading['location'];

/**
 * The address where a message says a machine is. Coordinates are kept as they are, and reverse geocoding gives them a name; an
 * address without coordinates is looked up. Null when no coordinates can be found, because an order needs them. Throws when the
 * geocoding service fails on an address, so that the step is retried; a failure to name coordinates is only logged.
 */
export async function findPlace(location: Location, geocoder: Geocoder): Promise<Address | null> {
  const [lat, long] = [location.lat?.value, location.long?.value];
  if (lat !== undefined && long !== undefined) {
    const named = await nameOf(geocoder.addressAt(lat, long));
    return addressOf(location, named, { lat, long });
  }
  for (const query of queriesFor(location)) {
    const found = await geocoder.find(query);
    if (found !== undefined) return addressOf(location, found.address, found);
  }
  return null;
}

/** Most specific first: when no map knows the street, the city still says where to look. */
function queriesFor({ text, address, city, state }: Location): string[] {
  const joined = (...parts: (typeof city)[]) =>
    parts.flatMap((part) => (part === null ? [] : [part.value])).join(', ');
  const queries = [text?.value ?? '', joined(address, city, state), city === null ? '' : joined(city, state)];
  return [...new Set(queries.map((query) => query.slice(0, longestQuery)))].filter((query) => query !== '');
}

/** What the message says wins; the service fills in the rest. */
function addressOf(
  location: Location,
  named: PlaceAddress | undefined,
  point: { lat: number; long: number },
): Address {
  const found = placeAddress(named, point);
  return withCounty({
    ...found,
    address1: location.address?.value ?? found.address1,
    city: location.city?.value ?? found.city,
    state: location.state?.value ?? found.state,
  });
}
