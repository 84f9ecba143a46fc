import type { Caller } from '#functions/platform/caller.ts';
import type { OrderCard } from '#schema/orders/order.ts';
import { findOrders } from '../find/find-orders.ts';
import { seesAllOrders } from '../visibility.rules.ts';
import { filterFor, type ListQuery, type OrderFilter } from './filter.rules.ts';
import { countLane, queryRange } from './list.store.ts';
import { firstLimits, furtherLimits, pageOf, type RangeRead } from './merge.rules.ts';
import { behind, type ListRange, lanesOf, planOf, wholeLane } from './plan.rules.ts';
import { cursorAfter, orderingOf, readCursor } from './sort-keys.rules.ts';

/**
 * A page of a tab, in at most two round trips. With at most one filter it costs three read units for twenty orders
 * (sorted by highest priority half a unit more, and up to two for each further list of a filter), with several filters
 * 16, with a search 13. It may come up short, or empty, and still have a cursor. Throws BAD_INPUT.
 */
export async function listOrders(
  caller: Caller,
  query: ListQuery,
): Promise<{ data: OrderCard[]; nextCursor: string | null }> {
  const found = await findOrders(caller, query);
  if (found !== undefined) return found;

  const { companyId } = caller;
  const { limit } = query;
  const { order, sortDir } = orderingOf(query);
  const plan = planOf(caller, query, query.cursor ? readCursor(query.cursor, order, sortDir) : undefined);
  const page = { limit, sortDir, passes: filterFor(caller, query) };
  const first = firstLimits(plan, limit);
  const reads = await Promise.all(
    plan.ranges.map((range, index) =>
      queryRange(companyId, range, { sortDir, limit: first[index] ?? limit }),
    ),
  );
  const further = furtherLimits(plan, reads, page);
  const whole = await Promise.all(
    reads.map(async (read, index) => {
      const [range, more] = [plan.ranges[index], further[index] ?? 0];
      return range === undefined || more === 0 ? read : readOn(read, range, more);
    }),
  );
  const { rows, after } = pageOf(whole, page);
  return {
    data: rows.map(({ card }) => card),
    nextCursor: after === undefined ? null : cursorAfter(order, sortDir, after),
  };

  async function readOn(read: RangeRead, range: ListRange, more: number): Promise<RangeRead> {
    const rest = behind(range, sortDir, read.rows.at(-1)?.key);
    if (rest === undefined) return { ...read, more: false };
    const next = await queryRange(companyId, rest, { sortDir, limit: more });
    return { rows: [...read.rows, ...next.rows], more: next.more, bytes: read.bytes + next.bytes };
  }
}

/**
 * Counts the pending orders that the caller's list would show, up to 100. One round trip, up to eight read units for
 * everybody's orders or one person's, twice that with orders that nobody owns. With more than three lists to read, it
 * counts among the newest 100 of the company.
 */
export async function countPending(
  caller: Caller,
  people: Pick<OrderFilter, 'allUsers' | 'participantIds'>,
): Promise<{ count: number; more: boolean }> {
  const filter = { ...people, priorities: [], createdAt: null, search: '' };
  const tab = { status: 'needsService', showRejectedJobs: false, showCancelledJobs: false } as const;
  const query = { ...tab, ...filter };
  const lanes = lanesOf(caller, query);
  const [lane] = lanes;
  if (seesAllOrders(caller) && lane !== undefined && lanes.length === 1) {
    const found = await countLane(caller.companyId, lane, countedAtMost + 1);
    return { count: Math.min(found, countedAtMost), more: found > countedAtMost };
  }
  const read = lanes.length <= lanesCounted ? lanes : [{ of: 'tab', group: 'needsService' } as const];
  const reads = await Promise.all(
    read.map((one) =>
      queryRange(caller.companyId, wholeLane(one), { sortDir: 'desc', limit: countedAtMost + 1 }),
    ),
  );
  const passes = filterFor(caller, query);
  const found = new Set(reads.flatMap(({ rows }) => rows.filter(passes).map(({ card }) => card.id))).size;
  return {
    count: Math.min(found, countedAtMost),
    more: found > countedAtMost || reads.some(({ more }) => more),
  };
}

const countedAtMost = 100;
const lanesCounted = 3;
