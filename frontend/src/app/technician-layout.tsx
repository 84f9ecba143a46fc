import { QueryClientProvider } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { AccountMenu } from '../components/shell/account-menu.tsx';
import { AppShell, ShellMain } from '../components/shell/app-shell.tsx';
import { useTechnicianProfile } from '../features/technician/technician-profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionChange, signOut } from '../lib/session.ts';
import { useLate } from '../lib/use-late.ts';
import { useReconnect } from '../lib/use-reconnect.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { TechnicianNavigation } from './technician-navigation.tsx';

// What one person was answered is not for the next one.
onSessionChange(() => queryClient.clear());

/** Top bar, the page in one column under it, and, but for a single job, the two tabs within the thumb's reach. */
export function TechnicianLayout() {
  useReconnect();
  const { pathname } = useLocation();
  const tabs = matchPath('/tech/jobs/:id', pathname) === null;
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        home={{ to: '/tech/jobs', label: 'Ironcall, jobs near me' }}
        navigation={<TechnicianNavigation atBottom={tabs} />}
        hasBottomNav={tabs}
        account={<Account />}
      >
        <ShellMain width="column">
          <PageBoundary fallback={<PageFailure />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </ShellMain>
      </AppShell>
    </QueryClientProvider>
  );
}

/** Few open it. */
const loadDevices = () => import('../features/technician/devices-dialog.tsx');

function Account() {
  const { data } = useTechnicianProfile();
  const [isOpen, setOpen] = useState(false);
  const late = useLate(loadDevices, isOpen);
  return (
    <>
      <AccountMenu
        account={data}
        entries={[{ label: 'Your devices', icon: MonitorSmartphone, onChoose: () => setOpen(true) }]}
        onSignOut={() => void signOut()}
      />
      {late && <late.DevicesDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
