import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { bestOf } from '#functions/matching/score.rules.ts';
import { mostAlerted, mostConsidered, radiusOf } from '#functions/matching/waves.rules.ts';
import { milesBetween } from '#functions/places/distance.ts';
import { isEligible, type OrderToServe } from '#functions/technicians/eligibility.rules.ts';
import { type FoundTechnician, nearestEligible } from '#functions/technicians/near/nearest-technicians.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { saveCandidates } from '#test/support/candidates.ts';
import { brandShares, crowdOf, drawn } from '#test/support/crowd.ts';
import { crowdTable } from '#test/support/crowd-table.ts';
import { startDatabase } from '#test/support/database.ts';
import { subjectOf } from '#test/support/orders.ts';
import { share } from './share.ts';

const stops: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const stop of stops) await stop();
});

describe('the search for the nearest and best technicians finds the same as a full scan', () => {
  test('in the database', async () => {
    const database = await startDatabase();
    stops.push(() => database.stop());
    const crowd = [...crowdOf(share(2_000, 150))];
    await saveCandidates(crowd);

    expect(await wrongAnswers(crowd, share(200, 15))).toEqual([]);
  });

  test('in a crowd of maximal size, with the queries the database would get', async () => {
    const crowd = [...crowdOf(share(1_000_000, 5_000))];
    const table = crowdTable(crowd);
    stops.push(() => {
      table.stop();
    });

    expect(await wrongAnswers(crowd, share(300, 15))).toEqual([]);
  });
});

/** Orders whose nearest or best technicians differ from the full scan, with both answers. */
async function wrongAnswers(crowd: readonly Candidate[], orders: number) {
  const draw = drawn(7);
  const wrong: unknown[] = [];
  for (let number = 0; number < orders; number += 1) {
    const order = orderFrom(draw, crowd);
    const radiusMiles = radiusOf(1 + Math.floor(draw() * 11));
    const everyone = byLookingAtAll(crowd, order, radiusMiles);
    // As if earlier waves had already alerted some nearby.
    const except = new Set(
      everyone.slice(0, Math.floor(draw() * 275)).map(({ technician }) => technician.technicianId),
    );
    const expected = everyone
      .filter(({ technician }) => !except.has(technician.technicianId))
      .slice(0, mostConsidered);

    const found = await nearestEligible(order, { radiusMiles, most: mostConsidered, except });

    const [actual, right] = [found, expected].map((those) => ({
      nearest: those.map(({ technician }) => technician.technicianId),
      best: bestOf(those, order, mostAlerted),
    }));
    if (!isDeepStrictEqual(actual, right)) wrong.push({ order, radiusMiles, actual, right });
  }
  return wrong;
}

/** A machine of any brand and type, known or unknown, near a technician or anywhere. */
function orderFrom(draw: () => number, crowd: readonly Candidate[]): OrderToServe {
  const brands = Object.keys(brandShares);
  const { equipment, jobsite, address } = subjectOf();
  const near = crowd[Math.floor(draw() * crowd.length)];
  const [lat, long] =
    near === undefined || draw() < 0.3
      ? [26 + 22 * draw(), -123 + 54 * draw()]
      : [near.lat + draw() / 10, near.long + draw() / 10];
  return {
    equipment: {
      ...equipment,
      brand: brands[Math.floor(draw() * brands.length)] ?? 'Caterpillar',
      product: draw() < 0.2 ? null : draw() < 0.2 ? 'Motor Grader' : 'Excavator',
    },
    jobsite: { ...jobsite, requirements: draw() < 0.3 ? ['osha'] : [] },
    address: { ...address, lat, long },
  };
}

function byLookingAtAll(
  crowd: readonly Candidate[],
  order: OrderToServe,
  radiusMiles: number,
): FoundTechnician[] {
  return crowd
    .filter((technician) => isEligible(technician, order))
    .map((technician) => ({ technician, miles: milesBetween(technician, order.address) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort(
      (one, other) =>
        one.miles - other.miles || (one.technician.technicianId < other.technician.technicianId ? -1 : 1),
    );
}
