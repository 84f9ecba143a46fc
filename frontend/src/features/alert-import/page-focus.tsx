import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

export interface PageFocusProps {
  readonly page: string;
  /** Read out when the focus comes. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pages of the dialog: the focus moves to the new one, since what led to it is gone, and its title is read out. */
export function PageFocus({ page, title, children }: PageFocusProps) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
    // What the page before was scrolled to means nothing here.
    content.current?.parentElement?.scrollTo({ top: 0 });
  }, [page]);
  return (
    <Box ref={content} role="group" aria-label={title} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}
