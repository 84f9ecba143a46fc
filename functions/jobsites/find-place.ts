import { Logger } from '@aws-lambda-powertools/logger';
import type { GeoPlacesClient, Address as PlaceAddress } from '@aws-sdk/client-geo-places';
import type { Reading } from '#schema/alerts/alerts.ts';
import { type Address, withCounty } from '#schema/places/places.ts';
import { worthShowing } from './place-quality.ts';

type Location = Reading['location'];

/**
 * The address at which a message says that a machine stands. Coordinates are kept as they are and named by reverse
 * geocoding; an address without coordinates is looked up. Null where no coordinates can be found, for an order needs them.
 * Throws where the geocoding service fails for an address, so that the step is tried again; coordinates need no service.
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

/**
 * What the service calls a point. Undefined where it does not answer, which is said in the log, since the first cause to look
 * for is a permission (document 2 section 8).
 */
export async function nameOf(answer: Promise<PlaceAddress | undefined>): Promise<PlaceAddress | undefined> {
  try {
    return await answer;
  } catch (error) {
    logger.warn('Reverse geocoding had no response: possibly an API permission issue.', {
      cause: error instanceof Error ? error.name : 'unknown',
    });
    return undefined;
  }
}

/** From the fullest to the least: where no map knows the street, its city still says where to look. */
function queriesFor({ text, address, city, state }: Location): string[] {
  const joined = (...parts: (typeof city)[]) =>
    parts.flatMap((part) => (part === null ? [] : [part.value])).join(', ');
  const queries = [text?.value ?? '', joined(address, city, state), city === null ? '' : joined(city, state)];
  return [...new Set(queries.map((query) => query.slice(0, longestQuery)))].filter((query) => query !== '');
}

/** Characters of a query that Amazon Location takes. */
export const longestQuery = 200;

/** What is asked of Amazon Location. */
export interface Geocoder {
  find(text: string): Promise<{ address: PlaceAddress | undefined; lat: number; long: number } | undefined>;
  addressAt(lat: number, long: number): Promise<PlaceAddress | undefined>;
}

/** A place of Amazon Location's. */
export interface NamedPlace {
  readonly address: PlaceAddress | undefined;
  readonly lat: number;
  readonly long: number;
}

/** Amazon Location, loaded with the first question. Both may be given up by a signal. */
export function amazonLocation() {
  let client: Promise<GeoPlacesClient> | undefined;
  const connect = () => {
    client ??= import('@aws-sdk/client-geo-places').then(({ GeoPlacesClient }) => new GeoPlacesClient({}));
    return client;
  };
  const findSome = async (text: string, most: number, abortSignal?: AbortSignal): Promise<NamedPlace[]> => {
    const { GeocodeCommand } = await import('@aws-sdk/client-geo-places');
    const { ResultItems = [] } = await (await connect()).send(
      new GeocodeCommand({ QueryText: text, MaxResults: most, Language: 'en', IntendedUse: 'Storage' }),
      { abortSignal },
    );
    return ResultItems.flatMap(({ Address, Position: [long, lat] = [] }) =>
      lat === undefined || long === undefined ? [] : [{ address: Address, lat, long }],
    );
  };
  return {
    findSome,
    async find(text: string): Promise<NamedPlace | undefined> {
      const [best] = await findSome(text, 1);
      return best;
    },
    async addressAt(lat: number, long: number, abortSignal?: AbortSignal): Promise<PlaceAddress | undefined> {
      const { ReverseGeocodeCommand } = await import('@aws-sdk/client-geo-places');
      const { ResultItems = [] } = await (await connect()).send(
        new ReverseGeocodeCommand({
          QueryPosition: [long, lat],
          MaxResults: mostNames,
          Language: 'en',
          // What is answered is kept with the order, which the service's terms want said.
          IntendedUse: 'Storage',
        }),
        { abortSignal },
      );
      return worthShowing(ResultItems.map(({ Address }) => ({ address: Address })))[0]?.address;
    },
  };
}

/** The nearest may be a lone road: one of the next says the town, too. */
const mostNames = 5;
const logger = new Logger();

/** A place of the service's as an address of ours, at a point. Far from any town its county says where it is. */
export function placeAddress(
  named: PlaceAddress | undefined,
  { lat, long }: { lat: number; long: number },
): Address {
  const street = [named?.AddressNumber, named?.Street].filter(Boolean).join(' ');
  const county = named?.SubRegion?.Name ?? '';
  return withCounty({
    address1: street || null,
    address2: null,
    city: named?.Locality ?? named?.District ?? county,
    county,
    state: named?.Region?.Code ?? named?.Region?.Name ?? '',
    country: named?.Country?.Code2 ?? '',
    zip: named?.PostalCode ?? null,
    lat,
    long,
  });
}

/** What the message itself says comes first; the service fills in the rest. */
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
