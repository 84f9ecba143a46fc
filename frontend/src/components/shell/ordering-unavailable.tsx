import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Dialog } from '../flow/dialog.tsx';
import { SupportContacts } from './support-contacts.tsx';

/** Says that nothing can be ordered or approved, and why, on request (document 1 section 6). */
export function OrderingUnavailable() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Alert severity="error" variant="outlined" component="output">
        Ordering is unavailable.{' '}
        <Link component="button" type="button" onClick={() => setAsked(true)} sx={{ font: 'inherit' }}>
          Learn why
        </Link>
      </Alert>
      <CreditHoldDialog open={asked} onClose={() => setAsked(false)} />
    </>
  );
}

export interface CreditHoldDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Explains why nothing can be ordered (document 1 section 6). */
export function CreditHoldDialog({ open, onClose }: CreditHoldDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="We've paused new orders"
      size="xs"
      actions={
        <Button variant="contained" onClick={onClose}>
          Got it
        </Button>
      }
    >
      Your company has reached its credit limit. Make a payment to resume ordering, or contact us:{' '}
      <SupportContacts />.
    </Dialog>
  );
}
