import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountMenu } from '../components/shell/account-menu.tsx';
import { AppShell } from '../components/shell/app-shell.tsx';
import { isEmbedded } from '../lib/embedding.ts';
import { pendingOrders } from '../lib/pending-order.ts';
import { useProfile } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionChange, signOut } from '../lib/session.ts';
import { useReconnect } from '../lib/use-reconnect.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

// What one person was answered is not for the next one.
onSessionChange(() => queryClient.clear());

// Rare: it comes with who has just signed up.
const PendingOrderPage = lazy(async () => ({
  default: (await import('./pending-order-page.tsx')).PendingOrderPage,
}));

/** Top bar, and a page under it, but first what was ordered before the sign-in. Inside somebody else's frame there is no bar. */
export function SignedInLayout() {
  useReconnect();
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
          {!hasPending && <OrderDialogs />}
        </PageBoundary>
      </AppShell>
    </QueryClientProvider>
  );
}

function Account() {
  return <AccountMenu account={useProfile().data?.account} onSignOut={() => void signOut()} />;
}
