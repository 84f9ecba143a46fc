import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { toast } from '../../lib/toasts.ts';

export interface CopyFieldProps {
  /** What is copied, for the button's accessible name: `forwarding address`. */
  readonly what: string;
  readonly text: string;
  /** Several lines, such as code. */
  readonly isBlock?: boolean;
  /** Buttons beside Copy. */
  readonly children?: ReactNode;
}

/** Text to use somewhere else, with a Copy button. */
export function CopyField({ what, text, isBlock = false, children }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied to the clipboard!');
    } catch {
      toast.error(`The ${what} could not be copied. Please select it and copy it by hand.`);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component={isBlock ? 'pre' : 'code'}
        className="code"
        {...(isBlock && { tabIndex: 0, role: 'region', 'aria-label': what })}
        sx={isBlock ? blockLook : lineLook}
      >
        {text}
      </Box>
      <Button variant="outlined" startIcon={<Copy size={18} />} onClick={() => void copy()}>
        Copy<VisuallyHidden> the {what}</VisuallyHidden>
      </Button>
      {children}
    </Box>
  );
}

const lineLook = {
  // Wide enough for a whole address; what doesn't fit beside it wraps below.
  flex: '1 1 440px',
  minWidth: 0,
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;

const blockLook = {
  flex: '1 1 100%',
  minWidth: 0,
  m: 0,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowX: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
