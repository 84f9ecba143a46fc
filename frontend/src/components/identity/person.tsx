import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

export interface PersonProps {
  readonly name: string;
  readonly picture?: string | null;
  /** Wraps the name, for instance in a link to the person. */
  readonly renderName?: ((name: string) => ReactNode) | undefined;
  /** What the person is or does, shown under the name. */
  readonly note?: ReactNode;
  /** Pixels of the picture. */
  readonly size?: number;
}

/** A person's picture and name. */
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

export interface PersonStackProps {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly picture?: string | null;
  }[];
  /** Number of avatars before `+N`. */
  readonly most?: number;
  /** Pixels. */
  readonly size?: number;
}

/**
 * Up to four avatars and the number of others (document 2 section 9). Screen readers skip it, so say it in words beside
 * it.
 */
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

const row = { display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;

/** Avatars overlap; a ring in the background color separates them. */
const faceRing = {
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  '&:not(:first-of-type)': { ml: -0.75 },
} as const;
