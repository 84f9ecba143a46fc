import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Names and values in a column; for `<Fact>` children. */
export function FactList({ children }: { readonly children: ReactNode }) {
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
