import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { type Priority, priorities } from '#schema/alerts/severity.ts';
import {
  type OrderListFilter,
  type OrderStatus,
  type OrderTab,
  orderTabs,
} from '#schema/orders/order-values.ts';
import type { AccountActor } from '../lifecycle/order-commands.ts';
import { seesAllOrders, takesPart } from '../visibility.rules.ts';
import type { ListedOrder } from './card.rules.ts';

/** The part of a list that is one partition of an index. */
export type OrderGroup = OrderTab | 'rejected' | 'cancelled';

export type OrderSort = 'id' | 'createdAt' | 'priority';
export type SortDir = 'asc' | 'desc';

/**
 * What a list is in order of: ids rise with creation, so that both are time. `urgency` is priority from the highest down, the
 * oldest of each first.
 */
export type ListOrder = 'time' | 'priority' | 'urgency';

/** As much of a caller as its lists depend on. */
export type ListCaller = Pick<AccountActor, 'accountId' | 'permissions'>;

export interface OrderFilter {
  readonly allUsers: boolean;
  readonly participantIds: readonly string[];
  readonly priorities: readonly Priority[];
  readonly createdAt: { readonly from: string | null; readonly to: string | null } | null;
  readonly search: string;
}

/** What a page is asked for. */
export interface ListQuery extends OrderFilter {
  readonly status: OrderListFilter;
  readonly showCancelledJobs: boolean;
  readonly showRejectedJobs: boolean;
  readonly sort: OrderSort;
  readonly sortDir: SortDir;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
}

export function groupOf(status: OrderStatus): OrderGroup {
  if (status === 'rejected' || status === 'cancelled') return status;
  const tabs = Object.keys(orderTabs) as OrderTab[];
  const tab = tabs.find((name) => (orderTabs[name].statuses as readonly OrderStatus[]).includes(status));
  if (tab === undefined) throw new Error(`No tab shows orders that are ${status}.`);
  return tab;
}

/** The partitions that a filter by status shows; each of two tabs has a toggle that adds one. */
export function groupsOf(
  filter: OrderListFilter,
  toggles: { readonly showRejectedJobs: boolean; readonly showCancelledJobs: boolean },
): OrderGroup[] {
  switch (filter) {
    case 'needsService':
      return toggles.showRejectedJobs ? [filter, 'rejected'] : [filter];
    case 'scheduled':
      return toggles.showCancelledJobs ? [filter, 'cancelled'] : [filter];
    case 'complete':
      return [filter];
    case 'pending':
      return ['needsService'];
    case 'open':
      return ['scheduled'];
    case 'openOrCancelled':
      return ['scheduled', 'cancelled'];
    case 'notComplete':
      return ['needsService', 'scheduled'];
  }
}

/** The statuses that a filter lets through where its partitions hold others too. */
export function sievedStatuses(filter: OrderListFilter): readonly OrderStatus[] | undefined {
  if (filter === 'open') return ['open'];
  return filter === 'openOrCancelled' ? ['open', 'cancelled'] : undefined;
}

/** Place of an order in a list by time, so that a range of days is a range of keys. The id tells two of one millisecond apart. */
export function timeSortKey({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${timePart(Date.parse(createdAt))}#${id.padStart(10, '0')}`;
}

/** Place of an order in a list by priority, and by time within one. */
export function prioritySortKey(order: { priority: Priority; createdAt: string; id: string }): string {
  return `${priorities.indexOf(order.priority)}#${timeSortKey(order)}`;
}

/**
 * How a page is read. Within a priority the oldest comes first, whichever way the priorities go; so from the highest down is
 * an order of its own, which rises.
 */
export function orderingOf({ sort, sortDir }: Pick<ListQuery, 'sort' | 'sortDir'>): {
  readonly order: ListOrder;
  readonly sortDir: SortDir;
} {
  if (sort !== 'priority') return { order: 'time', sortDir };
  return { order: sortDir === 'desc' ? 'urgency' : 'priority', sortDir: 'asc' };
}

/** Thirteen digits, which last until the year 2286. */
export function timePart(epochMs: number): string {
  return String(Math.min(Math.max(epochMs, 0), 9_999_999_999_999)).padStart(13, '0');
}

/** Whether the caller's list holds the order, its search left aside. The caller's own where it sees no others; its own too where it names nobody. */
export function filterFor(
  caller: ListCaller,
  filter: OrderFilter & Pick<ListQuery, 'status'>,
): (order: ListedOrder) => boolean {
  const statuses = sievedStatuses(filter.status);
  const seesAll = seesAllOrders(caller);
  const isManager = managesAll(caller);
  const asked = askedPeople(caller, filter);
  return ({ card, participantIds }) => {
    const people = { ownerId: card.ownerId, participantIds };
    if (statuses !== undefined && !statuses.includes(card.status)) return false;
    if (!seesAll && !takesPart(caller, people)) return false;
    if (!filter.allUsers) {
      // The system's orders are everybody's who may approve them.
      const isFree = card.ownerId === null && isManager;
      if (!isFree && !asked.some((accountId) => takesPart({ accountId }, people))) return false;
    }
    if (filter.priorities.length > 0 && !filter.priorities.includes(card.priority)) return false;
    return isWithin(card.createdAt, filter.createdAt);
  };
}

/** Whom 'only these people' names; the caller where it names nobody. */
export function askedPeople(caller: ListCaller, { participantIds }: Pick<OrderFilter, 'participantIds'>) {
  return participantIds.length > 0 ? [...new Set(participantIds)] : [caller.accountId];
}

/** Whether the system's orders, which nobody owns, are the caller's under any filter on people. */
export function managesAll(caller: ListCaller): boolean {
  return caller.permissions.includes('order_management');
}

/** Priorities that are asked for, as ranks; undefined where any will do. */
export function askedRanks({ priorities: asked }: Pick<OrderFilter, 'priorities'>): number[] | undefined {
  const ranks = [...new Set(asked.map((priority) => priorities.indexOf(priority)))].sort(
    (one, other) => one - other,
  );
  return ranks.length === 0 || ranks.length === priorities.length ? undefined : ranks;
}

export function isBounded(range: OrderFilter['createdAt']): boolean {
  return range !== null && (range.from !== null || range.to !== null);
}

/** Where a page ends: the next one goes on behind that sort key, whatever is inserted meanwhile. */
const cursorShape = z.tuple([
  z.enum(['time', 'priority', 'urgency']),
  z.enum(['asc', 'desc']),
  z.string().regex(/^(\d#)?\d{13}#\d{1,18}$/),
]);

export function cursorAfter(order: ListOrder, sortDir: SortDir, sortKey: string): string {
  return encodeCursor([order, sortDir, sortKey]);
}

/** The sort key that a cursor of a list in this very order ends at. Throws BAD_INPUT. */
export function readCursor(cursor: string, order: ListOrder, sortDir: SortDir): string {
  const [, , sortKey] = decodeCursor(cursor, cursorShape, ([by, dir]) => by === order && dir === sortDir);
  return sortKey;
}

function isWithin(createdAt: string, range: OrderFilter['createdAt']): boolean {
  if (range === null) return true;
  const at = Date.parse(createdAt);
  return (
    (range.from === null || at >= Date.parse(range.from)) && (range.to === null || at <= Date.parse(range.to))
  );
}
