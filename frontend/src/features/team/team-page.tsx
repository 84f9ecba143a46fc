import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { UserRoundPlus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { ShellMain } from '../../components/shell/app-shell.tsx';
import { ListPage } from '../../components/templates/list-page.tsx';
import { openedHere } from '../../lib/dialog-address.ts';
import { usePermission } from '../../lib/profile.ts';
import { ActivityList } from './activity/activity-list.tsx';
import { ExportButton } from './activity/export-button.tsx';
import { TeamDialogs } from './dialogs/team-dialogs.tsx';
import { PeopleList } from './people/people-list.tsx';

/** `/users`: the company's people, and for who may change them what was changed (document 2 section 2). */
export function TeamPage() {
  const [query] = useSearchParams();
  const isManager = usePermission('user_management');
  const isLog = isManager && query.get('tab') === 'activity';
  return (
    <ShellMain width="list">
      <ListPage
        title="Manage Your Team"
        subtitle="Manage your team members and their roles."
        action={isManager ? isLog ? <ExportButton /> : <AddMember query={query} /> : undefined}
        filters={isManager && <TeamTabs isLog={isLog} />}
      >
        {isLog ? <ActivityList /> : <PeopleList />}
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

function TeamTabs({ isLog }: { readonly isLog: boolean }) {
  return (
    <Box component="nav" aria-label="Team" sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={isLog ? 'activity' : 'people'} role="presentation">
        <Tab value="people" label="Members" component={Link} to="/users" role="link" />
        <Tab value="activity" label="Activity" component={Link} to="/users?tab=activity" role="link" />
      </Tabs>
    </Box>
  );
}
