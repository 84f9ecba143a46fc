import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { surface } from '../lib/surface.ts';
import { FailureContext } from './failure-context.ts';
import { Notice } from './notice.tsx';
import { SupportLine } from './support-line.tsx';

/** A page that could not be loaded or shown. */
export function PageFailure() {
  const unreachable = isMissingChunk(useContext(FailureContext));
  usePageTitle('Something went wrong');
  return (
    <Notice
      icon={unreachable ? RefreshCw : TriangleAlert}
      title={unreachable ? 'This page could not be loaded' : 'Something went wrong.'}
      action={
        <>
          <Button variant="contained" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button variant="outlined" href={surface().home}>
            {surface().goHome}
          </Button>
        </>
      }
    >
      <Typography>
        {unreachable
          ? 'Check your connection, then reload. If Ironcall has been updated, reloading brings the new version.'
          : 'Reload the page to go on.'}
      </Typography>
      <SupportLine />
    </Notice>
  );
}

/** Browsers have no common name for a module that did not arrive. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS/i.test(error.message)
  );
}
