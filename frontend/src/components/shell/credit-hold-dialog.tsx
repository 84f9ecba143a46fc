import Button from '@mui/material/Button';
import { Dialog } from '../flow/dialog.tsx';
import { SupportContacts } from './support-contacts.tsx';

export interface CreditHoldDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Why nothing can be ordered (document 1 section 6). */
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
