import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';
import { SupportContacts } from '../../components/shell/support-contacts.tsx';

/** Until the order wizard is there, this says how else service is ordered. */
export function OrderServiceDialog({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClose}
      title="Order Service"
      actions={
        <Button variant="contained" onClick={close}>
          Got it
        </Button>
      }
    >
      To order service now, import a health alert on the Pending tab, or contact us: <SupportContacts />.
    </Dialog>
  );
}
