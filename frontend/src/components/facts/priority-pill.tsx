import Box from '@mui/material/Box';
import { ChevronDown, ChevronsUp, ChevronUp, Equal, type LucideIcon } from 'lucide-react';
import type { Priority } from '#schema/severity.ts';

export interface PriorityIconProps {
  readonly priority: Priority;
  /** Shows the word beside the icon; without it the word is for screen readers alone. */
  readonly withWord?: boolean;
  readonly size?: number;
}

/** An order's priority as arrows that rise with it. */
export function PriorityIcon({ priority, withWord = false, size = 20 }: PriorityIconProps) {
  const { icon: Icon, word, colour } = looks[priority];
  return (
    <Box
      component="span"
      {...(withWord ? {} : { role: 'img', 'aria-label': `${word} priority`, title: `${word} priority` })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: colour, flex: 'none' }}
    >
      <Icon size={size} strokeWidth={2.5} />
      {withWord && <span>{word}</span>}
    </Box>
  );
}

const looks: Readonly<Record<Priority, { icon: LucideIcon; word: string; colour: string }>> = {
  low: { icon: ChevronDown, word: 'Low', colour: 'text.secondary' },
  medium: { icon: Equal, word: 'Medium', colour: 'text.primary' },
  high: { icon: ChevronUp, word: 'High', colour: 'status.warning.text' },
  critical: { icon: ChevronsUp, word: 'Critical', colour: 'status.stopped.text' },
};
