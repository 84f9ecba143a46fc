import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { documentClient, type Row } from '#functions/platform/table.ts';
import {
  countedAs,
  countsKey,
  everybody,
  filingOf,
  type NearPlace,
  nearKey,
  nearRow,
} from '#functions/technicians/near/near-rows.ts';
import type { Candidate } from '#functions/technicians/technician-rows.ts';
import { tableOfProcess } from './database.ts';

/** The cost of searches in an in-memory table. */
export interface CrowdTable {
  /** Starts counting from zero. */
  reset(): void;
  readonly spent: { readonly units: number; readonly roundTrips: number; readonly rows: number };
  /** Restores this process's client. */
  stop(): void;
}

/**
 * Replaces the table with what searches by brand read of a crowd, since loading a million rows into the embedded
 * database takes hours. Queries are answered as DynamoDB documents them: rows by sort key from a prefix and a start
 * key, up to a limit, at half a read unit per 4 KB, and half a unit for none. Parallel requests are one round trip.
 */
export function crowdTable(crowd: readonly Candidate[]): CrowdTable {
  const places = new Map<string, { sk: string; of: Candidate; place: NearPlace }[]>();
  const counts = new Map<string, Record<string, unknown>>();
  for (const candidate of crowd) {
    const { under, ...where } = filingOf(candidate);
    for (const each of under) {
      if (each === everybody) continue;
      const place = { ...where, under: each };
      const { pk, sk } = nearKey(place, candidate.technicianId);
      const rows = places.get(pk) ?? [];
      rows.push({ sk, of: candidate, place });
      places.set(pk, rows);
      const key = countsKey(place);
      const count = counts.get(key.pk) ?? { ...key, kind: 'technician-counts' };
      count[countedAs(place)] = Number(count[countedAs(place)] ?? 0) + 1;
      counts.set(key.pk, count);
    }
  }
  for (const rows of places.values()) rows.sort((one, other) => (one.sk < other.sk ? -1 : 1));

  const spent = { units: 0, roundTrips: 0, rows: 0 };
  let underWay = 0;
  const answered = async <T>(answer: () => T): Promise<T> => {
    if (underWay === 0) spent.roundTrips += 1;
    underWay += 1;
    await new Promise(setImmediate);
    underWay -= 1;
    return answer();
  };
  process.env.TABLE_NAME ??= tableOfProcess;
  const client = mockClient(documentClient);
  client.on(GetCommand).callsFake(({ Key }: { Key: { pk: string } }) =>
    answered(() => {
      const row = counts.get(Key.pk);
      spent.units += unitsOf(row === undefined ? 0 : bytesOf(row));
      return { Item: row };
    }),
  );
  client.on(QueryCommand).callsFake((input: NearQuery) =>
    answered(() => {
      const { ':place': pk, ':square': prefix } = input.ExpressionAttributeValues;
      const rows = places.get(pk) ?? [];
      const after = input.ExclusiveStartKey?.sk;
      let from = firstFrom(rows, prefix);
      if (after !== undefined) while ((rows[from]?.sk ?? '~') <= after) from += 1;
      let to = from;
      while (to < rows.length && to - from < input.Limit && rows[to]?.sk.startsWith(prefix)) to += 1;
      const items = rows.slice(from, to).map(({ of, place }) => nearRow(of, place));
      spent.rows += items.length;
      spent.units += unitsOf(items.reduce((sum, row) => sum + bytesOf(row), 0));
      const goesOn = items.length === input.Limit;
      return { Items: items, ...(goesOn && { LastEvaluatedKey: { pk, sk: items.at(-1)?.sk } }) };
    }),
  );
  return {
    reset: () => Object.assign(spent, { units: 0, roundTrips: 0, rows: 0 }),
    spent,
    stop: () => client.restore(),
  };
}

interface NearQuery {
  readonly ExpressionAttributeValues: { readonly ':place': string; readonly ':square': string };
  readonly Limit: number;
  readonly ExclusiveStartKey?: { readonly sk: string };
}

/** Eventually consistent. */
function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 4096)) / 2;
}

/**
 * DynamoDB's item size: names and texts by their bytes, numbers by their digits, maps and lists with their contents.
 */
function bytesOf(value: Row | Record<string, unknown>): number {
  return Object.entries(value).reduce((sum, [name, each]) => sum + Buffer.byteLength(name) + sizeOf(each), 0);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 1 + Math.ceil(String(value).replace(/\D/g, '').length / 2);
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, each) => sum + 1 + sizeOf(each), 0);
  if (typeof value === 'object' && value !== null) {
    return (
      3 +
      Object.entries(value).reduce((sum, [name, each]) => sum + 1 + Buffer.byteLength(name) + sizeOf(each), 0)
    );
  }
  return 1;
}

function firstFrom(rows: readonly { readonly sk: string }[], prefix: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.sk ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
