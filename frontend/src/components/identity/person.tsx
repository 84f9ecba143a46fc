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

export interface PersonStackProps {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly picture?: string | null;
  }[];
  /** Faces at most; then `+N`. */
  readonly most?: number;
  /** Pixels. */
  readonly size?: number;
}

/** Up to four faces, and how many more there are (document 2 section 9). What they are of must stand beside it in words. */
export function PersonStack({ people, most = 4, size = 30 }: PersonStackProps) {
  const more = people.length - most;
  return (
    <Box component="span" aria-hidden="true" sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {people.slice(0, most).map(({ id, name, picture = null }) => (
        <Box component="span" key={id} sx={faceRing}>
          <Avatar name={name} picture={picture} size={size} />
        </Box>
      ))}
      {more > 0 && (
        <Box component="span" sx={{ pl: 0.75, typography: 'label', color: 'text.secondary' }}>
          +{more}
        </Box>
      )}
    </Box>
  );
}

/** Each overlaps the one before, from which a ring of the ground sets it off. */
const faceRing = {
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  '&:not(:first-of-type)': { ml: -0.75 },
} as const;
