import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFocusProps {
  readonly step: string;
  /** It holds nothing that takes the focus: whoever scrolls by keyboard needs it itself. */
  readonly isTextOnly?: boolean;
  readonly children: ReactNode;
}

/** The steps of a dialog: the focus moves to the new one, since the button that led to it is gone. */
export function StepFocus({ step, isTextOnly = false, children }: StepFocusProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus();
    // What the step before was scrolled to means nothing here.
    content.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  return (
    <Box
      ref={content}
      tabIndex={isTextOnly ? 0 : -1}
      {...(isTextOnly ? { role: 'group' } : {})}
      sx={{ borderRadius: 1, '&:not(:focus-visible)': { outline: 'none' } }}
    >
      {children}
    </Box>
  );
}
