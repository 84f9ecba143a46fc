import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface DisclosureProps {
  readonly title: string;
  /** Whether it starts open; it also opens when this becomes true. */
  readonly open?: boolean;
  /** For content rendered only on demand. */
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** What only some people need, hidden under its title until opened. */
export function Disclosure({ title, open = false, onToggle, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={open}
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box component="summary" sx={summary}>
        {title}
        <ChevronDown size={20} />
      </Box>
      {children}
    </Box>
  );
}

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
  borderRadius: 1,
} as const;
