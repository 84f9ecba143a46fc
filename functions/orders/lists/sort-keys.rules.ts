import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { type Priority, priorities } from '#schema/alerts/severity.ts';

export type OrderSort = 'id' | 'createdAt' | 'priority';
export type SortDir = 'asc' | 'desc';

/**
 * The order of a list. Ids rise with creation, so both are `time`. `urgency` is highest priority first, oldest first
 * within a priority.
 */
export type ListOrder = 'time' | 'priority' | 'urgency';

/**
 * Which order a page is read in, and in which direction. Within a priority the oldest comes first either way, so descending
 * priority is an order of its own, read ascending.
 */
export function orderingOf({ sort, sortDir }: { readonly sort: OrderSort; readonly sortDir: SortDir }): {
  readonly order: ListOrder;
  readonly sortDir: SortDir;
} {
  if (sort !== 'priority') return { order: 'time', sortDir };
  return { order: sortDir === 'desc' ? 'urgency' : 'priority', sortDir: 'asc' };
}

/** Sort key of a list by time: a range of days is a range of keys. The id separates orders of the same millisecond. */
export function timeSortKey({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${timePart(Date.parse(createdAt))}#${id.padStart(10, '0')}`;
}

/** Sort key of a list by priority, by time within a priority. */
export function prioritySortKey(order: { priority: Priority; createdAt: string; id: string }): string {
  return `${priorities.indexOf(order.priority)}#${timeSortKey(order)}`;
}

/** Thirteen digits, which last until the year 2286. */
export function timePart(epochMs: number): string {
  return String(Math.min(Math.max(epochMs, 0), 9_999_999_999_999)).padStart(13, '0');
}

/** The order id that every sort key ends with. */
export function orderIdIn(sortKey: string): string {
  return String(BigInt(sortKey.slice(sortKey.lastIndexOf('#') + 1)));
}

export function cursorAfter(order: ListOrder, sortDir: SortDir, sortKey: string): string {
  return encodeCursor([order, sortDir, sortKey]);
}

/** The sort key that a cursor holds. Throws BAD_INPUT for the cursor of another order or direction. */
export function readCursor(cursor: string, order: ListOrder, sortDir: SortDir): string {
  const [, , sortKey] = decodeCursor(cursor, cursorShape, ([by, dir]) => by === order && dir === sortDir);
  return sortKey;
}

/** Where a page ends. The next one starts after that sort key, whatever is inserted in between. */
const cursorShape = z.tuple([
  z.enum(['time', 'priority', 'urgency']),
  z.enum(['asc', 'desc']),
  z.string().regex(/^(\d#)?\d{13}#\d{1,18}$/),
]);
