import Box from '@mui/material/Box';
import {
  CircleAlert,
  CircleQuestionMark,
  Info,
  type LucideIcon,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react';
import type { Severity } from '#schema/alerts/severity.ts';

export interface SeverityIconProps {
  readonly severity: Severity;
  /** Shows the word beside the icon; without it the word is for screen readers alone. */
  readonly withWord?: boolean;
  readonly size?: number;
}

/** A fault's severity by shape first: red is kept for what is critical. */
export function SeverityIcon({ severity, withWord = false, size = 20 }: SeverityIconProps) {
  const { icon: Icon, word, colour } = looks[severity];
  return (
    <Box
      component="span"
      {...(withWord ? {} : { role: 'img', 'aria-label': `${word} severity`, title: `${word} severity` })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: colour, flex: 'none' }}
    >
      <Icon size={size} />
      {withWord && <span>{word}</span>}
    </Box>
  );
}

const looks: Readonly<Record<Severity, { icon: LucideIcon; word: string; colour: string }>> = {
  unknown: { icon: CircleQuestionMark, word: 'Unknown', colour: 'text.secondary' },
  low: { icon: Info, word: 'Low', colour: 'text.secondary' },
  medium: { icon: CircleAlert, word: 'Medium', colour: 'text.primary' },
  high: { icon: TriangleAlert, word: 'High', colour: 'status.warning.text' },
  critical: { icon: OctagonAlert, word: 'Critical', colour: 'status.stopped.text' },
};
