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

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Names and values under each other; for `<Fact>` children. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="dl" sx={facts}>
      {children}
    </Box>
  );
}

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const facts = {
  m: 0,
  display: 'grid',
  gap: 1.25,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
