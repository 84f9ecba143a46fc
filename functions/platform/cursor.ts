import type * as z from 'zod';
import { AppError } from './errors.ts';

/** Where a page of a list ended, for clients to send back. */
export function encodeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place in a cursor, if it has that shape and belongs to this list. Throws BAD_INPUT. */
export function decodeCursor<Place>(
  cursor: string,
  shape: z.ZodType<Place>,
  belongs: (place: Place) => boolean,
): Place {
  const parsed = shape.safeParse(jsonOf(cursor));
  if (!parsed.success || !belongs(parsed.data)) {
    throw new AppError('BAD_INPUT', 'Start the list again: this cursor belongs to another one.', {
      fields: { cursor: 'Not a cursor of this list' },
    });
  }
  return parsed.data;
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
