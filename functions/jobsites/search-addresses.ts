import { Logger } from '@aws-lambda-powertools/logger';
import type { Point } from '#functions/places/distance.ts';
import { AppError } from '#functions/platform/errors.ts';
import { limitOf } from '#functions/platform/limits.ts';
import { takeTurn } from '#functions/platform/rate-limit.ts';
import { findMapLinks, parseCoordinates } from '#schema/places/coordinates.ts';
import { addressSearchMinimum, type FoundAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { amazonLocation, longestQuery, nameOf, placeAddress, worthShowing } from './amazon-location.ts';

/**
 * Up to five addresses that a typed text may mean, best first: coordinates and map links are reverse geocoded, for anything else
 * there are suggestions. None for fewer than three characters. Limited per `who`, because every search costs money. Half a read
 * unit and one write unit. Throws RATE_LIMITED, and UNAVAILABLE when the service does not answer within 3 s.
 */
export async function searchAddresses(search: string, who: string, now: Date): Promise<FoundAddress[]> {
  if (search.length < addressSearchMinimum) return [];
  await takeTurn(limitOf('address-search', who), now);
  const point = parseCoordinates(search);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    if (point) return [addressAtPoint(point, await places.addressAt(point.lat, point.long, signal))];
    const suggested = await places.suggest(queryOf(search), signal);
    return worthShowing(suggested).map(({ label, placeId }) => ({ label, placeId }));
  } catch (error) {
    throw unavailable(error);
  }
}

/** The address of a suggestion that was chosen; null if it has none. Counts as a search. Throws RATE_LIMITED and UNAVAILABLE as above. */
export async function findSuggested(placeId: string, who: string, now: Date): Promise<Address | null> {
  await takeTurn(limitOf('address-search', who), now);
  try {
    const place = await places.placeOf(placeId, AbortSignal.timeout(timeoutMs));
    return place === undefined ? null : placeAddress(place.address, place);
  } catch (error) {
    // Not an id that the service knows.
    if (error instanceof Error && error.name === 'ValidationException') return null;
    throw unavailable(error);
  }
}

/**
 * The address at a point picked on the map; the point itself is kept. Null when nothing is known about it or the service does not
 * answer within 3 s. Counts as a search. Throws RATE_LIMITED.
 */
export async function findAddressAt(point: Point, who: string, now: Date): Promise<Address | null> {
  await takeTurn(limitOf('address-search', who), now);
  const named = await nameOf(places.addressAt(point.lat, point.long, AbortSignal.timeout(timeoutMs)));
  return named === undefined ? null : placeAddress(named, point);
}

const timeoutMs = 3000;
const places = amazonLocation();
const logger = new Logger();

/** A map link without coordinates may contain what was searched for. */
function queryOf(search: string): string {
  const [link, ...more] = findMapLinks(search);
  return ((more.length === 0 ? link?.query : undefined) ?? search).slice(0, longestQuery);
}

function unavailable(error: unknown): AppError {
  logger.warn('Addresses could not be looked up.', {
    cause: error instanceof Error ? error.name : 'unknown',
  });
  return new AppError('UNAVAILABLE', 'Addresses cannot be searched at the moment. Please try again.');
}

/** The point stays as typed; the service only gives it a name. */
function addressAtPoint(
  point: { lat: number; long: number },
  named: Parameters<typeof placeAddress>[0],
): FoundAddress {
  const address = placeAddress(named, point);
  return {
    label: address.address1 === null ? labelOf(address) : (named?.Label ?? labelOf(address)),
    address,
  };
}

/** Without a street, the coordinates to four decimals take its place (document 2 section 9). */
function labelOf({ address1, city, state, lat, long }: Address): string {
  return [address1 ?? `${lat.toFixed(4)}, ${long.toFixed(4)}`, city, state].filter(Boolean).join(', ');
}
