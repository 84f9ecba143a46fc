import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { Bell, Building2, CircleUser, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../components/data/skeletons.tsx';
import { AccountMenu } from '../components/shell/account-menu.tsx';
import { AppShell } from '../components/shell/app-shell.tsx';
import { pushCalls } from '../lib/api.ts';
import { useOpenDialog } from '../lib/dialog-address.ts';
import { isEmbedded } from '../lib/embedding.ts';
import { pendingOrders } from '../lib/pending-order.ts';
import { useProfile } from '../lib/profile.ts';
import { dropSubscription, leavePush } from '../lib/push.ts';
import { queryClient, useReconnect } from '../lib/query-client.ts';
import { keepWhatIsSeen } from '../lib/seen.ts';
import { onSessionChange, signOut } from '../lib/session.ts';
import { AddressedDialogs } from './addressed-dialogs.tsx';
import { PageBoundary, PageFailure } from './page-failure.tsx';
import { usePush } from './use-push.ts';

// One person's data must not be shown to the next.
onSessionChange((end) => {
  queryClient.clear();
  if (end !== undefined) void dropSubscription();
});
keepWhatIsSeen(queryClient);

// Rare: needed only right after signing up.
const PendingOrderPage = lazy(async () => ({
  default: (await import('./pending-order-page.tsx')).PendingOrderPage,
}));

/** A top bar and the page. An order sent before sign-in comes first. Framed by another site, there is no bar. */
export function SignedInLayout() {
  useReconnect();
  usePush(pushCalls);
  const [hasPending, setHasPending] = useState(() => pendingOrders().length > 0);
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        home={{ to: '/orders', label: 'Ironcall, orders' }}
        account={<Account />}
        hideBar={isEmbedded()}
      >
        <PageBoundary
          fallback={
            <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', px: 2 }}>
              <PageFailure />
            </Box>
          }
        >
          <Suspense
            fallback={
              <Box component="main" id="main" sx={{ p: { xs: 2, md: 3 } }}>
                <PageSkeleton />
              </Box>
            }
          >
            {hasPending ? (
              <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', px: 2 }}>
                <PendingOrderPage onDone={() => setHasPending(false)} />
              </Box>
            ) : (
              <Outlet />
            )}
          </Suspense>
          {!hasPending && <AddressedDialogs />}
        </PageBoundary>
      </AppShell>
    </QueryClientProvider>
  );
}

/** Checks now and then for changes made elsewhere: a role, or a credit hold that pauses ordering. */
function Account() {
  const { data } = useProfile({ isPolled: true });
  const open = useOpenDialog();
  const navigate = useNavigate();
  return (
    <AccountMenu
      account={data?.account}
      entries={[
        { label: 'Profile', icon: CircleUser, onChoose: () => open('profile', 'me') },
        { label: 'Company', icon: Building2, onChoose: () => open('company-settings', 'own') },
        { label: 'Notification Settings', icon: Bell, onChoose: () => open('notification-settings', 'me') },
        { label: 'Manage Users', icon: Users, onChoose: () => void navigate('/users') },
      ]}
      onSignOut={() => void leavePush(pushCalls).then(signOut)}
    />
  );
}
