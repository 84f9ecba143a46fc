import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { EllipsisVertical, Inbox } from 'lucide-react';
import { useState } from 'react';
import { DataGrid, type GridColumn } from '../components/data/data-grid.tsx';
import { EmptyPicture, type EmptyPictureName } from '../components/data/empty-picture.tsx';
import { EmptyState } from '../components/data/empty-state.tsx';
import { ErrorState } from '../components/data/error-state.tsx';
import { FilterBar, type SortDirection } from '../components/data/filter-bar.tsx';
import { borderedList } from '../components/data/list-styles.ts';
import { ListSkeleton, SkeletonRows } from '../components/data/skeletons.tsx';
import { CollapsibleList } from '../components/facts/collapsed.tsx';
import { PanelButton } from '../components/facts/panel-section.tsx';
import { Badge } from '../components/facts/status-badge.tsx';
import { ChipSelect } from '../components/forms/chip-select.tsx';
import { Person } from '../components/identity/person.tsx';
import { Exhibit, State } from './exhibit.tsx';

export function DataRoom() {
  return (
    <>
      <Exhibit name="CollapsibleList">
        <CollapsibleList
          items={['CA2265', 'SPN 3226 FMI 18', 'P0087', 'E361']}
          keyOf={(code) => code}
          renderItem={(code) => <code>{code}</code>}
          what="fault codes"
        />
      </Exhibit>
      <Exhibit name="DataGrid" wide>
        <DataGrid
          name="Gallery users"
          columns={columns}
          rows={users}
          rowId={({ id }) => id}
          pageSize={5}
          rowActions={({ name }) => (
            <IconButton aria-label={`Actions for ${name}`}>
              <EllipsisVertical size={22} />
            </IconButton>
          )}
          card={({ name, email }) => <Person name={name} note={email} />}
        />
      </Exhibit>
      <Exhibit name="DataGrid of a server, loading, empty" wide>
        <RemoteGrid />
        <DataGrid name="Gallery loading" columns={columns} rows={undefined} rowId={({ id }) => id} />
        <DataGrid name="Gallery nobody" columns={columns} rows={[]} rowId={({ id }) => id} />
      </Exhibit>
      <Exhibit name="FilterBar, FilterChips" wide>
        <State initial={filtersAtFirst}>
          {(filters, onChange) => <SampleFilterBar filters={filters} onChange={onChange} />}
        </State>
      </Exhibit>
      <Exhibit name="ListSkeleton" wide>
        <ListSkeleton count={3} sx={{ ...borderedList, bgcolor: 'background.paper' }}>
          <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
            <Skeleton variant="rounded" width={48} height={48} />
            <Box sx={{ flex: 1 }}>
              <Skeleton width="60%" sx={{ typography: 'body1' }} />
              <Skeleton width="35%" sx={{ typography: 'body2' }} />
            </Box>
          </Box>
        </ListSkeleton>
      </Exhibit>
      <Exhibit name="EmptyState" wide>
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr', xl: '1fr 1fr 1fr' } }}>
          {pictures.map((name) => (
            <EmptyState
              key={name}
              picture={<EmptyPicture name={name} />}
              title="Import your first health alert"
              action={<Button variant="contained">Import Alert</Button>}
            >
              An alert of a machine becomes an order.
            </EmptyState>
          ))}
        </Box>
      </Exhibit>
      <Exhibit name="EmptyState of a panel">
        <EmptyState icon={Inbox} title="No documents uploaded yet" />
      </Exhibit>
      <Exhibit name="ErrorState">
        <ErrorState onRetry={() => {}} />
        {(['OFFLINE', 'FORBIDDEN', 'NOT_FOUND'] as const).map((code) => (
          <ErrorState key={code} error={failures[code]} onRetry={() => {}} />
        ))}
      </Exhibit>
      <Exhibit name="SkeletonRows, PanelButton">
        <SkeletonRows count={2} height={72} />
        <PanelButton icon={Inbox} name="Report an issue" note="Tell us what went wrong" onClick={() => {}} />
      </Exhibit>
    </>
  );
}

function RemoteGrid() {
  const [page, setPage] = useState(1);
  return (
    <DataGrid
      name="Gallery page"
      columns={columns}
      rows={users.slice((page - 1) * 3, page * 3)}
      rowId={({ id }) => id}
      pageSize={3}
      remote={{ page, total: users.length, sort: { id: 'name', desc: false }, onChange: setPage }}
    />
  );
}

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly orders: number;
  readonly isActive: boolean;
}

const names = [
  'Dana Whitaker',
  'Erin Hale',
  'Omar Diaz',
  'Marcus Boyd',
  'Priya Raman',
  'Kim Lee',
  'Al Reyes',
];

const users: readonly User[] = names.map((name, at) => ({
  id: `user-${at}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@ridgeline.example`,
  orders: (at * 37) % 19,
  isActive: at !== 3,
}));

const columns: readonly GridColumn<User>[] = [
  {
    id: 'name',
    name: 'Name',
    value: ({ name }) => name,
    cell: ({ name }) => <Person name={name} size={28} />,
    isFixed: true,
  },
  { id: 'email', name: 'Email', value: ({ email }) => email },
  { id: 'orders', name: 'Orders', value: ({ orders }) => orders, align: 'end' },
  {
    id: 'status',
    name: 'Status',
    value: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'done' : 'pending'}>{isActive ? 'Active' : 'Inactive'}</Badge>
    ),
  },
];

const pictures: readonly EmptyPictureName[] = [
  'machines',
  'nothingFound',
  'people',
  'places',
  'messages',
  'files',
];

const failures = {
  OFFLINE: new TypeError('Failed to fetch'),
  FORBIDDEN: Object.assign(new Error(''), { data: { code: 'FORBIDDEN' } }),
  NOT_FOUND: Object.assign(new Error(''), { data: { code: 'NOT_FOUND' } }),
} as const;

interface SampleFilters {
  readonly search: string;
  readonly by: string;
  readonly direction: SortDirection;
  readonly roles: readonly string[];
  readonly withInactive: boolean;
}

const filtersAtFirst: SampleFilters = {
  search: '',
  by: 'name',
  direction: 'asc',
  roles: ['Fleet Manager', 'Internal User', 'External User'],
  withInactive: false,
};

interface SampleFilterBarProps {
  readonly filters: SampleFilters;
  readonly onChange: (filters: SampleFilters) => void;
}

function SampleFilterBar(props: SampleFilterBarProps) {
  const roles = filtersAtFirst.roles.map((role) => ({ value: role, label: role }));
  return (
    <FilterBar
      {...props}
      label="Users"
      search={{
        label: 'Search users',
        limit: 100,
        of: ({ search }) => search,
        set: (filters, search) => ({ ...filters, search }),
      }}
      sort={{
        options: [
          { value: 'name', label: 'Name' },
          { value: 'lastSignIn', label: 'Last Active' },
        ],
        of: ({ by, direction }) => ({ by, direction }),
        set: (filters, by, direction) => ({ ...filters, by, direction }),
        directionLabel: (_by, direction) => (direction === 'asc' ? 'A to Z' : 'Z to A'),
      }}
      fields={[
        {
          name: 'Role',
          words: props.filters.roles,
          clear: (filters) => ({ ...filters, roles: [] }),
          render: (filters, change) => (
            <ChipSelect
              label="Role"
              options={roles}
              value={filters.roles}
              onChange={(chosen) => change({ ...filters, roles: chosen })}
            />
          ),
        },
      ]}
      switches={[
        {
          label: 'Show inactive users',
          isOn: ({ withInactive }) => withInactive,
          set: (filters, withInactive) => ({ ...filters, withInactive }),
        },
      ]}
      clearAll={(filters) => ({ ...filters, search: '', roles: [] })}
      reset={({ search }) => ({ ...filtersAtFirst, roles: [], search })}
    />
  );
}
