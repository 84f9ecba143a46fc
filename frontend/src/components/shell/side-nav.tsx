import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

interface NavItem {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly badge?: ReactNode;
}

export interface SideNavProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly items: readonly NavItem[];
  /** From 768 px up: a column on the left of the page, or a row in the bar. Phones have it at the bottom. */
  readonly place: 'side' | 'bar';
  /** False hides it on phones, for a page that has its own action at the bottom. */
  readonly onPhones?: boolean;
  /** Someone is about to open a page: preload it. */
  readonly onNear: (to: string) => void;
}

/** The few pages of an area, with the current one marked. */
export function SideNav({ label, items, place, onPhones = true, onNear }: SideNavProps) {
  const looks = place === 'side' ? side : inBar;
  return (
    <Box
      component="nav"
      aria-label={label}
      data-bottom-bar
      sx={{ ...navigation, ...looks.navigation, display: { xs: onPhones ? 'flex' : 'none', md: 'flex' } }}
    >
      {items.map(({ to, icon: Icon, label: name, badge }) => (
        <Box
          component={NavLink}
          key={to}
          to={to}
          end
          onPointerEnter={() => onNear(to)}
          onFocus={() => onNear(to)}
          sx={{ ...tab, ...looks.tab }}
        >
          <Icon size={22} />
          <span>{name}</span>
          {badge}
        </Box>
      ))}
    </Box>
  );
}

export interface NavBadgeProps {
  readonly tone: 'urgent' | 'new' | 'plain';
  readonly children: ReactNode;
}

/** A number or word on a navigation item: in the icon's corner, or at the end of the line on wide screens. */
export function NavBadge({ tone, children }: NavBadgeProps) {
  return (
    <Box component="span" className="numbers" sx={{ ...badge, ...tones[tone] }}>
      {children}
    </Box>
  );
}

/** Wraps a page with a navigation: `--shell-bottom` is the height it takes at the bottom of a phone's screen. */
export function overBottomNav(onPhones: boolean) {
  return {
    '--shell-bottom': {
      xs: onPhones ? 'calc(64px + env(safe-area-inset-bottom, 0px))' : '0px',
      md: '0px',
    },
    pb: 'var(--shell-bottom)',
  } as const;
}

const navigation = {
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  boxSizing: 'border-box',
  inset: { xs: 'auto 0 0', md: 'auto' },
  height: { xs: 'var(--shell-bottom)' },
  pb: { xs: 'env(safe-area-inset-bottom, 0px)', md: 0 },
  borderTop: { xs: '1px solid', md: 'none' },
  borderTopColor: { xs: 'divider' },
} as const;

const tab = {
  position: 'relative',
  flex: { xs: 1, md: 'none' },
  display: 'flex',
  alignItems: 'center',
  fontWeight: 500,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/** The line over the current tab at the bottom of a phone's screen, where there is no room for a background. */
const mark = { content: '""', position: 'absolute', height: 3, bgcolor: 'text.primary' } as const;

const side = {
  navigation: {
    position: { xs: 'fixed', md: 'sticky' },
    top: { md: 'var(--shell-top)' },
    height: { xs: 'var(--shell-bottom)', md: 'calc(100dvh - var(--shell-top))' },
    flexDirection: { xs: 'row', md: 'column' },
    flex: 'none',
    gap: { md: 0.5 },
    p: { md: 1, lg: 1.5 },
    width: { md: 104, lg: 224 },
    borderRight: { md: '1px solid' },
    borderRightColor: { md: 'divider' },
  },
  tab: {
    flexDirection: { xs: 'column', lg: 'row' },
    justifyContent: { xs: 'center', lg: 'flex-start' },
    gap: { xs: 0.25, lg: 1.5 },
    minHeight: { xs: 56, lg: 48 },
    px: { lg: 1.5 },
    py: { md: 1, lg: 0 },
    borderRadius: { md: 1 },
    typography: { xs: 'body2', lg: 'body1' },
    '&[aria-current="page"]': { color: 'text.primary', fontWeight: 650, bgcolor: { md: 'surface.3' } },
    '&[aria-current="page"]::before': {
      ...mark,
      display: { xs: 'block', md: 'none' },
      top: -1,
      left: '25%',
      right: '25%',
      borderRadius: '0 0 3px 3px',
    },
  },
} as const;

const inBar = {
  navigation: {
    position: { xs: 'fixed', md: 'static' },
    height: { xs: 'var(--shell-bottom)', md: '100%' },
    gap: { md: 1 },
    mr: { md: 'auto' },
    ml: { md: 2 },
  },
  tab: {
    flexDirection: { xs: 'column', md: 'row' },
    justifyContent: 'center',
    gap: { xs: 0.25, md: 1 },
    minHeight: 44,
    px: { md: 1.5 },
    typography: { xs: 'body2', md: 'body1' },
    '&[aria-current="page"]': { color: 'text.primary', fontWeight: 650 },
    '&[aria-current="page"]::before': {
      ...mark,
      top: { xs: -1, md: 'auto' },
      bottom: { md: -1 },
      left: { xs: '25%', md: 12 },
      right: { xs: '25%', md: 12 },
      borderRadius: { xs: '0 0 3px 3px', md: '3px 3px 0 0' },
    },
  },
} as const;

const badge = {
  minWidth: 22,
  boxSizing: 'border-box',
  px: 0.75,
  borderRadius: '11px',
  typography: 'label',
  lineHeight: '22px',
  textAlign: 'center',
  position: { xs: 'absolute', lg: 'static' },
  top: { xs: 3 },
  left: { xs: 'calc(50% + 9px)' },
  ml: { lg: 'auto' },
} as const;

const tones = {
  urgent: { color: 'error.contrastText', bgcolor: 'error.main' },
  new: { color: 'status.done.text', bgcolor: 'status.done.tint' },
  plain: { color: 'status.open.text', bgcolor: 'status.open.tint' },
} as const;
