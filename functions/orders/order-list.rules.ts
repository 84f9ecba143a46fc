import * as z from 'zod';
import { AppError } from '#functions/platform/errors.ts';
import { type OrderStatus, type OrderTab, orderTabs } from '#schema/order-values.ts';
import type { OrderCard } from '#schema/orders.ts';
import { type Priority, priorities } from '#schema/severity.ts';
import type { ListedOrder } from './order-card.rules.ts';
import type { AccountActor } from './order-commands.ts';
import { seesAllOrders, takesPart } from './order-visibility.rules.ts';

/** The part of a list that is one partition of an index. */
export type OrderGroup = OrderTab | 'rejected' | 'cancelled';

export type OrderSort = 'id' | 'createdAt' | 'priority';

type AccountOf = Pick<AccountActor, 'accountId' | 'permissions'>;

export interface OrderFilter {
  readonly allUsers: boolean;
  readonly participantIds: readonly string[];
  readonly priorities: readonly Priority[];
  readonly createdAt: { readonly from: string | null; readonly to: string | null } | null;
  readonly search: string;
}

export function groupOf(status: OrderStatus): OrderGroup {
  if (status === 'rejected' || status === 'cancelled') return status;
  const tabs = Object.keys(orderTabs) as OrderTab[];
  const tab = tabs.find((name) => (orderTabs[name].statuses as readonly OrderStatus[]).includes(status));
  if (tab === undefined) throw new Error(`No tab shows orders that are ${status}.`);
  return tab;
}

/** The partitions that a tab shows; each of two tabs has a toggle that adds one. */
export function groupsOf(
  tab: OrderTab,
  toggles: { readonly showRejectedJobs: boolean; readonly showCancelledJobs: boolean },
): OrderGroup[] {
  if (tab === 'needsService' && toggles.showRejectedJobs) return [tab, 'rejected'];
  if (tab === 'scheduled' && toggles.showCancelledJobs) return [tab, 'cancelled'];
  return [tab];
}

/** Place of an order in the index by id, which is the one by creation: ids rise. */
export function idSortKey(orderId: string): string {
  return orderId.padStart(18, '0');
}

export function prioritySortKey(orderId: string, priority: Priority): string {
  return `${priorities.indexOf(priority)}#${idSortKey(orderId)}`;
}

/** Whether the caller's list holds the order. The caller's own where it sees no others; its own too where it names nobody. */
export function filterFor(caller: AccountOf, filter: OrderFilter): (order: ListedOrder) => boolean {
  const seesAll = seesAllOrders(caller);
  const isManager = caller.permissions.includes('order_management');
  const asked = filter.participantIds.length > 0 ? filter.participantIds : [caller.accountId];
  const words = fold(filter.search).split(' ').filter(Boolean);
  return ({ card, participantIds }) => {
    const people = { ownerId: card.ownerId, participantIds };
    if (!seesAll && !takesPart(caller, people)) return false;
    if (!filter.allUsers) {
      // The system's orders are everybody's who may approve them.
      const isFree = card.ownerId === null && isManager;
      if (!isFree && !asked.some((accountId) => takesPart({ accountId }, people))) return false;
    }
    if (filter.priorities.length > 0 && !filter.priorities.includes(card.priority)) return false;
    if (!isWithin(card.createdAt, filter.createdAt)) return false;
    return words.length === 0 || containsAll(searchText(card), words);
  };
}

/** Whether every order of the tab passes, so that a page can be read exactly. */
export function showsAll(caller: AccountOf, filter: OrderFilter): boolean {
  return (
    seesAllOrders(caller) &&
    filter.allUsers &&
    filter.priorities.length === 0 &&
    (filter.createdAt === null || (filter.createdAt.from === null && filter.createdAt.to === null)) &&
    filter.search === ''
  );
}

/**
 * Whether a list by creation is past the asked days at an order, so that the rest need not be read. Ids are handed out in
 * the order of creation, give or take the seconds that one may be on its way.
 */
export function isPastRange(
  createdAt: string,
  range: OrderFilter['createdAt'],
  sortDir: 'asc' | 'desc',
): boolean {
  const bound = sortDir === 'desc' ? range?.from : range?.to;
  if (bound === null || bound === undefined) return false;
  const ahead = Date.parse(createdAt) - Date.parse(bound);
  return sortDir === 'desc' ? ahead < -tenMinutes : ahead > tenMinutes;
}

const tenMinutes = 10 * 60 * 1000;

/** Where a page ends: the next one goes on behind that sort key, whatever is inserted meanwhile. */
const cursorShape = z.tuple([z.enum(['id', 'createdAt', 'priority']), z.enum(['asc', 'desc']), z.string()]);

export function cursorAfter(sort: OrderSort, sortDir: 'asc' | 'desc', sortKey: string): string {
  return Buffer.from(JSON.stringify([sort, sortDir, sortKey])).toString('base64url');
}

/** The sort key that a cursor of this very list ends at. Throws BAD_INPUT. */
export function readCursor(cursor: string, sort: OrderSort, sortDir: 'asc' | 'desc'): string {
  const parsed = cursorShape.safeParse(jsonOf(cursor));
  if (!parsed.success || parsed.data[0] !== sort || parsed.data[1] !== sortDir) {
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

function isWithin(createdAt: string, range: OrderFilter['createdAt']): boolean {
  if (range === null) return true;
  const at = Date.parse(createdAt);
  return (
    (range.from === null || at >= Date.parse(range.from)) && (range.to === null || at <= Date.parse(range.to))
  );
}

function searchText(card: OrderCard): string {
  return fold(
    [
      card.id,
      card.brand,
      card.model,
      card.product,
      card.serialNumber,
      card.unitNumber,
      card.jobsiteName,
      card.city,
      card.state,
      card.issue,
      card.technicianName,
      ...card.topFaults.map(({ fault }) => fault),
    ]
      .filter((text) => text !== null)
      .join(' '),
  );
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
