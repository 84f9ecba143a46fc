import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Brand } from '../components/shell/brand.tsx';
import { surface } from '../lib/surface.ts';

/** A page without the navigation of the signed-in app: it must work whatever else does not. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Box
        component="header"
        sx={{
          height: 56,
          px: { xs: 2, md: 3 },
          display: 'flex',
          alignItems: 'center',
          bgcolor: 'background.paper',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="a"
          href={surface().home}
          aria-label="Ironcall, home"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'text.primary',
            textDecoration: 'none',
          }}
        >
          <Brand />
        </Box>
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', px: 2 }}>
        {children}
      </Box>
    </>
  );
}
