import { randomUUID } from 'node:crypto';
import { cellOf } from '#functions/matching/cells.ts';
import { put, transact, update } from '#functions/platform/table.ts';
import { type Candidate, candidateRow, directoryKeyOf } from '#functions/technicians/technician-rows.ts';
import { subjectOf } from './orders.ts';
import { candidateLike } from './technicians.ts';

const { address } = subjectOf();
const milesPerDegree = 69.1 * Math.cos((address.lat * Math.PI) / 180);

/**
 * So many technicians as matching finds them, with ids of their own and no other rows: due west of the jobsite of
 * `subjectOf` by about so many miles, serving any distance unless told.
 */
export async function savedCandidates(
  count: number,
  miles: number,
  overrides: Partial<Omit<Candidate, 'lat' | 'long'>> = {},
): Promise<Candidate[]> {
  const made = Array.from({ length: count }, () =>
    candidateLike({
      technicianId: `acc_${randomUUID()}`,
      serviceArea: 'national',
      lat: address.lat,
      long: address.long - miles / milesPerDegree,
      ...overrides,
    }),
  );
  for (let start = 0; start < made.length; start += mostAtOnce) {
    const some = made.slice(start, start + mostAtOnce);
    await transact([
      ...some.map((each) => put(candidateRow(each))),
      ...some.slice(0, 1).map((each) =>
        update(directoryKeyOf(each), {
          expression: 'SET kind = :kind ADD cells :cell',
          values: { ':kind': 'candidate-cells', ':cell': new Set([cellOf(each)]) },
        }),
      ),
    ]);
  }
  return made;
}

/** They share one cell, whose directory goes into the same transaction. */
const mostAtOnce = 99;
