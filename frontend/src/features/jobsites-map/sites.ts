import type { OrderCard } from '#schema/orders/order.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import type { Bounds, MapPlace } from '../../components/map/map-place.ts';

/** A jobsite and the orders of its machines. */
export interface Site {
  readonly jobsite: PlacedJobsite;
  readonly orders: readonly OrderCard[];
}

/** Jobsites with their orders, sorted by name. Orders elsewhere are left out. */
export function sitesOf(jobsites: readonly PlacedJobsite[], orders: readonly OrderCard[]): Site[] {
  return [...jobsites]
    .sort((one, other) => siteName(one).localeCompare(siteName(other), 'en', { numeric: true }))
    .map((jobsite) => ({ jobsite, orders: orders.filter((order) => standsOn(order, jobsite)) }));
}

export function siteName({ name, address }: PlacedJobsite): string {
  return name ?? address.address1 ?? address.city;
}

/** One marker for a jobsite and its machines. */
export function placeOf({ jobsite, orders }: Site): MapPlace {
  const [only, ...others] = orders;
  return {
    id: jobsite.id,
    kind: only === undefined ? 'jobsite' : 'machine',
    lat: jobsite.address.lat,
    long: jobsite.address.long,
    label: siteName(jobsite),
    note:
      only === undefined
        ? undefined
        : others.length === 0
          ? (only.unitNumber ?? only.model)
          : countWords(orders.length, 'machine'),
  };
}

/** Edges count as inside. If west is greater than east, the bounds cross the 180th meridian. */
export function isSeen({ jobsite }: Site, { south, west, north, east }: Bounds): boolean {
  const { lat, long } = jobsite.address;
  if (lat < south || lat > north) return false;
  return west <= east ? long >= west && long <= east : long >= west || long <= east;
}

/** `1 machine`, `12 machines`, `No machines`. */
export function countWords(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Matches by the jobsite's name, which is unique in a company. List rows cut long names, with an ellipsis. */
function standsOn({ jobsiteName, city }: OrderCard, { name, address }: PlacedJobsite): boolean {
  if (jobsiteName === null || name === null) return false;
  if (!jobsiteName.endsWith('…')) return jobsiteName === name.replace(/\s+/g, ' ').trim();
  return name.startsWith(jobsiteName.slice(0, -1)) && address.city.startsWith(city.replace(/…$/, ''));
}
