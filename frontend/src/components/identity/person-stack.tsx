import Box from '@mui/material/Box';
import { Avatar } from './avatar.tsx';

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
        <Box component="span" key={id} sx={face}>
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
const face = {
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  '&:not(:first-of-type)': { ml: -0.75 },
} as const;
