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

/** A list's filters and sort, named as in the address and in local storage (document 1 section 2). */
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

/** A tab's defaults: what waits for a decision by urgency, the rest by age. */
export function defaultFilters(tab: OrderTab): OrderFilters {
  return tab === 'needsService' ? { ...plain, sort: 'priority' } : plain;
}

/** Longest search that the API takes. */
export const searchLimit = 100;

/** Whether the address has any filters; if so, it replaces the stored ones entirely. */
export function hasFilters(query: URLSearchParams): boolean {
  return names.some((name) => query.has(name));
}

/** Reads an address leniently, since people edit and share links: anything unknown falls back to its default. */
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

/** A copy of the query with these filters, leaving out the tab's defaults and keeping everything else. */
export function writeFilters(query: URLSearchParams, filters: OrderFilters, tab: OrderTab): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of names) {
    const text = textOf[name](filters);
    if (text === textOf[name](defaultFilters(tab))) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** The filters as text for local storage; empty if all are at their defaults. */
export function textOfFilters(filters: OrderFilters, tab: OrderTab): string {
  return writeFilters(new URLSearchParams(), filters, tab).toString();
}

/** Reads the stored filters, whatever they contain. */
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

/** The same sort and toggles, with nothing filtered out. */
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
 * Whose orders to show; empty for everybody's. With 'only my orders' the reader is included and can't be removed
 * (document 2 section 5), but others can be added.
 */
export function peopleOf(
  { showAllUsersOrders, participantIds }: OrderFilters,
  reader: string | undefined,
): readonly string[] {
  if (showAllUsersOrders || reader === undefined) return participantIds;
  return [reader, ...participantIds.filter((id) => id !== reader)];
}

/** The input of customers.orders.all. Days run from midnight to midnight in the reader's time zone. */
export function listInput(tab: OrderTab, filters: OrderFilters, reader: string | undefined) {
  const { from, to } = filters.createdAt;
  const people = peopleOf(filters, reader);
  return {
    status: tab,
    showCancelledJobs: tab === 'scheduled' && filters.showCancelledJobs,
    showRejectedJobs: tab === 'needsService' && filters.showRejectedJobs,
    allUsers: filters.showAllUsersOrders && people.length === 0,
    // The API's limit.
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
