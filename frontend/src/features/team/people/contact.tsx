import Box from '@mui/material/Box';
import { MailX } from 'lucide-react';
import type { Colleague } from '#schema/accounts/people.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { Tooltip } from '../../../components/facts/tooltip.tsx';
import { stoppedMailWords } from '../team-words.ts';

interface ContactProps {
  readonly person: Colleague;
  /** Whether there is room to say why mail has stopped. Otherwise it is a tooltip. */
  readonly inWords?: boolean;
}

/** A person's email and phone, with a mark if mail to the person has stopped. */
export function Contact({ person, inWords = false }: ContactProps) {
  const { email, phone } = person;
  const stopped = stoppedMailWords(person);
  if (email === null && phone === null) return '–';
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <span>{email}</span>
        {stopped !== undefined && !inWords && <StoppedMail why={stopped} />}
      </Box>
      {phone !== null && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }} className="numbers">
          {formatPhoneNumber(phone)}
        </Box>
      )}
      {stopped !== undefined && inWords && (
        <Box sx={line}>
          <MailX size={16} aria-hidden="true" />
          {stopped}
        </Box>
      )}
    </Box>
  );
}

function StoppedMail({ why }: { readonly why: string }) {
  return (
    <Tooltip title={why}>
      <Box component="span" role="img" aria-label="Mail has stopped" tabIndex={0} sx={mark}>
        <MailX size={16} aria-hidden="true" />
      </Box>
    </Tooltip>
  );
}

const mark = { display: 'inline-flex', color: 'status.stopped.text', p: 0.5, m: -0.5 } as const;

const line = {
  display: 'flex',
  gap: 0.75,
  mt: 0.5,
  typography: 'body2',
  overflowWrap: 'normal',
  '& > svg': { flex: 'none', mt: 0.25, color: 'status.stopped.text' },
} as const;
