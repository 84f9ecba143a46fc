import Box from '@mui/material/Box';
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Priority } from '#schema/severity.ts';

export interface PillProps {
  /** A pair of the palette: `status.open`, `level.high`, `tint.teal`. */
  readonly colour: `${'status' | 'level' | 'tint'}.${string}`;
  readonly icon?: LucideIcon | undefined;
  /** More words on hover, where the pill's own do not say what they are of. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word or two on a tint. The tint is never all that tells it. */
export function Pill({ colour, icon: Icon, title, children }: PillProps) {
  return (
    <Box component="span" title={title} sx={{ ...look, color: `${colour}.text`, bgcolor: `${colour}.tint` }}>
      {Icon && <Icon size={16} strokeWidth={2.25} aria-hidden />}
      {children}
    </Box>
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

/** An order's priority: a word, and an arrow that rises with it. */
export function PriorityPill({ priority }: { readonly priority: Priority }) {
  const { icon, word } = priorityLooks[priority];
  return (
    <Pill colour={`level.${priority}`} icon={icon} title={`${word} priority`}>
      {word}
    </Pill>
  );
}

const priorityLooks: Readonly<Record<Priority, { readonly icon: LucideIcon; readonly word: string }>> = {
  low: { icon: ChevronDown, word: 'Low' },
  medium: { icon: Equal, word: 'Medium' },
  high: { icon: ChevronUp, word: 'High' },
  critical: { icon: ChevronsUp, word: 'Critical' },
};
