import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { CalendarClock, CircleCheckBig, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavBadge, overBottomNav, SideNav } from '../components/shell/side-nav.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { trpc } from '../lib/api.ts';
import { useUnreadSum } from '../lib/unreads.ts';
import { preloadPage } from './pages.tsx';

/**
 * A signed-in customer's page with the orders navigation: on the left from 768 px up, at the bottom of the screen on
 * phones.
 */
export function BesideNavigation({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ flex: 1, display: 'flex', ...overBottomNav(true) }}>
      <OrdersNavigation />
      {children}
    </Box>
  );
}

/** Pending, In-Service and Complete (document 1 section 2, Orders area). */
function OrdersNavigation() {
  return (
    <SideNav
      label="Orders"
      place="side"
      onNear={preloadPage}
      items={[
        { to: '/orders/needs-service', icon: Wrench, label: 'Pending', badge: <PendingBadge /> },
        { to: '/orders', icon: CalendarClock, label: 'In-Service', badge: <UnreadBadge /> },
        { to: '/orders/history', icon: CircleCheckBig, label: 'Complete' },
      ]}
    />
  );
}

/** How many orders wait for approval. While there are none and no alert has filed one yet, 'New'. */
function PendingBadge() {
  const [pending, fromAlerts] = useQueries({
    queries: [
      trpc.customers.orders.getPendingOrdersCount.queryOptions({}, { refetchInterval: 30_000 }),
      trpc.customers.orders.getHasOrderFromEquipmentAlerts.queryOptions(undefined, { staleTime: 60_000 }),
    ],
  });
  if (pending.data === undefined) return null;
  const { count, more } = pending.data;
  if (count > 0) {
    return (
      <NavBadge tone="urgent">
        {more ? `${count}+` : count}
        <VisuallyHidden> waiting for approval</VisuallyHidden>
      </NavBadge>
    );
  }
  return fromAlerts.data === false ? <NavBadge tone="new">New</NavBadge> : null;
}

/** Unread count over all of the reader's own orders. */
function UnreadBadge() {
  const sum = useUnreadSum();
  if (sum === 0) return null;
  return (
    <NavBadge tone="plain">
      {sum > 99 ? '99+' : sum}
      <VisuallyHidden> unread</VisuallyHidden>
    </NavBadge>
  );
}
