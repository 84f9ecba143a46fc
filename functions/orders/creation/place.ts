import type { Address } from '#schema/places/places.ts';
import type { Place } from '../lifecycle/order-commands.ts';

/** An address with its time zone, found from the coordinates without a network. Only who moves an order loads the map. */
export async function placeOf(address: Address): Promise<Place> {
  const { default: zoneOf } = await import('@photostructure/tz-lookup');
  return { address, timeZone: zoneOf(address.lat, address.long) };
}
