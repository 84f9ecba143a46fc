import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import {
  absent,
  ConditionFailed,
  type Expression,
  getRow,
  type Key,
  parseRow,
  put,
  type Row,
  remove,
  transact,
  update,
  type Write,
} from '#functions/platform/table.ts';
import { type Candidate, technicianKey } from '../technician-rows.ts';
import { getCandidate, getProfile } from '../technicians.store.ts';
import {
  areaLetter,
  countedAs,
  countOf,
  countOfAll,
  countsKey,
  filingOf,
  type NearPlace,
  nearKey,
  nearRow,
  technicianCountKey,
} from './near-rows.ts';

/** A row of counts, and what is added to each number. */
export interface Counts {
  readonly key: Key;
  readonly by: ReadonlyMap<string, number>;
}

/**
 * Updates what searches read of a technician from their candidate row: a row per brand, and the counts by place and
 * equipment. Safe to repeat and to run concurrently: the FILED row says what is filed and changes in the same
 * transaction. Exchanging dozens of brands takes two transactions; if the second is lost, the next call does it. Writes
 * nothing if all is up to date. Read units: 3. Write units: 2 for FILED and each row, 2 to 4 for each count, which
 * changes only when a technician comes, goes, moves a degree or changes what they serve.
 */
export async function indexTechnician(technicianId: string): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const [filed, candidate] = await Promise.all([readFiled(technicianId), readCandidate(technicianId)]);
    if (candidate === undefined) return;
    const wanted = filedOf(candidate);
    try {
      await moveTo(candidate, filed, wanted);
      return;
    } catch (error) {
      // Another call filed the technician in between.
      if (!(error instanceof ConditionFailed)) throw error;
      await pause(Math.random() * 50 * attempt);
    }
  }
  throw new Error(`The technician ${technicianId} kept being filed by others.`);
}

/** Rows for seeding: those of a candidate that is not filed yet, without the counts shared with others. */
export function firstRows(candidate: Candidate): { rows: Row[]; counts: ReadonlyMap<string, Counts> } {
  const wanted = { ...filedOf(candidate), version: 1 };
  return {
    rows: [
      ...wanted.under.map((under) => nearRow(candidate, { ...wanted, under })),
      filedRow(candidate.technicianId, wanted),
    ],
    counts: countsOf(wanted),
  };
}

const mostAttempts = 8;

/** What is filed of one technician. */
const filing = z.object({
  version: z.number().int().nonnegative(),
  block: z.string(),
  digits: z.string(),
  area: areaLetter,
  /** The brands, or groups, with a row. */
  under: z.array(z.string()),
  /** Keys of the brands and equipment types that are counted. */
  serves: z.array(z.string()),
  products: z.array(z.string()),
  /** Digest of the candidate that the rows were made from; empty between two transactions. */
  of: z.string(),
});
type Filing = z.infer<typeof filing>;

async function readFiled(technicianId: string): Promise<Filing | undefined> {
  const row = await getRow(filedKey(technicianId), { consistent: true });
  return row && parseRow(filing, row);
}

/** The candidate, consistent; undefined if nobody has that id. Throws if it moves at this moment. */
async function readCandidate(technicianId: string): Promise<Candidate | undefined> {
  const profile = await getProfile(technicianId, { consistent: true });
  if (profile === undefined) return undefined;
  const found = await getCandidate({ technicianId, ...profile.homebase });
  if (found === undefined)
    throw new Error(`The candidate ${technicianId} does not stand where its profile says.`);
  return found;
}

function filedOf(candidate: Candidate): Omit<Filing, 'version'> {
  const of = createHash('sha256').update(JSON.stringify(candidate, inOrder)).digest('base64url').slice(0, 16);
  return { ...filingOf(candidate), of };
}

/** The table does not keep the order of a map's keys. */
function inOrder(_: string, value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}

/** In one transaction, or, if that is too large, out of the old place in one and into the new place in another. */
async function moveTo(
  candidate: Candidate,
  filed: Filing | undefined,
  wanted: Omit<Filing, 'version'>,
): Promise<void> {
  let stands = filed;
  while (stands?.of !== wanted.of) {
    const version = (stands?.version ?? 0) + 1;
    const whole = { ...wanted, version };
    const fits = stands === undefined || writesOf(candidate, stands, whole).length <= mostWrites;
    const next: Filing = fits ? whole : { ...whole, of: '', under: [], serves: [] };
    await transact(writesOf(candidate, stands, next));
    stands = next;
  }
}

/** Per transaction. Filing a technician of fifty brands takes 56. */
const mostWrites = 100;

function writesOf(candidate: Candidate, stands: Filing | undefined, next: Filing): Write[] {
  const { technicianId } = candidate;
  const before = stands === undefined ? new Map<string, NearPlace>() : placesOf(stands, technicianId);
  const after = placesOf(next, technicianId);
  return [
    put(filedRow(technicianId, next), stands === undefined ? absent : stillAt(stands.version)),
    ...[...before]
      .filter(([key]) => !after.has(key))
      .map(([, place]) => remove(nearKey(place, technicianId))),
    // Even if the place is the same: the candidate's other data may have changed.
    ...[...after.values()].map((place) => put(nearRow(candidate, place))),
    ...countChanges(stands, next),
  ];
}

function placesOf(filed: Filing, technicianId: string): Map<string, NearPlace> {
  const { block, digits, area, under } = filed;
  return new Map(
    under.map((each) => {
      const place = { block, digits, area, under: each };
      return [Object.values(nearKey(place, technicianId)).join(' '), place];
    }),
  );
}

function countChanges(stands: Filing | undefined, next: Filing): Write[] {
  const changes = new Map<string, { key: Key; by: Map<string, number> }>();
  const addAll = (counts: ReadonlyMap<string, Counts>, sign: 1 | -1) => {
    for (const [id, { key, by }] of counts) {
      const change = changes.get(id) ?? { key, by: new Map<string, number>() };
      for (const [name, count] of by) change.by.set(name, (change.by.get(name) ?? 0) + sign * count);
      changes.set(id, change);
    }
  };
  if (stands !== undefined) addAll(countsOf(stands), -1);
  addAll(countsOf(next), 1);
  return [...changes.values()].flatMap(({ key, by }) => {
    const changed = [...by].filter(([, count]) => count !== 0);
    return changed.length === 0 ? [] : [update(key, additionOf(changed))];
  });
}

/** What a filing adds to the rows of counts. */
function countsOf({ under, serves, products, ...place }: Omit<Filing, 'version'>): Map<string, Counts> {
  const served = [countOfAll, ...products.map(countOf)];
  const counts: Counts[] = [
    ...under.map((each) => ({
      key: countsKey({ ...place, under: each }),
      by: new Map([[countedAs(place), 1]]),
    })),
    ...serves.map((brand) => ({
      key: technicianCountKey(brand),
      by: new Map(served.map((name) => [name, 1])),
    })),
  ];
  return new Map(counts.map((each) => [each.key.pk, each]));
}

function additionOf(changed: readonly (readonly [string, number])[]): Expression {
  return {
    expression: `SET kind = :kind ADD ${changed.map((_, place) => `#n${place} :n${place}`).join(', ')}`,
    names: Object.fromEntries(changed.map(([name], place) => [`#n${place}`, name])),
    values: {
      ':kind': 'technician-counts',
      ...Object.fromEntries(changed.map(([, count], place) => [`:n${place}`, count])),
    },
  };
}

function filedKey(technicianId: string): Key {
  return { ...technicianKey(technicianId), sk: 'FILED' };
}

function filedRow(technicianId: string, filed: Filing): Row {
  return { ...filedKey(technicianId), kind: 'filed-technician', ...filed };
}

function stillAt(version: number): Expression {
  return { expression: 'version = :version', values: { ':version': version } };
}
