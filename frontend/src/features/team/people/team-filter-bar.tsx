import { roles as rolesById } from '#schema/accounts/roles.ts';
import { FilterBar, type FilterField, type SortDirection } from '../../../components/data/filter-bar.tsx';
import { ChipSelect } from '../../../components/forms/chip-select.tsx';
import { DateRange } from '../../../components/forms/date-range.tsx';
import { noDays, wordsOfDayRange } from '../../../lib/day-range.ts';
import { columnNames, statusWords } from '../team-words.ts';
import {
  customerRoles,
  searchLimit,
  statuses,
  type TeamQuery,
  type TeamSort,
  teamSorts,
  wholeTeam,
} from './team-query.ts';

export interface TeamFilterBarProps {
  readonly shown: TeamQuery;
  readonly onChange: (shown: TeamQuery) => void;
}

/** The team's search and filters, plus the sort order on small screens (document 2 section 2). */
export function TeamFilterBar({ shown, onChange }: TeamFilterBarProps) {
  return (
    <FilterBar<TeamQuery>
      label="Team"
      filters={shown}
      // New filters start at the first page.
      onChange={(next) => onChange({ ...next, page: 1 })}
      search={{
        label: 'Search team',
        limit: searchLimit,
        of: ({ search }) => search,
        set: (before, search) => ({ ...before, search }),
      }}
      sortsByHeads
      sort={{
        options: teamSorts.map((sort) => ({ value: sort, label: columnNames[sort] })),
        of: ({ sort, sortDir }) => ({ by: sort, direction: sortDir }),
        set: (before, by, sortDir) => ({ ...before, sort: by as TeamSort, sortDir }),
        directionLabel: (by, direction) => directionLabel(by as TeamSort, direction),
      }}
      fields={[roleField(shown), statusField(shown), lastActiveField(shown)]}
      clearAll={({ sort, sortDir, limit }) => ({ ...wholeTeam, sort, sortDir, limit })}
      // The search has its own box, so it is not reset.
      reset={({ search, limit }) => ({ ...wholeTeam, search, limit })}
    />
  );
}

function roleField({ roles }: TeamQuery): FilterField<TeamQuery> {
  return {
    name: 'Role',
    words: roles.map((id) => rolesById[id].name),
    clear: (before) => ({ ...before, roles: [] }),
    render: (before, change) => (
      <ChipSelect
        label="Role"
        options={customerRoles.map((value) => ({ value, label: rolesById[value].name }))}
        value={before.roles}
        onChange={(chosen) => change({ ...before, roles: chosen })}
      />
    ),
  };
}

function statusField(shown: TeamQuery): FilterField<TeamQuery> {
  return {
    name: 'Status',
    words: shown.statuses.map((status) => statusWords[status]),
    clear: (before) => ({ ...before, statuses: [] }),
    render: (before, change) => (
      <ChipSelect
        label="Status"
        options={statuses.map((value) => ({ value, label: statusWords[value] }))}
        value={before.statuses}
        onChange={(chosen) => change({ ...before, statuses: chosen })}
      />
    ),
  };
}

function lastActiveField({ lastActive }: TeamQuery): FilterField<TeamQuery> {
  const words = wordsOfDayRange(lastActive);
  return {
    name: 'Last Active',
    words: words === '' ? [] : [words],
    clear: (before) => ({ ...before, lastActive: noDays }),
    render: (before, change) => (
      <DateRange
        label="Last Active"
        value={before.lastActive}
        onChange={(days) => change({ ...before, lastActive: days })}
      />
    ),
  };
}

/** `Newest first`: the direction's name for this sort. */
function directionLabel(sort: TeamSort, direction: SortDirection): string {
  const [ascending, descending] = {
    name: ['A to Z', 'Z to A'],
    email: ['A to Z', 'Z to A'],
    status: ['Active first', 'Inactive first'],
    ordersCount: ['Fewest first', 'Most first'],
    lastSignIn: ['Oldest first', 'Newest first'],
  }[sort] as [string, string];
  return direction === 'asc' ? ascending : descending;
}
