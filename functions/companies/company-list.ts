import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import type { adminCompaniesAllInput, adminCompaniesAllOutput } from '#schema/admin.ts';
import { listCompanies } from './companies.store.ts';

/**
 * A page of the companies of one type, by name. One round trip, half a read unit for about twenty, however many companies there
 * are. Throws BAD_INPUT for another list's cursor.
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

/** The list, and where the page ended. The next page continues after it, whatever is inserted meanwhile. */
const cursorShape = z.tuple([z.string(), z.string(), z.string()]);

function placeIn(cursor: string, userType: string, search: string): string {
  // A sort key outside the search would give a range that ends before it starts.
  const isOfList = ([type, asked]: z.output<typeof cursorShape>) => type === userType && asked === search;
  return decodeCursor(cursor, cursorShape, isOfList)[2];
}
