import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ScanText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpenDialog } from '../../lib/dialog-address.ts';

/** An alert that someone has corrected since, so that it now has an order. */
export function AttachedSince({ orderId }: { readonly orderId: string }) {
  return (
    <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      This alert is now attached to order #{orderId}.
      <Button component={Link} to={`/orders/${orderId}`} variant="outlined">
        View Order
      </Button>
    </Box>
  );
}

/** The message beside what was read from it, in a dialog of its own. */
export function SeeWhatWasRead({ alertId, of }: { readonly alertId: string; readonly of?: string }) {
  const open = useOpenDialog();
  return (
    <Button
      variant="outlined"
      startIcon={<ScanText size={18} />}
      {...(of !== undefined && { 'aria-label': `See what was read of ${of}` })}
      onClick={() => open('alert', alertId)}
    >
      See what was read
    </Button>
  );
}
