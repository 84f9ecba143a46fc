import * as z from 'zod';
import { metresBetween, type Point } from '#functions/places/distance.ts';
import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import { address, jobsite } from '#schema/places/places.ts';
import { bestFits } from '#schema/search-ranking.ts';

/** Where a machine is, and the company's jobsite there, if any. */
export const place = z.object({
  address,
  /** IANA zone of the coordinates. */
  timeZone: z.string().min(1),
  jobsite: jobsite.nullable(),
});
export type Place = z.infer<typeof place>;

/** A rectangle on the map. If its western edge is east of its eastern one, it crosses the 180th meridian. */
export interface Bounds {
  readonly northeast: Point;
  readonly southwest: Point;
}

/** Points closer than this, in meters, are one place: the map's snap distance at full zoom (document 2 section 9). */
export const samePlaceMetres = 50;

/** COMPANY#<id> / JOBSITE_NAME#<folded>: the jobsite with a name, ignoring case and spacing, and where it is. */
export function jobsiteNameKey(companyId: string, name: string) {
  const folded = name.trim().replace(/\s+/g, ' ').toLowerCase();
  return { pk: `COMPANY#${companyId}`, sk: `JOBSITE_NAME#${folded}` };
}

/** The jobsite nearest to a point, if one is within that many meters. */
export function nearestJobsite(
  jobsites: readonly PlacedJobsite[],
  point: Point,
  withinMetres: number,
): PlacedJobsite | undefined {
  let nearest: { jobsite: PlacedJobsite; metres: number } | undefined;
  for (const jobsite of jobsites) {
    const metres = metresBetween(point, jobsite.address);
    if (metres <= withinMetres && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) {
      nearest = { jobsite, metres };
    }
  }
  return nearest?.jobsite;
}

/** Points on an edge are inside. */
export function isWithin({ lat, long }: Point, { northeast, southwest }: Bounds): boolean {
  if (lat < southwest.lat || lat > northeast.lat) return false;
  return southwest.long <= northeast.long
    ? long >= southwest.long && long <= northeast.long
    : long >= southwest.long || long <= northeast.long;
}

/** Jobsites whose name or address matches a search: best match first, ties by name. */
export function fittingJobsites(jobsites: readonly PlacedJobsite[], search: string): PlacedJobsite[] {
  const byName = [...jobsites].sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'en', { sensitivity: 'base', numeric: true }),
  );
  return bestFits(byName, search, (jobsite) => [
    nameOf(jobsite),
    jobsite.address.address1 ?? '',
    jobsite.address.city,
  ]);
}

function nameOf({ name, address }: PlacedJobsite): string {
  return name ?? address.address1 ?? address.city;
}
