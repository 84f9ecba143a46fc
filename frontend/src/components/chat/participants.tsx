import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Dialog } from '../flow/dialog.tsx';
import { Avatar } from '../identity/person.tsx';

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** `Technician` */
  readonly role?: string;
}

/** Who follows the order: up to five faces, and all of them in a list (document 1 section 9). */
export function Participants({ people }: { readonly people: readonly Participant[] }) {
  const [open, setOpen] = useState(false);
  if (people.length === 0) return null;
  const more = people.length - mostFaces;
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={`Participants: ${people.length}`}
        onClick={() => setOpen(true)}
        sx={stack}
      >
        {people.slice(0, mostFaces).map(({ id, name, picture }) => (
          <Box component="span" key={id} sx={face}>
            <Avatar name={name} picture={picture} size={30} />
          </Box>
        ))}
        {more > 0 && (
          <Box component="span" sx={{ pl: 0.75, typography: 'body2', fontWeight: 600 }}>
            +{more}
          </Box>
        )}
      </ButtonBase>
      <Dialog open={open} onClose={() => setOpen(false)} title="Participants" size="xs" closeOnBackdrop>
        <Box component="ul" sx={list}>
          {people.map(({ id, name, picture, role }) => (
            <Box component="li" key={id} sx={row}>
              <Avatar name={name} picture={picture} size={36} />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
                {role !== undefined && (
                  <Typography variant="body2" color="textSecondary">
                    {role}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      </Dialog>
    </>
  );
}

const mostFaces = 5;

const stack = {
  minHeight: 44,
  px: 0.5,
  borderRadius: 1,
  color: 'text.secondary',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

/** Each overlaps the one before, from which a ring of the ground sets it off. */
const face = {
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.default',
  '&:not(:first-of-type)': { ml: -0.5 },
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 } as const;
