import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Smartphone } from 'lucide-react';
import { formatPhoneNumber } from '#schema/phone.ts';

export interface ContactBannerProps {
  /** E.164; not confirmed by a code yet. */
  readonly phone: string;
  readonly onConfirm: () => void;
  readonly onLater: () => void;
}

/** Asks to confirm a phone number, without blocking anything (document 3 section 7). */
export function ContactBanner({ phone, onConfirm, onLater }: ContactBannerProps) {
  return (
    <Box component="section" aria-label="Confirm your phone number" sx={banner}>
      <Smartphone size={20} />
      <Box component="span" sx={{ flex: '1 1 240px' }}>
        Confirm {formatPhoneNumber(phone)} to get texts and to sign in by phone.
      </Box>
      <Box component="span" sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button variant="text" onClick={onLater}>
          Later
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onConfirm}>
          Confirm
        </Button>
      </Box>
    </Box>
  );
}

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  px: 2,
  py: 1,
  mb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > svg': { flex: 'none', color: 'text.secondary' },
} as const;
