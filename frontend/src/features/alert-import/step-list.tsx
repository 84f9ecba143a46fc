import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Numbered steps; their items are `Step`. */
export function StepList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ol" sx={list}>
      {children}
    </Box>
  );
}

export interface StepProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Step({ title, children }: StepProps) {
  return (
    <Box component="li" sx={step}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      {children !== undefined && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', color: 'text.secondary' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5, counterReset: 'step' } as const;

const step = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.75,
  counterIncrement: 'step',
  '& > *': { gridColumn: 2 },
  '&::before': {
    content: 'counter(step)',
    gridColumn: 1,
    gridRow: 1,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    bgcolor: 'status.pending.tint',
    color: 'status.pending.text',
    typography: 'subtitle2',
  },
} as const;
