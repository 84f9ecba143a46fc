import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleCheck, CircleX } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Colleague } from '#schema/accounts/people.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { DataGrid, type GridColumn } from '../../../components/data/data-grid.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { Person } from '../../../components/identity/person.tsx';
import { openedHere, withoutDialogs } from '../../../lib/dialog-address.ts';
import { RoleIcon } from '../role-icon.tsx';
import { columnNames, lastActiveWords, statusWords } from '../team-words.ts';
import { RowMenu } from './row-menu.tsx';
import { type TeamQuery, type TeamSort, teamSorts, wholeTeam } from './team-query.ts';

export interface TeamGridProps {
  readonly shown: TeamQuery;
  readonly onChange: (shown: TeamQuery) => void;
  /** Undefined while loading. */
  readonly team: { readonly data: readonly Colleague[]; readonly count: number } | undefined;
  readonly isStale: boolean;
  /** People who can edit others can open them. */
  readonly isManager: boolean;
  readonly ownId: string | undefined;
}

/** One page of the company's people; a list of cards on phones. */
export function TeamGrid({ shown, onChange, team, isStale, isManager, ownId }: TeamGridProps) {
  const { page, limit, sort, sortDir } = shown;
  return (
    <DataGrid<Colleague>
      key={ownId}
      owner={ownId}
      name="Team members"
      columns={columnsFor(isManager)}
      rows={team?.data}
      rowId={({ id }) => id}
      pageSize={limit}
      isStale={isStale}
      remote={{
        page,
        total: team?.count ?? 0,
        sort: { id: sort, desc: sortDir === 'desc' },
        onChange: (next, by) =>
          onChange({
            ...shown,
            page: next,
            sort: teamSorts.find((each) => each === by?.id) ?? wholeTeam.sort,
            sortDir: by?.desc ? 'desc' : 'asc',
          }),
      }}
      {...(isManager && {
        rowActions: (person: Colleague) => <RowMenu person={person} isOneself={person.id === ownId} />,
      })}
      card={(person) => <PersonCard person={person} isManager={isManager} />}
    />
  );
}

interface CellProps {
  readonly person: Colleague;
  readonly isManager: boolean;
}

function columnsFor(isManager: boolean): readonly GridColumn<Colleague>[] {
  return isManager ? managerColumns : readerColumns;
}

const managerColumns = columns(true);
const readerColumns = columns(false);

function columns(isManager: boolean): readonly GridColumn<Colleague>[] {
  return teamSorts.map((id) => ({
    id,
    name: columnNames[id],
    value: (person) => (id === 'name' ? person.fullName : person[id]),
    cell: (person) => cells[id]({ person, isManager }),
    ...(id === 'name' && { isFixed: true }),
    ...(id === 'ordersCount' && { align: 'end' }),
  }));
}

const cells: Readonly<Record<TeamSort, (props: CellProps) => React.ReactNode>> = {
  name: (props) => <WhoIsIt {...props} />,
  status: ({ person }) => <StatusOf person={person} />,
  email: ({ person }) => <Contact person={person} />,
  ordersCount: ({ person }) => <span className="numbers">{person.ordersCount}</span>,
  lastSignIn: ({ person, isManager }) => lastActiveWords(person, isManager),
};

function PersonCard({ person, isManager }: CellProps) {
  const { ordersCount } = person;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <WhoIsIt person={person} isManager={isManager} />
      <Contact person={person} />
      <Box sx={cardFacts}>
        <StatusOf person={person} />
        <span className="numbers">{ordersCount === 1 ? '1 order owned' : `${ordersCount} orders owned`}</span>
        <span>Last active: {lastActiveWords(person, isManager)}</span>
      </Box>
    </Box>
  );
}

function WhoIsIt({ person: { id, fullName, picture, role }, isManager }: CellProps) {
  return (
    <Person
      name={fullName}
      picture={picture}
      renderName={isManager ? (name) => <DetailLink id={id}>{name}</DetailLink> : undefined}
      note={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <RoleIcon permissions={role.permissions} size={16} />
          {role.name}
        </Box>
      }
    />
  );
}

function DetailLink({ id, children }: { readonly id: string; readonly children: string }) {
  const [query] = useSearchParams();
  const opened = withoutDialogs(query);
  opened.set('edit', id);
  return (
    <Link
      component={RouterLink}
      to={{ search: opened.toString() }}
      state={openedHere}
      preventScrollReset
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 500 }}
    >
      {children}
    </Link>
  );
}

function StatusOf({ person: { status } }: { readonly person: Colleague }) {
  return status === 'active' ? (
    <Badge tone="done" icon={CircleCheck}>
      {statusWords.active}
    </Badge>
  ) : (
    <Badge tone="pending" icon={CircleX}>
      {statusWords.inactive}
    </Badge>
  );
}

function Contact({ person: { email, phone } }: { readonly person: Colleague }) {
  if (email === null && phone === null) return '–';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <div>{email}</div>
      {phone !== null && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }} className="numbers">
          {formatPhoneNumber(phone)}
        </Box>
      )}
    </Box>
  );
}

const cardFacts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
} as const;
