import Box from '@mui/material/Box';
import { CalendarDays, type LucideIcon, MapPinned } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { preloadPage } from './pages.tsx';

/** The technician's two tabs: at the bottom of a phone's screen, in the top bar from 768 px up. */
export function TechnicianNavigation({ atBottom }: { readonly atBottom: boolean }) {
  return (
    <Box
      component="nav"
      aria-label="Jobs"
      sx={{ ...navigation, display: { xs: atBottom ? 'flex' : 'none', md: 'flex' } }}
    >
      <Tab to="/tech/jobs" icon={MapPinned} label="Jobs near me" />
      <Tab to="/tech/schedule" icon={CalendarDays} label="My schedule" />
    </Box>
  );
}

interface TabProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
}

function Tab({ to, icon: Icon, label }: TabProps) {
  const preload = () => preloadPage(to);
  return (
    <Box component={NavLink} to={to} end onPointerEnter={preload} onFocus={preload} sx={tab}>
      <Icon size={22} />
      <span>{label}</span>
    </Box>
  );
}

const navigation = {
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  position: { xs: 'fixed', md: 'static' },
  inset: { xs: 'auto 0 0', md: 'auto' },
  boxSizing: 'border-box',
  height: { xs: 'var(--shell-bottom)', md: '100%' },
  pb: { xs: 'env(safe-area-inset-bottom, 0px)', md: 0 },
  borderTop: { xs: '1px solid', md: 'none' },
  borderTopColor: { xs: 'divider' },
  gap: { md: 1 },
  mr: { md: 'auto' },
  ml: { md: 2 },
} as const;

const tab = {
  position: 'relative',
  flex: { xs: 1, md: 'none' },
  minHeight: 44,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: { xs: 0.25, md: 1 },
  px: { md: 1.5 },
  typography: { xs: 'body2', md: 'body1' },
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current="page"]': { color: 'text.primary', fontWeight: 650 },
  '&[aria-current="page"]::before': {
    content: '""',
    position: 'absolute',
    top: { xs: -1, md: 'auto' },
    bottom: { md: -1 },
    left: { xs: '25%', md: 12 },
    right: { xs: '25%', md: 12 },
    height: 3,
    borderRadius: { xs: '0 0 3px 3px', md: '3px 3px 0 0' },
    bgcolor: 'text.primary',
  },
} as const;
