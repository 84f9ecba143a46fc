import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { overBottomNav } from './side-nav.tsx';

export interface AppShellProps {
  /** Where the name in the bar links to, and the link's label: `Ironcall, orders`. */
  readonly home: { readonly to: string; readonly label: string };
  /** At the right end of the bar. */
  readonly account: ReactNode;
  /** A navigation shown in the bar, beside the name. */
  readonly navigation?: ReactNode;
  /** On phones that navigation is at the bottom of the screen. */
  readonly hasBottomNav?: boolean;
  /** For pages framed by another site. */
  readonly hideBar?: boolean;
  readonly children: ReactNode;
}

/** A bar that stays in place while the page scrolls under it; `--shell-top` is its height. */
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

/** The page itself: the target of the skip link and of navigations. */
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
