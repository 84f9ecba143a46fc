import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../flow/dialog.tsx';
import { Person, PersonStack } from '../identity/person.tsx';

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
  /** `Technician` */
  readonly role?: string;
}

export interface ParticipantsProps {
  readonly people: readonly Participant[];
  /** Opens the dialog that edits them instead of the list, for people who may. */
  readonly onEdit?: (() => void) | undefined;
}

/** The order's participants: up to five avatars, and a list of everyone (document 1 section 9). */
export function Participants({ people, onEdit }: ParticipantsProps) {
  const [open, setOpen] = useState(false);
  if (people.length === 0 && onEdit === undefined) return null;
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={`Participants: ${people.length}`}
        onClick={onEdit ?? (() => setOpen(true))}
        sx={stack}
      >
        {people.length === 0 ? <UserPlus size={22} /> : <PersonStack people={people} most={mostFaces} />}
      </ButtonBase>
      <Dialog open={open} onClose={() => setOpen(false)} title="Participants" size="xs" closeOnBackdrop>
        <Box component="ul" sx={list}>
          {people.map(({ id, name, picture, role }) => (
            <Box component="li" key={id} sx={row}>
              <Person name={name} picture={picture} note={role} />
            </Box>
          ))}
        </Box>
      </Dialog>
    </>
  );
}

/** The start of a chat: who is in it and who can read it. */
export function ChatIntro({ people }: { readonly people: readonly Participant[] }) {
  return (
    <Box sx={intro}>
      {people.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.primary' }}>
          <PersonStack people={people} most={mostFaces} />
          <span>
            {peopleWords(
              people.map(({ name }) => name),
              mostNames,
            )}
          </span>
        </Box>
      )}
      <div>
        You’ll find everything about this order here. Participants get updates by text and email. All
        technicians, now and later, can read this chat.
      </div>
    </Box>
  );
}

/**
 * `Dana, Marcus W., Marcus B. + 2 More`: at most `most` first names, with the last initial where two are the same
 * (document 2 section 6).
 */
export function peopleWords(fullNames: readonly string[], most: number): string {
  const names = fullNames.map((fullName) => fullName.trim().split(/\s+/));
  const isShared = (first: string | undefined) => names.filter(([other]) => other === first).length > 1;
  const shown = names.slice(0, most).map(([first = '', ...rest]) => {
    const initial = rest.at(-1)?.charAt(0);
    return isShared(first) && initial ? `${first} ${initial}.` : first;
  });
  const more = names.length - shown.length;
  return [shown.join(', '), ...(more > 0 ? [`+ ${more} More`] : [])].join(' ');
}

/** Avatars in a chat's header and intro (document 1 section 9). */
const mostFaces = 5;

const stack = {
  minHeight: 44,
  minWidth: 44,
  px: 0.5,
  borderRadius: 1,
  color: 'text.secondary',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52 } as const;

const mostNames = 3;

const intro = {
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'surface.2',
  typography: 'body2',
  color: 'text.secondary',
} as const;
