import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PanelSectionProps {
  readonly title: string;
  /** Of its title, `h3` where none is given. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
  /** Right of the title. */
  readonly aside?: ReactNode;
}

/** A titled part of a panel. */
export function PanelSection({ title, level = 'h3', children, aside }: PanelSectionProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component={level} variant="h3">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
