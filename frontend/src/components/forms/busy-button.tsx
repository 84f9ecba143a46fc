import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { LoaderCircle } from 'lucide-react';
import type { MouseEvent } from 'react';

export interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that ignores presses while busy. It keeps its width and the focus, which `disabled` would lose. As a submit
 * button it also stops a second submit of its form.
 */
export function BusyButton({ busy, children, onClick, ...props }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...props} onClick={press} aria-disabled={busy || undefined} aria-busy={busy || undefined}>
      <Box component="span" sx={{ display: 'inherit', alignItems: 'inherit', opacity: busy ? 0 : 1 }}>
        {children}
      </Box>
      {busy && (
        <Box component="span" sx={spinner}>
          <LoaderCircle size={20} />
        </Box>
      )}
    </Button>
  );
}

const turning = keyframes({ to: { transform: 'rotate(360deg)' } });

const spinner = {
  position: 'absolute',
  display: 'inline-flex',
  animation: `${turning} 0.9s linear infinite`,
} as const;
