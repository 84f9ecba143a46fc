import type { Listing } from '../lists/index-rows.ts';
import { loadListings } from '../lists/listed.store.ts';
import { type FindQuery, type Finds, queryFinds, queryLongFinds } from './find.store.ts';

/** Where the orders stand in time that a beginning of a word finds: one round trip, half a unit for some fifty of them. */
export async function findByBeginning(
  query: FindQuery,
  range: Parameters<typeof queryFinds>[1],
): Promise<Finds> {
  return queryFinds(query, range);
}

/** The same for a beginning of more than eight characters, in no order of time. */
export async function findByLongBeginning(query: FindQuery): Promise<Finds> {
  return queryLongFinds(query);
}

/** What the lists hold of up to 100 orders, of those that are in them: one round trip, half a read unit each. */
export async function readListings(orderIds: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
  return loadListings(orderIds);
}
