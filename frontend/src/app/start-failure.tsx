import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WifiOff } from 'lucide-react';
import { usePageTitle } from '../lib/page-title.ts';
import { Notice } from './notice.tsx';
import { PlainPage } from './plain-page.tsx';

/** Shown when not even the configuration could be had. */
export function StartFailure() {
  usePageTitle('Cannot connect');
  return (
    <PlainPage>
      <Notice
        icon={WifiOff}
        title="Ironcall cannot be reached"
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        <Typography>Check your connection, then try again.</Typography>
      </Notice>
    </PlainPage>
  );
}
