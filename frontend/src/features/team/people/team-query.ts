import { type RoleId, roleIds, roles as rolesById } from '#schema/accounts/roles.ts';
import type { SortDirection } from '../../../components/data/filter-bar.tsx';
import {
  type DayRange,
  dayRangeOf,
  endOfDay,
  noDays,
  startOfDay,
  textOfDayRange,
} from '../../../lib/day-range.ts';

export const teamSorts = ['name', 'status', 'email', 'ordersCount', 'lastSignIn'] as const;
export type TeamSort = (typeof teamSorts)[number];

export const statuses = ['active', 'inactive'] as const;
type Status = (typeof statuses)[number];

/** The roles a customer's people can have. */
export const customerRoles = roleIds.filter((id) => rolesById[id].userType === 'customer');

/** What the team's page shows, named as in the address (document 2 section 2). */
export interface TeamQuery {
  readonly search: string;
  readonly roles: readonly RoleId[];
  readonly statuses: readonly Status[];
  readonly lastActive: DayRange;
  /** Starts at 1. */
  readonly page: number;
  readonly limit: number;
  readonly sort: TeamSort;
  readonly sortDir: SortDirection;
}

export const wholeTeam: TeamQuery = {
  search: '',
  roles: [],
  statuses: [],
  lastActive: noDays,
  page: 1,
  limit: 20,
  sort: 'name',
  sortDir: 'asc',
};

/** The API's limits for search length and page size. */
export const searchLimit = 100;
const mostOfPage = 100;

/** Reads an address leniently: anything unknown, or not a positive whole number, falls back to its default. */
export function readTeamQuery(query: URLSearchParams): TeamQuery {
  const listed = (name: string) => (query.get(name) ?? '').split(',');
  return {
    search: (query.get('search') ?? '').slice(0, searchLimit),
    roles: customerRoles.filter((id) => listed('roles').includes(id)),
    statuses: statuses.filter((status) => listed('statuses').includes(status)),
    lastActive: dayRangeOf(query.get('lastActive') ?? ''),
    page: positive(query.get('page')) ?? wholeTeam.page,
    limit: Math.min(positive(query.get('limit')) ?? wholeTeam.limit, mostOfPage),
    sort: teamSorts.find((sort) => sort === query.get('sort')) ?? wholeTeam.sort,
    sortDir: query.get('sortDir') === 'desc' ? 'desc' : 'asc',
  };
}

/** A copy of the address's query with these values, leaving out defaults and keeping everything else. */
export function writeTeamQuery(before: URLSearchParams, shown: TeamQuery): URLSearchParams {
  const written = new URLSearchParams(before);
  for (const name of names) {
    const text = textOf[name](shown);
    if (text === textOf[name](wholeTeam)) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** The input of customers.accounts.all. Days run from midnight to midnight in the reader's time zone. */
export function teamInput({ lastActive: { from, to }, search, ...shown }: TeamQuery) {
  return {
    ...shown,
    search: search.trim(),
    roles: [...shown.roles],
    statuses: [...shown.statuses],
    lastActive:
      from === null && to === null
        ? null
        : { from: from === null ? null : startOfDay(from), to: to === null ? null : endOfDay(to) },
  };
}

const textOf = {
  search: ({ search }) => search,
  roles: ({ roles }) => roles.join(','),
  statuses: (shown) => shown.statuses.join(','),
  lastActive: ({ lastActive }) => textOfDayRange(lastActive),
  page: ({ page }) => String(page),
  limit: ({ limit }) => String(limit),
  sort: ({ sort }) => sort,
  sortDir: ({ sortDir }) => sortDir,
} as const satisfies Record<keyof TeamQuery, (shown: TeamQuery) => string>;

const names = Object.keys(textOf) as (keyof TeamQuery)[];

function positive(text: string | null): number | undefined {
  const number = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 0;
  return number > 0 && Number.isSafeInteger(number) ? number : undefined;
}
