import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { overBottomNav } from './side-nav.tsx';

export interface AppShellProps {
  /** Where the name in the bar leads, and how that is said: `Ironcall, orders`. */
  readonly home: { readonly to: string; readonly label: string };
  /** At the right end of the bar. */
  readonly account: ReactNode;
  /** Beside the name: a navigation whose place is the bar. */
  readonly navigation?: ReactNode;
  /** That navigation is at the bottom of a phone's screen. */
  readonly hasBottomNav?: boolean;
  /** Inside somebody else's frame there is no bar. */
  readonly hideBar?: boolean;
  readonly children: ReactNode;
}

/** A bar that stays while the page under it scrolls; `--shell-top` is its height. */
export function AppShell({ home, account, navigation, hasBottomNav = false, ...props }: AppShellProps) {
  const { hideBar = false, children } = props;
  return (
    <Box sx={{ ...column, ...overBottomNav(hasBottomNav), '--shell-top': hideBar ? '0px' : '56px' }}>
      {!hideBar && (
        <Box component="header" sx={bar}>
          <Box component={Link} to={home.to} aria-label={home.label} sx={homeLink}>
            <Brand />
          </Box>
          {navigation}
          <Box sx={barEnd}>
            <OfflineBanner />
            {account}
          </Box>
        </Box>
      )}
      {hideBar && (
        <Box sx={overPage}>
          <OfflineBanner />
        </Box>
      )}
      {children}
    </Box>
  );
}

/** The page itself: the skip link and a navigation lead here. */
export function ShellMain({
  width,
  children,
}: {
  readonly width: 'list' | 'column';
  readonly children: ReactNode;
}) {
  return (
    <Box component="main" id="main" tabIndex={-1} sx={{ ...main, maxWidth: widths[width] }}>
      {children}
    </Box>
  );
}

const widths = { list: 1240, column: 720 } as const;

const column = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
} as const;

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 'var(--shell-top)',
  boxSizing: 'border-box',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pl: { xs: 2, md: 3 },
  pr: { xs: 1, md: 2 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const barEnd = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;

const overPage = {
  position: 'fixed',
  zIndex: 'appBar',
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
} as const;

const homeLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const main = {
  flex: 1,
  width: '100%',
  minWidth: 0,
  mx: 'auto',
  boxSizing: 'border-box',
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, md: 3, lg: 4 },
  pt: { xs: 2, md: 3 },
} as const;
