import { type Priority, priorities } from '#schema/alerts/severity.ts';
import type { OrderListFilter } from '#schema/orders/order-values.ts';
import type { AccountActor } from '../lifecycle/order-commands.ts';
import { seesAllOrders, takesPart } from '../visibility.rules.ts';
import type { ListedOrder } from './card.rules.ts';
import { statusesWithin } from './groups.rules.ts';
import type { OrderSort, SortDir } from './sort-keys.rules.ts';

/** What lists need to know of a caller. */
export type ListCaller = Pick<AccountActor, 'accountId' | 'permissions'>;

export interface OrderFilter {
  readonly allUsers: boolean;
  readonly participantIds: readonly string[];
  readonly priorities: readonly Priority[];
  readonly createdAt: { readonly from: string | null; readonly to: string | null } | null;
  readonly search: string;
}

export interface ListQuery extends OrderFilter {
  readonly status: OrderListFilter;
  readonly showCancelledJobs: boolean;
  readonly showRejectedJobs: boolean;
  readonly sort: OrderSort;
  readonly sortDir: SortDir;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
}

/**
 * Whether the caller's list shows the order, apart from the search. External users see only orders they take part in. A
 * filter on people that names nobody means the caller.
 */
export function filterFor(
  caller: ListCaller,
  filter: OrderFilter & Pick<ListQuery, 'status'>,
): (order: ListedOrder) => boolean {
  const statuses = statusesWithin(filter.status);
  const seesAll = seesAllOrders(caller);
  const isManager = managesAll(caller);
  const asked = askedPeople(caller, filter);
  return ({ card, participantIds }) => {
    const people = { ownerId: card.ownerId, participantIds };
    if (statuses !== undefined && !statuses.includes(card.status)) return false;
    if (!seesAll && !takesPart(caller, people)) return false;
    if (!filter.allUsers) {
      // Orders without an owner belong to everybody who may approve them.
      const isFree = card.ownerId === null && isManager;
      if (!isFree && !asked.some((accountId) => takesPart({ accountId }, people))) return false;
    }
    if (filter.priorities.length > 0 && !filter.priorities.includes(card.priority)) return false;
    return isWithin(card.createdAt, filter.createdAt);
  };
}

/** The people that a filter names; the caller if it names nobody. */
export function askedPeople(caller: ListCaller, { participantIds }: Pick<OrderFilter, 'participantIds'>) {
  return participantIds.length > 0 ? [...new Set(participantIds)] : [caller.accountId];
}

/** Whether orders that nobody owns are shown to the caller under any filter on people. */
export function managesAll(caller: ListCaller): boolean {
  return caller.permissions.includes('order_management');
}

/** The priorities asked for, as ranks; undefined if all are. */
export function askedRanks({ priorities: asked }: Pick<OrderFilter, 'priorities'>): number[] | undefined {
  const ranks = [...new Set(asked.map((priority) => priorities.indexOf(priority)))].sort(
    (one, other) => one - other,
  );
  return ranks.length === 0 || ranks.length === priorities.length ? undefined : ranks;
}

export function isBounded(range: OrderFilter['createdAt']): boolean {
  return range !== null && (range.from !== null || range.to !== null);
}

function isWithin(createdAt: string, range: OrderFilter['createdAt']): boolean {
  if (range === null) return true;
  const at = Date.parse(createdAt);
  return (
    (range.from === null || at >= Date.parse(range.from)) && (range.to === null || at <= Date.parse(range.to))
  );
}
