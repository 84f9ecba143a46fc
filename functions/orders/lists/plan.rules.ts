import { priorities } from '#schema/alerts/severity.ts';
import { seesAllOrders } from '../visibility.rules.ts';
import {
  askedPeople,
  askedRanks,
  isBounded,
  type ListCaller,
  type ListQuery,
  managesAll,
  type OrderFilter,
} from './filter.rules.ts';
import { groupsOf, type OrderGroup, statusesWithin } from './groups.rules.ts';
import { type ListOrder, orderingOf, type SortDir, timePart } from './sort-keys.rules.ts';

/** A list in the table: a tab's, or within a tab one person's, or that of the orders that nobody owns. */
export type Lane =
  | { readonly of: 'tab'; readonly group: OrderGroup }
  | { readonly of: 'person'; readonly accountId: string; readonly group: OrderGroup }
  | { readonly of: 'nobody'; readonly group: OrderGroup };

/** A part of a list between two sort keys, inclusive. */
export interface ListRange {
  readonly lane: Lane;
  /** The index order that it is read in. */
  readonly order: 'time' | 'priority';
  /**
   * The part of the list's sort key before the page's own key: one priority, when lists of one priority are merged by
   * time.
   */
  readonly prefix: string;
  /** What replaces the prefix in the page's key, when the page sorts priorities the other way round than the list. */
  readonly lead?: string;
  readonly low: string;
  readonly high: string;
}

/** How a page is read: the ranges to merge, and what they may cost together. */
export interface ListPlan {
  readonly order: ListOrder;
  readonly ranges: readonly ListRange[];
  /** Everything in the ranges passes the filter. */
  readonly exact: boolean;
  /** Read units. */
  readonly budget: number;
}

export interface TimeBounds {
  readonly low: string;
  readonly high: string;
}

/**
 * The ranges that a query reads, after a sort key. Filters choose ranges where possible: people choose lists,
 * priorities and days choose parts of them. If that makes too many ranges, priorities are filtered after reading
 * instead, then people. One filter, with up to six ranges, may cost what a plain page does; several filters together 16
 * units.
 */
export function planOf(caller: ListCaller, query: ListQuery, after: string | undefined): ListPlan {
  const { order, sortDir } = orderingOf(query);
  const lanes = { people: lanesOf(caller, query), tab: tabLanes(query) };
  const parts = { sieved: partsOf(order, query, undefined), exact: partsOf(order, query, askedRanks(query)) };
  const choices = [
    { lanes: lanes.people, parts: parts.exact },
    { lanes: lanes.people, parts: parts.sieved },
    { lanes: lanes.tab, parts: parts.exact },
  ];
  const fits = (choice: (typeof choices)[number]) => choice.lanes.length * choice.parts.length <= mostRanges;
  const choice = choices.find(fits) ?? { lanes: lanes.tab, parts: parts.sieved };
  const ranges = choice.lanes.flatMap((lane) =>
    choice.parts.flatMap((part) => behind({ lane, ...part }, sortDir, after) ?? []),
  );
  const exact =
    statusesWithin(query.status) === undefined &&
    choice.parts === parts.exact &&
    (choice.lanes === lanes.people || query.allUsers) &&
    showsAllOf(caller, query);
  const most = order === 'urgency' ? mostRanges : mostRangesOfOneFilter;
  const isSingle = exact && filtersOf(query) <= 1 && ranges.length <= most;
  return {
    order,
    ranges,
    exact,
    // Sorted by highest priority, each priority is a range of its own, which costs half a unit to look at.
    budget: isSingle
      ? Math.max(unitsOfAPage * Math.ceil(query.limit / 20), ranges.length / 2 + unitsToFill)
      : unitsOfManyFilters,
  };
}

/** The lists of the people that a query asks for; the tab's own if that is everybody. */
export function lanesOf(
  caller: ListCaller,
  query: Pick<ListQuery, 'status' | 'showCancelledJobs' | 'showRejectedJobs' | 'allUsers' | 'participantIds'>,
): Lane[] {
  const groups = groupsOf(query.status, query);
  // External users see only their own orders; a filter on people is applied after reading.
  if (!seesAllOrders(caller)) return personLanes(groups, [caller.accountId]);
  if (query.allUsers) return tabLanes(query);
  const free = managesAll(caller) ? groups.map((group): Lane => ({ of: 'nobody', group })) : [];
  return [...personLanes(groups, askedPeople(caller, query)), ...free];
}

/** All of a list. */
export function wholeLane(lane: Lane, order: ListRange['order'] = 'time'): ListRange {
  return { lane, order, prefix: '', ...timeBounds(null) };
}

/** The sort keys of a range of days; of all time if undefined. */
export function timeBounds(range: OrderFilter['createdAt']): TimeBounds {
  const { from = null, to = null } = range ?? {};
  return {
    low: from === null ? '0' : timePart(Date.parse(from)),
    high: to === null ? ':' : `${timePart(Date.parse(to))}#~`,
  };
}

/** What is left of a range after a sort key of the page; undefined if nothing is. */
export function behind<T extends Pick<ListRange, 'prefix' | 'lead' | 'low' | 'high'>>(
  range: T,
  sortDir: SortDir,
  after: string | undefined,
): T | undefined {
  const { lead = '' } = range;
  if (after !== undefined && !after.startsWith(lead)) {
    // The key has another priority, so all of this range is still to come, or none of it.
    return after < lead ? behind(range, sortDir, undefined) : undefined;
  }
  if (after === undefined) return range.low > range.high ? undefined : range;
  const key = range.prefix + after.slice(lead.length);
  const low = sortDir === 'asc' ? later(range.low, justBehind(key)) : range.low;
  const high = sortDir === 'desc' ? earlier(range.high, justBefore(key)) : range.high;
  return low > high ? undefined : { ...range, low, high };
}

/** Whether a query filters its tab. */
export function narrows(query: ListQuery): boolean {
  return filtersOf(query) > 0;
}

/** As many as fit in one round trip at half a unit each, leaving some budget to read on in the nearest ones. */
const mostRanges = 24;
const mostRangesOfOneFilter = 6;
const unitsOfAPage = 3;
const unitsOfManyFilters = 16;
/** To fill the page from one range, once all were looked at. */
const unitsToFill = 1.5;

function tabLanes(query: Pick<ListQuery, 'status' | 'showCancelledJobs' | 'showRejectedJobs'>): Lane[] {
  return groupsOf(query.status, query).map((group) => ({ of: 'tab', group }));
}

function personLanes(groups: readonly OrderGroup[], people: readonly string[]): Lane[] {
  return groups.flatMap((group) => people.map((accountId): Lane => ({ of: 'person', accountId, group })));
}

/** Whether the lists of the people asked for need no filtering. */
function showsAllOf(caller: ListCaller, query: OrderFilter): boolean {
  return seesAllOrders(caller) || query.allUsers || askedPeople(caller, query).includes(caller.accountId);
}

/**
 * The parts of a list to read: by time, or one per priority; by priority, adjacent priorities together unless days
 * limit each.
 */
function partsOf(
  order: ListOrder,
  { createdAt }: OrderFilter,
  ranks: readonly number[] | undefined,
): Omit<ListRange, 'lane'>[] {
  const time = timeBounds(createdAt);
  if (order === 'time') {
    if (ranks === undefined) return [{ order: 'time', prefix: '', ...time }];
    return ranks.map((rank) => {
      const prefix = `${rank}#`;
      return { order: 'priority', prefix, low: prefix + time.low, high: prefix + time.high };
    });
  }
  const all = ranks ?? priorities.map((_, rank) => rank);
  if (order === 'urgency') {
    return all.map((rank) => {
      const prefix = `${rank}#`;
      const lead = `${priorities.length - 1 - rank}#`;
      return { order: 'priority', prefix, lead, low: prefix + time.low, high: prefix + time.high };
    });
  }
  return runsOf(all, isBounded(createdAt)).map(([first, last]) => ({
    order: 'priority',
    prefix: '',
    low: `${first}#${time.low}`,
    high: `${last}#${time.high}`,
  }));
}

function runsOf(ranks: readonly number[], apart: boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    if (run === undefined || apart || rank !== run[1] + 1) runs.push([rank, rank]);
    else run[1] = rank;
  }
  return runs;
}

/** How many of the filters that choose ranges are set. */
function filtersOf(query: ListQuery): number {
  return [
    groupsOf(query.status, query).length > 1,
    !query.allUsers,
    askedRanks(query) !== undefined,
    isBounded(query.createdAt),
    statusesWithin(query.status) !== undefined,
  ].filter(Boolean).length;
}

/**
 * The smallest string after a key and the largest before it, for keys of digits: DynamoDB's BETWEEN includes both ends.
 */
function justBehind(key: string): string {
  return `${key} `;
}

function justBefore(key: string): string {
  return `${key.slice(0, -1)}${String.fromCharCode(key.charCodeAt(key.length - 1) - 1)}~`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
