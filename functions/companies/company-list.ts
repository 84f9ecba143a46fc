import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import type { adminCompaniesAllInput, adminCompaniesAllOutput } from '#schema/admin.ts';
import { listCompanies } from './companies.store.ts';

/**
 * A page of the companies of one type, by name: one round trip, half a read unit for some twenty, however many there are.
 * Throws BAD_INPUT for a cursor of another list.
 */
export async function companyList({
  userType,
  search,
  cursor,
  limit,
}: z.output<typeof adminCompaniesAllInput>): Promise<z.output<typeof adminCompaniesAllOutput>> {
  const after = cursor ? placeIn(cursor, userType, search) : undefined;
  const { companies, more } = await listCompanies({ userType, search, after, limit });
  const last = companies.at(-1);
  return {
    data: companies.map(({ id, name, status }) => ({ id, name, status })),
    nextCursor: more && last !== undefined ? encodeCursor([userType, search, last.sortKey]) : null,
  };
}

/** The list that it belongs to, and where its page ended: the next one goes on behind, whatever is inserted meanwhile. */
const cursorShape = z.tuple([z.string(), z.string(), z.string()]);

function placeIn(cursor: string, userType: string, search: string): string {
  // A sort key that does not begin as the search does would ask for a range that ends before it begins.
  const isOfList = ([type, asked]: z.output<typeof cursorShape>) => type === userType && asked === search;
  return decodeCursor(cursor, cursorShape, isOfList)[2];
}
