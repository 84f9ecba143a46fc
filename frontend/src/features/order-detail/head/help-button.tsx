import Button from '@mui/material/Button';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { SupportContacts } from '../../../components/shell/support-contacts.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';

export interface HelpButtonProps {
  readonly orderId: string;
  /** Whether this person can report an issue with the service now. */
  readonly mayReport: boolean;
}

export function HelpButton({ orderId, mayReport }: HelpButtonProps) {
  const [open, setOpen] = useState(false);
  const openDialog = useOpenDialog();
  const [reports, setReports] = useState(false);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={<CircleQuestionMark size={20} />}
      >
        Help
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={() => {
          // One after the other, so that focus returns to the button in the end.
          if (reports) openDialog('report', orderId);
          setReports(false);
        }}
        title="Need Help with This Order?"
        size="xs"
        actions={
          mayReport && (
            <Button
              variant="outlined"
              onClick={() => {
                setReports(true);
                setOpen(false);
              }}
            >
              Report an Issue
            </Button>
          )
        }
      >
        Call or write to us, and say that it is about order #{orderId}: <SupportContacts />.
      </Dialog>
    </>
  );
}
