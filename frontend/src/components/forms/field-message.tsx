import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldMessageProps {
  /** What the field's `aria-describedby` names. */
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** The line under a field. An error bears an icon, so that it is not told by colour alone. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error !== undefined) {
    return (
      <Box id={id} sx={{ typography: 'body2', color: 'error.main', display: 'flex', gap: 0.75 }}>
        <Box component="span" sx={{ display: 'inline-flex', pt: '2px', flex: 'none' }}>
          <CircleAlert size={16} />
        </Box>
        <span>{error}</span>
      </Box>
    );
  }
  if (hint === undefined) return null;
  return (
    <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
      {hint}
    </Box>
  );
}
