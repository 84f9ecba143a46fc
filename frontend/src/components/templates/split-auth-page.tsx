import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Brand } from '../shell/brand.tsx';

export interface SplitAuthPageProps {
  readonly title: string;
  /** What is beside the form where there is room. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A page for who is not signed in: the form, and beside it what the product is about. */
export function SplitAuthPage({ title, aside, children }: SplitAuthPageProps) {
  usePageTitle(title);
  return (
    <Box sx={page}>
      {aside}
      <Box component="main" id="main" tabIndex={-1} sx={main}>
        <Box sx={{ display: { lg: 'none' }, mb: { xs: 4, md: 6 } }}>
          <Brand size={28} />
        </Box>
        <Typography variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const page = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(400px, 5fr) 7fr' },
} as const;

const main = {
  outline: 'none',
  width: '100%',
  maxWidth: 448,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 3, md: 8, lg: 0 },
  pb: 6,
  alignSelf: { lg: 'center' },
} as const;
