import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface BubbleProps {
  readonly own: boolean;
  readonly text: string | undefined;
  /** The message's files. */
  readonly children?: ReactNode;
}

/** One message: its text in a bubble, its files below. */
export function Bubble({ own, text, children }: BubbleProps) {
  return (
    <Box sx={own ? ownStack : stack}>
      {text !== undefined && text !== '' && <Typography sx={own ? ownWords : otherWords}>{text}</Typography>}
      {children}
    </Box>
  );
}

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 0.5,
  width: '100%',
} as const;

const ownStack = { ...stack, justifyItems: 'end' } as const;

const otherWords = {
  maxWidth: '100%',
  boxSizing: 'border-box',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

const ownWords = {
  ...otherWords,
  borderColor: 'transparent',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
