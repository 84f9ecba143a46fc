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

/** A list that the table keeps: a tab's, or within it somebody's own, or that of the orders which nobody owns. */
export type Lane =
  | { readonly of: 'tab'; readonly group: OrderGroup }
  | { readonly of: 'person'; readonly accountId: string; readonly group: OrderGroup }
  | { readonly of: 'nobody'; readonly group: OrderGroup };

/** A part of a list between two sort keys, both included. */
export interface ListRange {
  readonly lane: Lane;
  /** Which of the list's two orders it is a part of. */
  readonly order: 'time' | 'priority';
  /** What stands before the page's own sort key in the list's: one priority, where lists of one priority are merged by time. */
  readonly prefix: string;
  /** What stands in its place in the page's key, where the page has the priorities the other way round than the list. */
  readonly lead?: string;
  readonly low: string;
  readonly high: string;
}

/** How a page is read: ranges to merge, and what all of them may cost. */
export interface ListPlan {
  readonly order: ListOrder;
  readonly ranges: readonly ListRange[];
  /** The ranges hold nothing that the filter does not let through. */
  readonly exact: boolean;
  /** Read units. */
  readonly budget: number;
}

/** The part of all times that a filter asks for, as sort keys. */
export interface TimeBounds {
  readonly low: string;
  readonly high: string;
}

/**
 * The ranges of a query behind a sort key. Each filter is a choice of ranges, not a sieve: people choose lists, priorities and
 * days choose parts of them. Where that makes too many, priorities are sieved, then people: what is left is read along the
 * others. A single filter, with up to six ranges, costs what a plain page may; more filters together 16 units.
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
    // From the highest down each priority is a range of its own, which costs half a unit to look at.
    budget: isSingle
      ? Math.max(unitsOfAPage * Math.ceil(query.limit / 20), ranges.length / 2 + unitsToFill)
      : unitsOfManyFilters,
  };
}

/** The lists of the people that a query is about: the tab's own where that is everybody. */
export function lanesOf(
  caller: ListCaller,
  query: Pick<ListQuery, 'status' | 'showCancelledJobs' | 'showRejectedJobs' | 'allUsers' | 'participantIds'>,
): Lane[] {
  const groups = groupsOf(query.status, query);
  // From outside one sees one's own alone; a filter on top of that is a sieve.
  if (!seesAllOrders(caller)) return personLanes(groups, [caller.accountId]);
  if (query.allUsers) return tabLanes(query);
  const free = managesAll(caller) ? groups.map((group): Lane => ({ of: 'nobody', group })) : [];
  return [...personLanes(groups, askedPeople(caller, query)), ...free];
}

/** All of a list. */
export function wholeLane(lane: Lane, order: ListRange['order'] = 'time'): ListRange {
  return { lane, order, prefix: '', ...timeBounds(null) };
}

/** The keys of a range of days; of all days without one. Undefined where there is no such day. */
export function timeBounds(range: OrderFilter['createdAt']): TimeBounds {
  const { from = null, to = null } = range ?? {};
  return {
    low: from === null ? '0' : timePart(Date.parse(from)),
    high: to === null ? ':' : `${timePart(Date.parse(to))}#~`,
  };
}

/** What is left of a range behind a sort key of the page; undefined where nothing is. */
export function behind<T extends Pick<ListRange, 'prefix' | 'lead' | 'low' | 'high'>>(
  range: T,
  sortDir: SortDir,
  after: string | undefined,
): T | undefined {
  const { lead = '' } = range;
  if (after !== undefined && !after.startsWith(lead)) {
    // Another priority's: all of this one is still to come, or none.
    return after < lead ? behind(range, sortDir, undefined) : undefined;
  }
  if (after === undefined) return range.low > range.high ? undefined : range;
  const key = range.prefix + after.slice(lead.length);
  const low = sortDir === 'asc' ? later(range.low, justBehind(key)) : range.low;
  const high = sortDir === 'desc' ? earlier(range.high, justBefore(key)) : range.high;
  return low > high ? undefined : { ...range, low, high };
}

/** Whether a query asks for less than its tab. */
export function narrows(query: ListQuery): boolean {
  return filtersOf(query) > 0;
}

/** As many as are read side by side, half a unit each, with something left for what they show to be the nearest. */
const mostRanges = 24;
const mostRangesOfOneFilter = 6;
const unitsOfAPage = 3;
const unitsOfManyFilters = 16;
/** Of one range: the rest of a page, once all were looked at. */
const unitsToFill = 1.5;

function tabLanes(query: Pick<ListQuery, 'status' | 'showCancelledJobs' | 'showRejectedJobs'>): Lane[] {
  return groupsOf(query.status, query).map((group) => ({ of: 'tab', group }));
}

function personLanes(groups: readonly OrderGroup[], people: readonly string[]): Lane[] {
  return groups.flatMap((group) => people.map((accountId): Lane => ({ of: 'person', accountId, group })));
}

/** Whether the lists of the people that are asked for need no sieve. */
function showsAllOf(caller: ListCaller, query: OrderFilter): boolean {
  return seesAllOrders(caller) || query.allUsers || askedPeople(caller, query).includes(caller.accountId);
}

/** Parts of one list, in its order: by time, or a priority each; by priority, neighbours together as long as no days part them. */
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

/** How many filters are on, of those that choose ranges. */
function filtersOf(query: ListQuery): number {
  return [
    groupsOf(query.status, query).length > 1,
    !query.allUsers,
    askedRanks(query) !== undefined,
    isBounded(query.createdAt),
    statusesWithin(query.status) !== undefined,
  ].filter(Boolean).length;
}

/** The least string behind a key, and the greatest before it, as far as keys of digits go: DynamoDB takes one range with both ends in it. */
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
