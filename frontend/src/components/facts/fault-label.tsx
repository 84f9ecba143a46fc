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

export interface FaultLabelProps {
  /** A full fault, or the part of it that list rows have. */
  readonly fault: { readonly fault: string; readonly name?: string | null; readonly severity: Severity };
  /** Shows the severity as a word. Otherwise only screen readers get it. */
  readonly withSeverity?: boolean;
}

/** A fault: its description first, then its code and severity. */
export function FaultLabel({ fault: { fault, name, severity }, withSeverity = false }: FaultLabelProps) {
  const words = name && name !== fault ? name : undefined;
  return (
    <Box component="span" sx={line}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', height: '1lh' }}>
        <SeverityIcon severity={severity} size={18} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {words && <Box component="span" sx={{ fontWeight: 600 }}>{`${words} `}</Box>}
        {/* Kept together, so that a line never ends with the dot. */}
        <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%' }}>
          <Box component="code" sx={words ? quiet : { fontWeight: 600 }}>
            {fault}
          </Box>
          {withSeverity && (
            <Box component="span" sx={quiet}>
              {` · ${severityWords[severity]}`}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

export interface SeverityIconProps {
  readonly severity: Severity;
  /** Shows the word beside the icon. Otherwise only screen readers get it. */
  readonly withWord?: boolean;
  readonly size?: number;
}

/** A fault's severity by the icon's shape. Only critical is red. */
export function SeverityIcon({ severity, withWord = false, size = 20 }: SeverityIconProps) {
  const { icon: Icon, word, colour } = severityLooks[severity];
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

const severityWords: Readonly<Record<Severity, string>> = {
  unknown: 'severity unknown',
  low: 'low',
  medium: 'medium',
  high: 'high',
  critical: 'critical',
};

const line = { display: 'inline-flex', gap: 0.75, minWidth: 0, maxWidth: '100%' } as const;
const quiet = { typography: 'body2', color: 'text.secondary' } as const;

const severityLooks: Readonly<Record<Severity, { icon: LucideIcon; word: string; colour: string }>> = {
  unknown: { icon: CircleQuestionMark, word: 'Unknown', colour: 'text.secondary' },
  low: { icon: Info, word: 'Low', colour: 'text.secondary' },
  medium: { icon: CircleAlert, word: 'Medium', colour: 'text.primary' },
  high: { icon: TriangleAlert, word: 'High', colour: 'status.warning.text' },
  critical: { icon: OctagonAlert, word: 'Critical', colour: 'status.stopped.text' },
};
