import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

export interface PersonProps {
  readonly name: string;
  readonly picture?: string | null;
  /** Makes more of the name than text: a link to the person. */
  readonly renderName?: ((name: string) => ReactNode) | undefined;
  /** What the person is or does, under the name. */
  readonly note?: ReactNode;
  /** Pixels of the picture. */
  readonly size?: number;
}

/** Somebody by picture and name. */
export function Person({ name, picture = null, renderName, note, size = 36 }: PersonProps) {
  return (
    <Box component="span" sx={row}>
      <Avatar name={name} picture={picture} size={size} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {renderName?.(name) ?? name}
        </Box>
        {note !== undefined && note !== null && note !== '' && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {note}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const row = { display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
