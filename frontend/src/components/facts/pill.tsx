import Box from '@mui/material/Box';
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Priority } from '#schema/alerts/severity.ts';

export interface PillProps {
  /** A color pair of the palette: `status.open`, `level.high`, `tint.teal`. */
  readonly colour: `${'status' | 'level' | 'tint'}.${string}`;
  readonly icon?: LucideIcon | undefined;
  /** A tooltip, for words that need context. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word or two on a tinted background. The color is never the only sign. */
export function Pill({ colour, icon: Icon, title, children }: PillProps) {
  return (
    <Box component="span" title={title} sx={{ ...look, color: `${colour}.text`, bgcolor: `${colour}.tint` }}>
      {Icon && <Icon size={16} strokeWidth={2.25} aria-hidden />}
      {children}
    </Box>
  );
}

/** An order's priority: a word and an arrow. */
export function PriorityPill({ priority }: { readonly priority: Priority }) {
  const { icon, word } = priorityLooks[priority];
  return (
    <Pill colour={`level.${priority}`} icon={icon} title={`${word} priority`}>
      {word}
    </Pill>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  flex: 'none',
  px: 1,
  py: '3px',
  borderRadius: 1,
  typography: 'label',
  whiteSpace: 'nowrap',
} as const;

const priorityLooks: Readonly<Record<Priority, { readonly icon: LucideIcon; readonly word: string }>> = {
  low: { icon: ChevronDown, word: 'Low' },
  medium: { icon: Equal, word: 'Medium' },
  high: { icon: ChevronUp, word: 'High' },
  critical: { icon: ChevronsUp, word: 'Critical' },
};
