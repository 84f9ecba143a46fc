import Box from '@mui/material/Box';
import { peopleWords } from '../../lib/people-words.ts';
import { PersonStack } from '../identity/person-stack.tsx';
import { mostFaces, type Participant } from './participants.tsx';

/** What a chat begins with: who is in it, and what comes of that. */
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
