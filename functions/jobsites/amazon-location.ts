import { Logger } from '@aws-lambda-powertools/logger';
import type { GeoPlacesClient, Address as PlaceAddress } from '@aws-sdk/client-geo-places';
import { type Address, withCounty } from '#schema/places/places.ts';

/** The two questions that locating a machine asks. */
export interface Geocoder {
  find(text: string): Promise<{ address: PlaceAddress | undefined; lat: number; long: number } | undefined>;
  addressAt(lat: number, long: number): Promise<PlaceAddress | undefined>;
}

/** A place as Amazon Location returns it. */
export interface NamedPlace {
  readonly address: PlaceAddress | undefined;
  readonly lat: number;
  readonly long: number;
}

/** A place that the service suggests for a text. */
export interface SuggestedPlace {
  readonly placeId: string;
  readonly label: string;
  readonly address: PlaceAddress | undefined;
}

/** The longest query that Amazon Location accepts, in characters. */
export const longestQuery = 200;

/** A geocoder backed by Amazon Location. Its client is loaded with the first question. */
export function amazonLocation() {
  let client: Promise<GeoPlacesClient> | undefined;
  const connect = () => {
    client ??= import('@aws-sdk/client-geo-places').then(({ GeoPlacesClient }) => new GeoPlacesClient({}));
    return client;
  };
  return {
    /** The place that a text means best. It is stored, which the service's terms require us to declare. */
    async find(text: string): Promise<NamedPlace | undefined> {
      const { GeocodeCommand } = await import('@aws-sdk/client-geo-places');
      const { ResultItems: [best] = [] } = await (await connect()).send(
        new GeocodeCommand({ QueryText: text, MaxResults: 1, Language: 'en', IntendedUse: 'Storage' }),
      );
      return best && placeAt(best.Address, best.Position);
    },
    /** Up to five addresses that a text may become. They may only be shown: `placeOf` asks for the one to store. */
    async suggest(text: string, abortSignal: AbortSignal): Promise<SuggestedPlace[]> {
      const { AutocompleteCommand } = await import('@aws-sdk/client-geo-places');
      const { ResultItems = [] } = await (await connect()).send(
        new AutocompleteCommand({ QueryText: text, MaxResults: 5, Language: 'en', IntendedUse: 'SingleUse' }),
        { abortSignal },
      );
      return ResultItems.flatMap(({ PlaceId, Title, Address }) =>
        PlaceId === undefined || Title === undefined
          ? []
          : [{ placeId: PlaceId, label: Address?.Label ?? Title, address: Address }],
      );
    },
    /** A suggested place, to be stored. */
    async placeOf(placeId: string, abortSignal: AbortSignal): Promise<NamedPlace | undefined> {
      const { GetPlaceCommand } = await import('@aws-sdk/client-geo-places');
      const { Address, Position } = await (await connect()).send(
        new GetPlaceCommand({ PlaceId: placeId, Language: 'en', IntendedUse: 'Storage' }),
        { abortSignal },
      );
      return placeAt(Address, Position);
    },
    async addressAt(lat: number, long: number, abortSignal?: AbortSignal): Promise<PlaceAddress | undefined> {
      const { ReverseGeocodeCommand } = await import('@aws-sdk/client-geo-places');
      const { ResultItems = [] } = await (await connect()).send(
        new ReverseGeocodeCommand({
          QueryPosition: [long, lat],
          MaxResults: mostNames,
          Language: 'en',
          IntendedUse: 'Storage',
        }),
        { abortSignal },
      );
      return worthShowing(ResultItems.map(({ Address }) => ({ address: Address })))[0]?.address;
    },
  };
}

/**
 * The service's name for a point. Undefined if the service doesn't answer; the log then names a missing permission as
 * the first thing to check (document 2 section 8).
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

/** A place from the service as one of our addresses. Outside any town, the county stands in for the city. */
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

/**
 * The places with more than two parts of an address, in their order. If none has that many, the one with the most parts, the first
 * of equals; nothing if all are empty (document 2 section 9).
 */
export function worthShowing<Found extends { readonly address: PlaceAddress | undefined }>(
  found: readonly Found[],
): Found[] {
  const preferred = found.filter((place) => partsOf(place.address) > 2);
  if (preferred.length > 0) return preferred;
  const best = found.reduce<Found | undefined>(
    (kept, place) => (partsOf(place.address) > partsOf(kept?.address) ? place : kept),
    undefined,
  );
  return best ? [best] : [];
}

function placeAt(
  address: PlaceAddress | undefined,
  position: readonly number[] = [],
): NamedPlace | undefined {
  const [long, lat] = position;
  return lat === undefined || long === undefined ? undefined : { address, lat, long };
}

/** How many of locality, state, county, country and postal code a place has. */
function partsOf({ Locality, Region, SubRegion, Country, PostalCode }: PlaceAddress = {}): number {
  return [Locality, Region, SubRegion, Country, PostalCode].filter(Boolean).length;
}

/** The nearest result may be just a road; one of the next ones names the town. */
const mostNames = 5;
const logger = new Logger();
