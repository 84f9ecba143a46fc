import { randomUUID } from 'node:crypto';
import { put, transact, update } from '#functions/platform/table.ts';
import { type Counts, firstRows } from '#functions/technicians/near/index-technician.ts';
import { type Candidate, candidateRow } from '#functions/technicians/technician-rows.ts';
import { subjectOf } from './orders.ts';
import { candidateLike } from './technicians.ts';

const { address } = subjectOf();
const milesPerDegree = 69.1 * Math.cos((address.lat * Math.PI) / 180);

/**
 * That many technicians as matching finds them, with new ids but no accounts or profiles: about that many miles due
 * west of the jobsite of `subjectOf`, by default serving any distance.
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
  await saveCandidates(made);
  return made;
}

/** Writes everything that searches read of the candidates, 20 at once, as indexing would. */
export async function saveCandidates(candidates: readonly Candidate[]): Promise<void> {
  for (let start = 0; start < candidates.length; start += 20) {
    const some = candidates.slice(start, start + 20);
    const filed = some.map(firstRows);
    const rows = [...some.map(candidateRow), ...filed.flatMap(({ rows: each }) => each)];
    for (let first = 0; first < rows.length; first += 100) {
      await transact(rows.slice(first, first + 100).map((row) => put(row)));
    }
    const sums = summed(filed.map(({ counts }) => counts));
    for (let first = 0; first < sums.length; first += 100) {
      await transact(sums.slice(first, first + 100).map(({ key, by }) => update(key, additionOf(by))));
    }
  }
}

/** Adds up changes to the same rows of counts. */
export function summed(all: readonly ReadonlyMap<string, Counts>[]): Counts[] {
  const sums = new Map<string, { key: Counts['key']; by: Map<string, number> }>();
  for (const counts of all) {
    for (const [id, { key, by }] of counts) {
      const sum = sums.get(id) ?? { key, by: new Map<string, number>() };
      for (const [name, count] of by) sum.by.set(name, (sum.by.get(name) ?? 0) + count);
      sums.set(id, sum);
    }
  }
  return [...sums.values()];
}

function additionOf(by: ReadonlyMap<string, number>) {
  const names = [...by.keys()];
  return {
    expression: `SET kind = :kind ADD ${names.map((_, place) => `#n${place} :n${place}`).join(', ')}`,
    names: Object.fromEntries(names.map((name, place) => [`#n${place}`, name])),
    values: {
      ':kind': 'technician-counts',
      ...Object.fromEntries([...by.values()].map((count, place) => [`:n${place}`, count])),
    },
  };
}
