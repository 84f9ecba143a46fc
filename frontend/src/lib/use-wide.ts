import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is at least so wide: 768 px, or the breakpoint or pixels given. For what differs in more than its looks. */
export function useWide(from: Breakpoint | number = 'md'): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up(from));
}
