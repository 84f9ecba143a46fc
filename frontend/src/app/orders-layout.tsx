import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { OrdersNavigation } from './orders-navigation.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { preloadPage } from './pages.tsx';
import { useTelematicsOnboarding } from './use-telematics-onboarding.ts';

/** The three tabs: at the left from 768 px up, at the bottom of a phone's screen. */
export function OrdersLayout() {
  useTelematicsOnboarding();
  useEffect(() => {
    // An order is what people open next, and often where the network is poor.
    const timer = setTimeout(() => preloadPage('/orders/:id'), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        '--shell-bottom': { xs: 'calc(64px + env(safe-area-inset-bottom, 0px))', md: '0px' },
        pb: { xs: 'var(--shell-bottom)', md: 0 },
      }}
    >
      <OrdersNavigation />
      <Box component="main" id="main" tabIndex={-1} sx={content}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
}

const content = {
  flex: 1,
  minWidth: 0,
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, md: 3, lg: 4 },
  pt: { xs: 2, md: 3 },
  maxWidth: 1240,
  mx: 'auto',
} as const;
