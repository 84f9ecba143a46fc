import type { PlacedJobsite } from '#schema/jobsites.ts';
import type { OrderCard } from '#schema/orders.ts';
import type { Bounds, MapPlace } from '../../components/map/map-place.ts';

/** A jobsite, and the orders of machines that stand on it. */
export interface Site {
  readonly jobsite: PlacedJobsite;
  readonly orders: readonly OrderCard[];
}

/** Jobsites with their orders, by name. What stands on none of them is left out. */
export function sitesOf(jobsites: readonly PlacedJobsite[], orders: readonly OrderCard[]): Site[] {
  return [...jobsites]
    .sort((one, other) => siteName(one).localeCompare(siteName(other), 'en', { numeric: true }))
    .map((jobsite) => ({ jobsite, orders: orders.filter((order) => standsOn(order, jobsite)) }));
}

export function siteName({ name, address }: PlacedJobsite): string {
  return name ?? address.address1 ?? address.city;
}

/** One mark for a jobsite and its machines, which stand at one point. */
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

/** Edges included; a western edge beyond the eastern one: it crosses the 180th meridian. */
export function isSeen({ jobsite }: Site, { south, west, north, east }: Bounds): boolean {
  const { lat, long } = jobsite.address;
  if (lat < south || lat > north) return false;
  return west <= east ? long >= west && long <= east : long >= west || long <= east;
}

/** A list's row bears the jobsite's name, which is its own in the company; a long one is cut, and has an ellipsis then. */
function standsOn({ jobsiteName, city }: OrderCard, { name, address }: PlacedJobsite): boolean {
  if (jobsiteName === null || name === null) return false;
  if (!jobsiteName.endsWith('…')) return jobsiteName === name.replace(/\s+/g, ' ').trim();
  return name.startsWith(jobsiteName.slice(0, -1)) && address.city.startsWith(city.replace(/…$/, ''));
}

/** `1 machine`, `12 machines`, `No machines`. */
export function countWords(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
