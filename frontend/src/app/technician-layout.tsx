import { QueryClientProvider } from '@tanstack/react-query';
import { Bell, CalendarDays, MapPinned, MonitorSmartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../components/data/skeletons.tsx';
import { AccountMenu } from '../components/shell/account-menu.tsx';
import { AppShell, ShellMain } from '../components/shell/app-shell.tsx';
import { SideNav } from '../components/shell/side-nav.tsx';
import { useTechnicianProfile } from '../features/technician/api.ts';
import { useAddressedDialog, useOpenDialog } from '../lib/dialog-address.ts';
import { dropSubscription, leavePush } from '../lib/push.ts';
import { queryClient, useReconnect } from '../lib/query-client.ts';
import { keepWhatIsSeen } from '../lib/seen.ts';
import { onSessionChange, signOut } from '../lib/session.ts';
import { techPushCalls } from '../lib/tech-api.ts';
import { useLate } from '../lib/use-late.ts';
import { PageBoundary, PageFailure } from './page-failure.tsx';
import { preloadPage } from './pages.tsx';
import { PushPrompt } from './push-prompt.tsx';
import { usePush } from './use-push.ts';

// One person's data must not be shown to the next.
onSessionChange((end) => {
  queryClient.clear();
  if (end !== undefined) void dropSubscription();
});
keepWhatIsSeen(queryClient);

/** A top bar, the page in one column, and two tabs at the bottom, except on a job's page. */
export function TechnicianLayout() {
  useReconnect();
  usePush(techPushCalls);
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
        <TechnicianPushPrompt />
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

/** The two tabs: at the bottom on phones, in the top bar from 768 px up. */
export function TechnicianNavigation({ atBottom }: { readonly atBottom: boolean }) {
  return (
    <SideNav
      label="Jobs"
      place="bar"
      onPhones={atBottom}
      onNear={preloadPage}
      items={[
        { to: '/tech/jobs', icon: MapPinned, label: 'Jobs near me' },
        { to: '/tech/schedule', icon: CalendarDays, label: 'My schedule' },
      ]}
    />
  );
}

function TechnicianPushPrompt() {
  const { data } = useTechnicianProfile();
  return (
    <PushPrompt
      calls={techPushCalls}
      accountId={data?.id}
      lead="Hear about new jobs near you and news of your own."
    />
  );
}

/** Loaded on demand: few people open it. */
const loadDevices = () => import('../features/technician/devices-dialog.tsx');
/** Emails and notices link to these. */
const addressed = ['notification-settings'] as const;
const loadSettings = () => import('../features/technician/notification-settings-dialog.tsx');

function Account() {
  const { data } = useTechnicianProfile();
  const [hasDevices, setHasDevices] = useState(false);
  const devices = useLate(loadDevices, hasDevices);
  const openDialog = useOpenDialog();
  const { open: hasSettings, onClose } = useAddressedDialog(addressed);
  const settings = useLate(loadSettings, hasSettings);
  return (
    <>
      <AccountMenu
        account={data}
        entries={[
          {
            label: 'Notification Settings',
            icon: Bell,
            onChoose: () => openDialog('notification-settings', 'me'),
          },
          { label: 'Your devices', icon: MonitorSmartphone, onChoose: () => setHasDevices(true) },
        ]}
        onSignOut={() => void leavePush(techPushCalls).then(signOut)}
      />
      {devices && <devices.DevicesDialog open={hasDevices} onClose={() => setHasDevices(false)} />}
      {settings && <settings.NotificationSettingsDialog open={hasSettings} onClose={onClose} />}
    </>
  );
}
