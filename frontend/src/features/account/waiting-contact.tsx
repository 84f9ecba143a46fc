import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Hourglass } from 'lucide-react';
import { useOpenDialog } from '../../lib/dialog-address.ts';
import { type Channel, isSameContact } from './contacts.ts';

export interface WaitingContactProps {
  readonly channel: Channel;
  /** What waits; null where nothing does. */
  readonly contact: string | null;
  /** What stands in the field now. */
  readonly typed: string;
}

/** Under a contact that counts only once its code was typed. */
export function WaitingContact({ channel, contact, typed }: WaitingContactProps) {
  const open = useOpenDialog();
  if (contact === null || !isSameContact(channel, contact, typed)) return null;
  return (
    <Box sx={line}>
      <Hourglass size={16} aria-hidden />
      <span>Waits for its code</span>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Confirm ${channel === 'email' ? 'email' : 'phone number'}`}
        onClick={() => open('contact-code', channel)}
        sx={{ ml: 'auto' }}
      >
        Confirm
      </Button>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  p: 0.5,
  pl: 1.5,
  borderRadius: 1,
  color: 'status.warning.text',
  bgcolor: 'status.warning.tint',
  typography: 'body2',
} as const;
