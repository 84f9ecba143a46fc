import type { PlacedJobsite } from '#schema/places/jobsites.ts';
import { bestFits } from '#schema/search-ranking.ts';
import { metresBetween, type Point } from './distance.ts';

/** A stretch of the map. A western edge beyond the eastern one: it crosses the 180th meridian. */
export interface Bounds {
  readonly northeast: Point;
  readonly southwest: Point;
}

/** The jobsite nearest to a point, within so many metres of it. */
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

/** Edges included. */
export function isWithin({ lat, long }: Point, { northeast, southwest }: Bounds): boolean {
  if (lat < southwest.lat || lat > northeast.lat) return false;
  return southwest.long <= northeast.long
    ? long >= southwest.long && long <= northeast.long
    : long >= southwest.long || long <= northeast.long;
}

/** Jobsites that fit a search by name or address, best first, among equals by name. */
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
