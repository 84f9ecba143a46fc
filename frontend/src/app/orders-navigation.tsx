import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { CalendarClock, CircleCheckBig, type LucideIcon, Wrench } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { trpc } from '../lib/api.ts';
import { preloadPage } from './pages.tsx';

/** Pending, In-Service and Complete (document 1 section 2, Orders area). */
export function OrdersNavigation() {
  return (
    <Box component="nav" aria-label="Orders" sx={navigation}>
      <Tab to="/orders/needs-service" icon={Wrench} label="Pending" badge={<PendingBadge />} />
      <Tab to="/orders" icon={CalendarClock} label="In-Service" />
      <Tab to="/orders/history" icon={CircleCheckBig} label="Complete" />
    </Box>
  );
}

interface TabProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly badge?: React.ReactNode;
}

function Tab({ to, icon: Icon, label, badge }: TabProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      end
      onPointerEnter={() => preloadPage(to)}
      onFocus={() => preloadPage(to)}
      sx={tab}
    >
      <Icon size={22} />
      <span>{label}</span>
      {badge}
    </Box>
  );
}

/** How many orders wait for approval; 'New' while there are none and no alert has made one yet. */
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
      <Box component="span" className="numbers" sx={{ ...badgeLook, color: '#fff', bgcolor: '#B42318' }}>
        {more ? `${count}+` : count}
        <VisuallyHidden> waiting for approval</VisuallyHidden>
      </Box>
    );
  }
  if (fromAlerts.data !== false) return null;
  return (
    <Box component="span" sx={{ ...badgeLook, color: 'status.done.text', bgcolor: 'status.done.tint' }}>
      New
    </Box>
  );
}

const navigation = {
  bgcolor: 'background.paper',
  borderColor: 'divider',
  display: 'flex',
  zIndex: 'appBar',
  // Phones: within the thumb's reach.
  position: { xs: 'fixed', md: 'sticky' },
  inset: { xs: 'auto 0 0', md: 'auto' },
  top: { md: 'var(--shell-top)' },
  height: { xs: 'var(--shell-bottom)', md: 'calc(100dvh - var(--shell-top))' },
  pb: { xs: 'env(safe-area-inset-bottom, 0px)', md: 0 },
  borderTop: { xs: '1px solid', md: 'none' },
  borderTopColor: { xs: 'divider' },
  flexDirection: { xs: 'row', md: 'column' },
  gap: { md: 0.5 },
  p: { md: 1, lg: 1.5 },
  width: { md: 104, lg: 224 },
  flex: 'none',
  borderRight: { md: '1px solid' },
  borderRightColor: { md: 'divider' },
} as const;

const tab = {
  position: 'relative',
  flex: { xs: 1, md: 'none' },
  minHeight: { xs: 56, lg: 48 },
  display: 'flex',
  flexDirection: { xs: 'column', lg: 'row' },
  alignItems: 'center',
  justifyContent: { xs: 'center', lg: 'flex-start' },
  gap: { xs: 0.25, lg: 1.5 },
  px: { lg: 1.5 },
  py: { md: 1, lg: 0 },
  borderRadius: { md: 1 },
  typography: { xs: 'body2', lg: 'body1' },
  fontWeight: { xs: 500, lg: 500 },
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current="page"]': {
    color: 'text.primary',
    fontWeight: 650,
    bgcolor: { md: 'status.pending.tint' },
  },
  // The current tab at the bottom of a phone bears a line, since there is no room for a ground.
  '&[aria-current="page"]::before': {
    content: '""',
    display: { xs: 'block', md: 'none' },
    position: 'absolute',
    top: -1,
    left: '25%',
    right: '25%',
    height: 3,
    borderRadius: '0 0 3px 3px',
    bgcolor: 'text.primary',
  },
} as const;

const badgeLook = {
  minWidth: 22,
  px: 0.75,
  borderRadius: '11px',
  typography: 'body2',
  lineHeight: '22px',
  fontWeight: 650,
  textAlign: 'center',
  position: { xs: 'absolute', lg: 'static' },
  top: { xs: 3 },
  left: { xs: 'calc(50% + 9px)' },
  ml: { lg: 'auto' },
} as const;
