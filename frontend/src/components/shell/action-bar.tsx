import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A page's primary action: on phones at the bottom of the screen, above the bottom navigation and within thumb's reach;
 * in the page from 768 px up.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      data-bottom-bar
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        [theme.breakpoints.down('md')]: {
          position: 'sticky',
          bottom: 'var(--shell-bottom, 0px)',
          zIndex: theme.zIndex.appBar - 1,
          marginInline: -2,
          paddingInline: 2,
          paddingBlock: 1.5,
          backgroundColor: theme.vars?.palette.background.paper,
          borderTop: `1px solid ${theme.vars?.palette.divider}`,
          '& > *': { flex: 1 },
        },
      })}
    >
      {children}
    </Box>
  );
}
