import { milesBetween } from '#functions/jobsites/distance.ts';
import { ringsAround } from '#functions/matching/cells.ts';
import { isEligible, type OrderToServe } from '#functions/matching/eligibility.rules.ts';
import type { Candidate } from './technician-rows.ts';
import { candidatesIn, cellsNear } from './technicians.store.ts';

/** A technician, and the miles by air from its homebase to the jobsite. */
export interface FoundTechnician {
  readonly technician: Candidate;
  readonly miles: number;
}

export interface NearestOptions {
  readonly radiusMiles: number;
  /** How many at most. */
  readonly most: number;
  /** Ids of those that are passed over. */
  readonly except: ReadonlySet<string>;
}

/**
 * Exactly the nearest eligible technicians within the radius, nearest first, by id where two are equally far. The search
 * goes from the jobsite outwards, ring by ring, and ends where nobody nearer can come. One round trip for the directory
 * of cells and one for each ring that has candidates; half a read unit for about ten candidates.
 */
export async function nearestEligible(
  order: OrderToServe,
  { radiusMiles, most, except }: NearestOptions,
): Promise<FoundTechnician[]> {
  const { address } = order;
  let nearest: FoundTechnician[] = [];
  const cells = await cellsNear(address, radiusMiles);
  for (const ring of ringsAround(address, cells, radiusMiles)) {
    if (nearest.length >= most && ring.from > (nearest.at(-1)?.miles ?? 0)) break;
    const candidates = await Promise.all(ring.cells.map(candidatesIn));
    const found = candidates
      .flat()
      .map((technician) => ({ technician, miles: milesBetween(technician, address) }))
      .filter(
        ({ technician, miles }) =>
          miles <= radiusMiles && !except.has(technician.technicianId) && isEligible(technician, order),
      );
    nearest = [...nearest, ...found].sort(byNearness).slice(0, most);
  }
  return nearest;
}

function byNearness(one: FoundTechnician, other: FoundTechnician): number {
  return one.miles - other.miles || (one.technician.technicianId < other.technician.technicianId ? -1 : 1);
}
