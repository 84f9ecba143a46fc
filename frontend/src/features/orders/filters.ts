import { type Priority, priorities } from '#schema/alerts/severity.ts';
import type { OrderTab } from '#schema/orders/order-values.ts';
import type { SortDirection } from '../../components/data/filter-bar.tsx';
import {
  type DayRange,
  dayRangeOf,
  endOfDay,
  noDays,
  startOfDay,
  textOfDayRange,
} from '../../lib/day-range.ts';

export const sorts = ['id', 'priority', 'createdAt'] as const;
export type Sort = (typeof sorts)[number];

/** What narrows and orders a list. The names are those of the address and of the local store (document 1 section 2). */
export interface OrderFilters {
  readonly search: string;
  readonly sort: Sort;
  readonly sortDir: SortDirection;
  readonly priorities: readonly Priority[];
  readonly createdAt: DayRange;
  readonly showAllUsersOrders: boolean;
  readonly participantIds: readonly string[];
  readonly showCancelledJobs: boolean;
  readonly showRejectedJobs: boolean;
}

const plain: OrderFilters = {
  search: '',
  sort: 'createdAt',
  sortDir: 'desc',
  priorities: [],
  createdAt: noDays,
  showAllUsersOrders: true,
  participantIds: [],
  showCancelledJobs: false,
  showRejectedJobs: false,
};

/** What a tab shows by itself: what waits for a decision by how pressing it is, the rest by age. */
export function defaultFilters(tab: OrderTab): OrderFilters {
  return tab === 'needsService' ? { ...plain, sort: 'priority' } : plain;
}

/** Longest search that the API takes. */
export const searchLimit = 100;

/** Whether the address says anything about filters; if it does, it counts as a whole and the store does not. */
export function hasFilters(query: URLSearchParams): boolean {
  return names.some((name) => query.has(name));
}

/** Reads an address leniently: what it does not know is left at its default, since people edit and share links. */
export function readFilters(query: URLSearchParams, tab: OrderTab): OrderFilters {
  const defaults = defaultFilters(tab);
  return {
    search: (query.get('search') ?? '').slice(0, searchLimit),
    sort: oneOf(sorts, query.get('sort')) ?? defaults.sort,
    sortDir: oneOf(['asc', 'desc'], query.get('sortDir')) ?? defaults.sortDir,
    priorities: priorities.filter((priority) => listOf(query.get('priorities')).includes(priority)),
    createdAt: dayRangeOf(query.get('createdAt') ?? ''),
    showAllUsersOrders: query.get('showAllUsersOrders') !== 'false',
    participantIds: listOf(query.get('participantIds'))
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, 50),
    showCancelledJobs: query.get('showCancelledJobs') === 'true',
    showRejectedJobs: query.get('showRejectedJobs') === 'true',
  };
}

/** A copy of the query with these filters in it, the tab's defaults left out; whatever else it holds stays. */
export function writeFilters(query: URLSearchParams, filters: OrderFilters, tab: OrderTab): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of names) {
    const text = textOf[name](filters);
    if (text === textOf[name](defaultFilters(tab))) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** The filters in one text, for the browser's store; empty where all are at their defaults. */
export function textOfFilters(filters: OrderFilters, tab: OrderTab): string {
  return writeFilters(new URLSearchParams(), filters, tab).toString();
}

/** Reads what the store holds, whatever that is. */
export function filtersOfText(text: unknown, tab: OrderTab): OrderFilters {
  return readFilters(new URLSearchParams(typeof text === 'string' ? text : ''), tab);
}

/** How many filters leave orders out. Sorting and the toggles that only add orders don't count. */
export function countNarrowing(filters: OrderFilters): number {
  return [
    filters.search.trim() !== '',
    filters.priorities.length > 0,
    filters.createdAt.from !== null || filters.createdAt.to !== null,
    !filters.showAllUsersOrders || filters.participantIds.length > 0,
  ].filter(Boolean).length;
}

/** The same order of rows and the same toggles, with nothing left out. */
export function withoutNarrowing(filters: OrderFilters): OrderFilters {
  return {
    ...plain,
    sort: filters.sort,
    sortDir: filters.sortDir,
    showCancelledJobs: filters.showCancelledJobs,
    showRejectedJobs: filters.showRejectedJobs,
  };
}

/**
 * Whose orders are asked for; none: everybody's. Who asks for 'only my orders' is among them and cannot be taken out again
 * (document 2 section 5), others can be added.
 */
export function peopleOf(
  { showAllUsersOrders, participantIds }: OrderFilters,
  reader: string | undefined,
): readonly string[] {
  if (showAllUsersOrders || reader === undefined) return participantIds;
  return [reader, ...participantIds.filter((id) => id !== reader)];
}

/** The input of customers.orders.all. Days are those of the reader, from midnight to midnight. */
export function listInput(tab: OrderTab, filters: OrderFilters, reader: string | undefined) {
  const { from, to } = filters.createdAt;
  const people = peopleOf(filters, reader);
  return {
    status: tab,
    showCancelledJobs: tab === 'scheduled' && filters.showCancelledJobs,
    showRejectedJobs: tab === 'needsService' && filters.showRejectedJobs,
    allUsers: filters.showAllUsersOrders && people.length === 0,
    // As many as the API takes.
    participantIds: people.slice(0, 50),
    priorities: [...filters.priorities],
    createdAt:
      from === null && to === null
        ? null
        : { from: from === null ? null : startOfDay(from), to: to === null ? null : endOfDay(to) },
    search: filters.search.trim(),
    sort: filters.sort,
    sortDir: filters.sortDir,
  };
}

const textOf = {
  search: (filters) => filters.search,
  sort: (filters) => filters.sort,
  sortDir: (filters) => filters.sortDir,
  priorities: (filters) => filters.priorities.join(','),
  createdAt: (filters) => textOfDayRange(filters.createdAt),
  showAllUsersOrders: (filters) => String(filters.showAllUsersOrders),
  participantIds: (filters) => filters.participantIds.join(','),
  showCancelledJobs: (filters) => String(filters.showCancelledJobs),
  showRejectedJobs: (filters) => String(filters.showRejectedJobs),
} as const satisfies Record<keyof OrderFilters, (filters: OrderFilters) => string>;

const names = Object.keys(textOf) as (keyof OrderFilters)[];

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((part) => part !== '');
}
