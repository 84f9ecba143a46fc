import * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
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
  const after = cursor ? readCursor(cursor, userType, search) : undefined;
  const { companies, more } = await listCompanies({ userType, search, after, limit });
  const last = companies.at(-1);
  return {
    data: companies.map(({ id, name, status }) => ({ id, name, status })),
    nextCursor: more && last !== undefined ? cursorAfter(userType, search, last.sortKey) : null,
  };
}

/** The list that it belongs to, and where its page ended: the next one goes on behind, whatever is inserted meanwhile. */
const cursorShape = z.tuple([z.string(), z.string(), z.string()]);

function cursorAfter(...of: z.output<typeof cursorShape>): string {
  return Buffer.from(JSON.stringify(of)).toString('base64url');
}

function readCursor(cursor: string, userType: string, search: string): string {
  const parsed = cursorShape.safeParse(jsonOf(cursor));
  // A sort key that does not begin as the search does would ask for a range that ends before it begins.
  if (!parsed.success || parsed.data[0] !== userType || parsed.data[1] !== search) {
    throw new AppError('BAD_INPUT', 'Start the list again: this cursor belongs to another one.', {
      fields: { cursor: 'Not a cursor of this list' },
    });
  }
  return parsed.data[2];
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
