import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

export interface StepFocusProps {
  readonly step: string;
  /** Read out when the focus moves here. */
  readonly title?: string;
  /** The content has nothing focusable, so it takes the focus itself: otherwise the keyboard couldn't scroll it. */
  readonly isTextOnly?: boolean;
  readonly children: ReactNode;
}

/** One step or page of a dialog. Moves the focus to each new one, since the button that led there is gone. */
export function StepFocus({ step, title, isTextOnly = false, children }: StepFocusProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus({ preventScroll: true });
    // The previous step's scroll position means nothing here.
    content.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  return (
    <Box
      ref={content}
      tabIndex={isTextOnly ? 0 : -1}
      {...((isTextOnly || title !== undefined) && { role: 'group', 'aria-label': title })}
      sx={title === undefined ? { borderRadius: 1, '&:not(:focus-visible)': noOutline } : noOutline}
    >
      {children}
    </Box>
  );
}

const noOutline = { outline: 'none' } as const;
