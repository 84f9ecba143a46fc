import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { OrderTab } from '#schema/orders/order-values.ts';
import {
  FilterBar,
  type FilterField,
  type FilterSwitch,
  type SortDirection,
} from '../../components/data/filter-bar.tsx';
import { noDays, wordsOfDayRange } from '../../lib/day-range.ts';
import { useProfile } from '../../lib/profile.ts';
import { useLate } from '../../lib/use-late.ts';
import { usePeople } from './api.ts';
import {
  defaultFilters,
  type OrderFilters,
  peopleOf,
  type Sort,
  searchLimit,
  sorts,
  withoutNarrowing,
} from './filters.ts';

export interface OrderFilterBarProps {
  readonly tab: OrderTab;
  readonly filters: OrderFilters;
  readonly onChange: (filters: OrderFilters) => void;
}

/** Search, sort and filters of a tab (document 1 section 2). */
export function OrderFilterBar({ tab, filters, onChange }: OrderFilterBarProps) {
  const participants = useParticipantsField(filters);
  // Preloads the fields, so that a filter opens at once.
  useLate(loadFields, false);
  return (
    <FilterBar
      label="Orders"
      filters={filters}
      onChange={onChange}
      search={{
        label: 'Search orders',
        limit: searchLimit,
        of: ({ search }) => search,
        set: (before, search) => ({ ...before, search }),
      }}
      sort={{
        options: sorts.map((sort) => ({ value: sort, label: sortLabel(sort, tab) })),
        of: ({ sort, sortDir }) => ({ by: sort, direction: sortDir }),
        set: (before, by, sortDir) => ({ ...before, sort: by as Sort, sortDir }),
        directionLabel: (by, direction) => directionLabel(by as Sort, direction),
      }}
      fields={[...participants, priorityField(filters), dateField(tab, filters)]}
      switches={participants.length === 0 ? toggles(tab) : [onlyMine, ...toggles(tab)]}
      clearAll={withoutNarrowing}
      // The search has its own box, so it is not reset.
      reset={({ search }) => ({ ...defaultFilters(tab), search })}
    />
  );
}

/**
 * For people who can see others' orders. Shown until the profile loads: nearly everyone can, and adding it later would
 * shift the layout.
 */
function useParticipantsField(filters: OrderFilters): FilterField<OrderFilters>[] {
  const account = useProfile().data?.account;
  const known = usePeople(filters.participantIds);
  if (account?.role.permissions.includes('view_and_request_orders') === false) return [];
  const people = account === undefined ? known : [account, ...known];
  const nameOf = (id: string) => known.find((person) => person.id === id)?.fullName ?? '…';
  const others = filters.participantIds.filter((id) => id !== account?.id);
  const isMe = !filters.showAllUsersOrders || others.length < filters.participantIds.length;
  return [
    {
      name: 'Participants',
      words: [...(isMe ? ['Me'] : []), ...others.map(nameOf)],
      clear: (before) => ({ ...before, showAllUsersOrders: true, participantIds: [] }),
      render: (shown, change) => (
        <LateFields height={96}>
          {({ PeopleField }) => (
            <PeopleField
              people={people}
              value={peopleOf(shown, account?.id)}
              locked={shown.showAllUsersOrders || account === undefined ? [] : [account.id]}
              onChange={(participantIds) => change({ ...shown, participantIds })}
            />
          )}
        </LateFields>
      ),
    },
  ];
}

function priorityField(filters: OrderFilters): FilterField<OrderFilters> {
  return {
    name: 'Priority',
    words: filters.priorities.toReversed().map((each) => each.charAt(0).toUpperCase() + each.slice(1)),
    clear: (before) => ({ ...before, priorities: [] }),
    render: (shown, change) => (
      <LateFields height={76}>
        {({ PriorityField }) => (
          <PriorityField
            value={shown.priorities}
            onChange={(priorities) => change({ ...shown, priorities })}
          />
        )}
      </LateFields>
    ),
  };
}

function dateField(tab: OrderTab, filters: OrderFilters): FilterField<OrderFilters> {
  const words = wordsOfDayRange(filters.createdAt);
  return {
    name: dateLabel(tab),
    words: words === '' ? [] : [words],
    clear: (before) => ({ ...before, createdAt: noDays }),
    render: (shown, change) => (
      <LateFields height={160}>
        {({ DateField }) => (
          <DateField
            label={dateLabel(tab)}
            value={shown.createdAt}
            onChange={(createdAt) => change({ ...shown, createdAt })}
          />
        )}
      </LateFields>
    ),
  };
}

const onlyMine: FilterSwitch<OrderFilters> = {
  label: 'Only my orders',
  isOn: ({ showAllUsersOrders }) => !showAllUsersOrders,
  set: (before, on) => ({ ...before, showAllUsersOrders: !on, participantIds: [] }),
};

/** Switches for orders that the tab hides by default. */
function toggles(tab: OrderTab): FilterSwitch<OrderFilters>[] {
  switch (tab) {
    case 'needsService':
      return [
        {
          label: 'Show rejected jobs',
          isOn: ({ showRejectedJobs }) => showRejectedJobs,
          set: (before, showRejectedJobs) => ({ ...before, showRejectedJobs }),
        },
      ];
    case 'scheduled':
      return [
        {
          label: 'Show cancelled orders',
          isOn: ({ showCancelledJobs }) => showCancelledJobs,
          set: (before, showCancelledJobs) => ({ ...before, showCancelledJobs }),
        },
      ];
    case 'complete':
      return [];
  }
}

type Fields = typeof import('./filter-fields.tsx');

/** The filter fields are a tenth of the page's code, and needed only once a filter is opened. */
const loadFields = (): Promise<Fields> => import('./filter-fields.tsx');

interface LateFieldsProps {
  /** Height of the loaded field, in pixels. */
  readonly height: number;
  readonly children: (fields: Fields) => ReactNode;
}

function LateFields({ height, children }: LateFieldsProps) {
  const fields = useLate(loadFields, true);
  return fields === undefined ? <Skeleton variant="rounded" height={height} /> : children(fields);
}

/** The tab's label for its date (document 1 section 2). */
function dateLabel(tab: OrderTab): string {
  return tab === 'needsService' ? 'Detected Date' : 'Created Date';
}

function sortLabel(sort: Sort, tab: OrderTab): string {
  if (sort === 'id') return 'Order Number';
  return sort === 'priority' ? 'Priority' : dateLabel(tab);
}

/** `Newest first`: the direction's name for this sort. */
function directionLabel(sort: Sort, direction: SortDirection): string {
  const [ascending, descending] = {
    id: ['Lowest first', 'Highest first'],
    priority: ['Lowest first', 'Highest first'],
    createdAt: ['Oldest first', 'Newest first'],
  }[sort] as [string, string];
  return direction === 'asc' ? ascending : descending;
}
