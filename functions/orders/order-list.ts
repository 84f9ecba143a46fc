import type { Caller } from '#functions/platform/caller.ts';
import type { OrderTab } from '#schema/order-values.ts';
import type { OrderCard } from '#schema/orders.ts';
import {
  cursorAfter,
  filterFor,
  groupsOf,
  isPastRange,
  type OrderFilter,
  type OrderSort,
  readCursor,
  showsAll,
} from './order-list.rules.ts';
import { countGroup, type GroupPage, queryGroup } from './order-list.store.ts';

export interface ListQuery extends OrderFilter {
  readonly status: OrderTab;
  readonly showCancelledJobs: boolean;
  readonly showRejectedJobs: boolean;
  readonly sort: OrderSort;
  readonly sortDir: 'asc' | 'desc';
  readonly cursor?: string | null | undefined;
  readonly limit: number;
}

/**
 * A page of a tab, in one round trip. Without a filter it is full as long as there are orders; with one it looks through
 * a bounded number of cards, so it may come short, or empty, and still have a cursor to go on with. Throws BAD_INPUT.
 */
export async function listOrders(
  caller: Caller,
  query: ListQuery,
): Promise<{ data: OrderCard[]; nextCursor: string | null }> {
  const { sort, sortDir, limit } = query;
  const after = query.cursor ? readCursor(query.cursor, sort, sortDir) : undefined;
  const groups = groupsOf(query.status, query);
  const examined = showsAll(caller, query) ? limit : Math.max(limit, examinedAtOnce);
  const pages = await Promise.all(
    groups.map((group) =>
      queryGroup({ companyId: caller.companyId, group, sort, sortDir, after, limit: examined }),
    ),
  );
  const { rows, frontier } = merge(pages, sortDir);
  const passes = filterFor(caller, query);
  const data: OrderCard[] = [];
  for (const [index, row] of rows.entries()) {
    if (sort !== 'priority' && isPastRange(row.card.createdAt, query.createdAt, sortDir)) {
      return { data, nextCursor: null };
    }
    if (passes(row)) data.push(row.card);
    if (data.length === limit) {
      const isLast = index === rows.length - 1 && frontier === undefined;
      return { data, nextCursor: isLast ? null : cursorAfter(sort, sortDir, row.sortKey) };
    }
  }
  return { data, nextCursor: frontier === undefined ? null : cursorAfter(sort, sortDir, frontier) };
}

/** Pending orders that the caller's list would show, counted up to 100. */
export async function countPending(
  caller: Caller,
  people: Pick<OrderFilter, 'allUsers' | 'participantIds'>,
): Promise<{ count: number; more: boolean }> {
  const filter = { ...people, priorities: [], createdAt: null, search: '' };
  if (showsAll(caller, filter)) {
    const found = await countGroup(caller.companyId, 'needsService', countedAtMost + 1);
    return { count: Math.min(found, countedAtMost), more: found > countedAtMost };
  }
  const { rows, more } = await queryGroup({
    companyId: caller.companyId,
    group: 'needsService',
    sort: 'id',
    sortDir: 'desc',
    after: undefined,
    limit: countedAtMost + 1,
  });
  const found = rows.filter(filterFor(caller, filter)).length;
  return { count: Math.min(found, countedAtMost), more: more || found > countedAtMost };
}

/** About 7.5 read units a partition. */
const examinedAtOnce = 100;
const countedAtMost = 100;

/**
 * The rows of several partitions in one order, as far as they can be: behind the `frontier`, the nearest last row of a
 * partition that goes on, another of its rows might belong in between.
 */
function merge(pages: readonly GroupPage[], sortDir: 'asc' | 'desc') {
  const isBefore = (one: string, other: string) => (sortDir === 'asc' ? one < other : one > other);
  const ends = pages.flatMap(({ rows, more }) => (more ? (rows.at(-1)?.sortKey ?? []) : []));
  const frontier = ends.reduce<string | undefined>(
    (nearest, end) => (nearest === undefined || isBefore(end, nearest) ? end : nearest),
    undefined,
  );
  const rows = pages
    .flatMap((page) => page.rows)
    .filter(({ sortKey }) => frontier === undefined || !isBefore(frontier, sortKey))
    .sort((one, other) => (isBefore(one.sortKey, other.sortKey) ? -1 : 1));
  return { rows, frontier };
}
