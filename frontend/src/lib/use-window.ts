import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

/** Whether the window is at least this wide (768 px by default). For differences that CSS alone can't express. */
export function useWide(from: Breakpoint | number = 'md'): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up(from));
}

/** Whether the page is visible, not in a background tab. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
