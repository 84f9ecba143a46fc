import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ShellMain } from '../components/shell/app-shell.tsx';
import { CreditBanner } from '../components/shell/credit-banner.tsx';
import { overBottomNav } from '../components/shell/side-nav.tsx';
import { useProfile } from '../lib/profile.ts';
import { OrdersNavigation } from './orders-navigation.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { preloadPage } from './pages.tsx';
import { useTelematicsOnboarding } from './use-telematics-onboarding.ts';

/** The three tabs: at the left from 768 px up, at the bottom of a phone's screen. */
export function OrdersLayout() {
  useTelematicsOnboarding();
  const credit = useProfile().data?.creditUsage.creditUsagePercent ?? 0;
  useEffect(() => {
    // An order is what people open next, and often where the network is poor.
    const timer = setTimeout(() => preloadPage('/orders/:id'), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ flex: 1, display: 'flex', ...overBottomNav(true) }}>
      <OrdersNavigation />
      <ShellMain width="list">
        <CreditBanner usagePercent={credit} />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ShellMain>
    </Box>
  );
}
