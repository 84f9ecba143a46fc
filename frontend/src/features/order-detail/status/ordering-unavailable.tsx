import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { SupportContacts } from '../../../components/shell/support-contacts.tsx';
import { useProfile } from '../../../lib/profile.ts';

/** Whether the company has used up its credit, so that nothing can be ordered or approved. */
export function useOrderingUnavailable(): boolean {
  return (useProfile().data?.creditUsage.creditUsagePercent ?? 0) >= 100;
}

/** Says so, and why on request (document 1 section 6). */
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
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="We've paused new orders"
        size="xs"
        actions={
          <Button variant="contained" onClick={() => setAsked(false)}>
            Got it
          </Button>
        }
      >
        Your company has reached its credit limit. Make a payment to resume ordering, or contact us:{' '}
        <SupportContacts />.
      </Dialog>
    </>
  );
}
