import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import { Brand } from '../components/shell/brand.tsx';
import { useTechnicianProfile } from '../features/technician/technician-profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionChange } from '../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { bar, home } from './bar.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { TechnicianNavigation } from './technician-navigation.tsx';

// What one person was answered is not for the next one.
onSessionChange(() => queryClient.clear());

/** Top bar, the page in one column under it, and, but for a single job, the two tabs within the thumb's reach. */
export function TechnicianLayout() {
  const { pathname } = useLocation();
  const tabs = matchPath('/tech/jobs/:id', pathname) === null;
  return (
    <QueryClientProvider client={queryClient}>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'flex',
          flexDirection: 'column',
          '--shell-top': '56px',
          '--shell-bottom': {
            xs: tabs ? 'calc(64px + env(safe-area-inset-bottom, 0px))' : '0px',
            md: '0px',
          },
          pb: 'var(--shell-bottom)',
        }}
      >
        <Box component="header" sx={bar}>
          <Box component={Link} to="/tech/jobs" aria-label="Ironcall, jobs near me" sx={home}>
            <Brand />
          </Box>
          <TechnicianNavigation atBottom={tabs} />
          <Account />
        </Box>
        <Box component="main" id="main" tabIndex={-1} sx={column}>
          <PageBoundary fallback={<PageFailure />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </Box>
      </Box>
    </QueryClientProvider>
  );
}

function Account() {
  const { data } = useTechnicianProfile();
  return <AccountMenu account={data} />;
}

const column = {
  flex: 1,
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  outline: 'none',
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 4 },
} as const;
