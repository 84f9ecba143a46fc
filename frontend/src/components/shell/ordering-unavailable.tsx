import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { CreditHoldDialog } from './credit-hold-dialog.tsx';

/** Says that nothing can be ordered or approved, and why on request (document 1 section 6). */
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
