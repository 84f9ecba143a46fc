import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { onSessionChange } from '../lib/session.ts';
import { isEmbedded } from './embedded.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { TopBar } from './top-bar.tsx';

// What one person was answered is not for the next one.
onSessionChange(() => queryClient.clear());

/** Top bar, and a page under it. Inside somebody else's frame there is no bar. */
export function SignedInLayout() {
  const bar = !isEmbedded();
  return (
    <QueryClientProvider client={queryClient}>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          '--shell-top': bar ? '56px' : '0px',
        }}
      >
        {bar && <TopBar />}
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
            <Outlet />
          </Suspense>
          <OrderDialogs />
        </PageBoundary>
      </Box>
    </QueryClientProvider>
  );
}
