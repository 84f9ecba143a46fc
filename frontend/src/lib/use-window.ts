import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

/** Whether the window is at least so wide: 768 px, or the breakpoint or pixels given. For what differs in more than its looks. */
export function useWide(from: Breakpoint | number = 'md'): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up(from));
}

/** Whether the page is in front: a tab in the background is read by nobody. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
