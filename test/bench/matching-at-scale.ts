import { mostConsidered } from '#functions/matching/waves.rules.ts';
import { milesBetween } from '#functions/places/distance.ts';
import { isEligible, type OrderToServe, reachMiles } from '#functions/technicians/eligibility.rules.ts';
import { nearestEligible } from '#functions/technicians/near/nearest-technicians.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { crowdOf } from '#test/support/crowd.ts';
import { crowdTable } from '#test/support/crowd-table.ts';
import { subjectOf } from '#test/support/orders.ts';

/** The cost of one search for the nearest 200, and how many could be found. */
export interface SearchCost {
  readonly technicians: number;
  readonly place: string;
  readonly brand: string;
  readonly radiusMiles: number;
  /** Within the radius, with a service area that reaches the jobsite, whatever they serve. */
  readonly inReach: number;
  readonly eligible: number;
  readonly found: number;
  readonly rowsRead: number;
  readonly readUnits: number;
  readonly roundTrips: number;
  readonly ms: number;
}

/** Runs a wave's searches among a thousand to a million technicians, with the queries the database would get. */
export async function matchingAtScale(
  sizes: readonly number[] = [1_000, 10_000, 100_000, 1_000_000],
): Promise<SearchCost[]> {
  const costs: SearchCost[] = [];
  for (const technicians of sizes) {
    const crowd = [...crowdOf(technicians)];
    const table = crowdTable(crowd);
    for (const { place, brand, order } of orders()) {
      for (const radiusMiles of [60, 180, 660]) {
        table.reset();
        const started = performance.now();
        const found = await nearestEligible(order, {
          radiusMiles,
          most: mostConsidered,
          except: new Set(),
        });
        const ms = performance.now() - started;
        const { units: readUnits, rows: rowsRead, roundTrips } = table.spent;
        const there = within(crowd, order, radiusMiles);
        costs.push({
          ...{
            technicians,
            place,
            brand,
            radiusMiles,
            found: found.length,
            rowsRead,
            readUnits,
            roundTrips,
            ms,
          },
          inReach: there.length,
          eligible: there.filter((technician) => isEligible(technician, order)).length,
        });
      }
    }
    table.stop();
  }
  return costs;
}

function orders(): { place: string; brand: string; order: OrderToServe }[] {
  const { equipment, jobsite, address } = subjectOf();
  const places = { 'Chicago, Illinois': [41.88, -87.63], 'Jordan, Montana': [47.32, -106.91] } as const;
  return Object.entries(places).flatMap(([place, [lat, long]]) =>
    ['Caterpillar', 'Gradall'].map((brand) => ({
      place,
      brand,
      order: {
        equipment: { ...equipment, brand, product: 'Excavator' },
        jobsite,
        address: { ...address, lat, long },
      },
    })),
  );
}

function within(crowd: readonly Candidate[], { address }: OrderToServe, radiusMiles: number): Candidate[] {
  return crowd.filter(
    (technician) =>
      milesBetween(technician, address) <= Math.min(radiusMiles, reachMiles[technician.serviceArea]),
  );
}
