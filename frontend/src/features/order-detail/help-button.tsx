import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { SupportContacts } from '../../components/support-contacts.tsx';

export function HelpButton({ orderId }: { readonly orderId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label="Help"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ gap: 1, minWidth: 44, px: { xs: 1, sm: 2 } }}
      >
        <CircleQuestionMark size={20} />
        {/* Phones have room for the sign alone. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Help
        </Box>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Need Help with This Order?" size="xs">
        Call or write to us, and say that it is about order #{orderId}: <SupportContacts />.
      </Dialog>
    </>
  );
}
