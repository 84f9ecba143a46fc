import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserRoundPlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { ShellMain } from '../../components/shell/app-shell.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import { openedHere } from '../../lib/dialog-address.ts';
import { usePermission, useProfile } from '../../lib/profile.ts';
import { ActivityList } from './activity/activity-list.tsx';
import { ExportButton } from './activity/export-button.tsx';
import { TeamDialogs } from './dialogs/team-dialogs.tsx';
import { PeopleList } from './people/people-list.tsx';

/** `/users`: the company's people and, for those who can edit them, the log of changes (document 2 section 2). */
export function TeamPage() {
  const [query] = useSearchParams();
  const isManager = usePermission('user_management');
  const asksForLog = query.get('tab') === 'activity';
  const isLog = isManager && asksForLog;
  // Until it is known whether to show the log, show nothing that would disappear again.
  const isUndecided = useProfile().isPending && asksForLog;
  return (
    <ShellMain width="list">
      <ListPage
        title="Manage Your Team"
        subtitle="Manage your team members and their roles."
        action={isManager ? isLog ? <ExportButton /> : <AddMember query={query} /> : undefined}
        filters={<TeamTabs isLog={isLog || isUndecided} hasLog={isManager || isUndecided} />}
      >
        {isUndecided ? <SkeletonRows count={8} height={72} /> : isLog ? <ActivityList /> : <PeopleList />}
      </ListPage>
      {isManager && <TeamDialogs />}
    </ShellMain>
  );
}

function AddMember({ query }: { readonly query: URLSearchParams }) {
  const search = new URLSearchParams(query);
  search.set('edit', 'add');
  return (
    <Button
      component={Link}
      to={{ search: search.toString() }}
      state={openedHere}
      variant="contained"
      startIcon={<UserRoundPlus size={20} />}
    >
      Add member
    </Button>
  );
}

interface TeamTabsProps {
  readonly isLog: boolean;
  readonly hasLog: boolean;
}

/** Present from the start, so that it pushes nothing down later. */
function TeamTabs({ isLog, hasLog }: TeamTabsProps) {
  return (
    <Box component="nav" aria-label="Team" sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      {tabs
        .filter(({ isOfLog }) => hasLog || isOfLog === isLog)
        .map(({ name, to, isOfLog }) => (
          <Box
            component={Link}
            key={to}
            to={to}
            aria-current={isOfLog === isLog ? 'page' : undefined}
            sx={tab}
          >
            {name}
          </Box>
        ))}
    </Box>
  );
}

const tabs = [
  { name: 'Members', to: '/users', isOfLog: false },
  { name: 'Activity', to: '/users?tab=activity', isOfLog: true },
] as const;

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current="page"]': { color: 'text.primary', borderBottomColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
