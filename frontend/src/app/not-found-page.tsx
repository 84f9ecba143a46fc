import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { surface } from '../lib/surface.ts';
import { Notice, PlainPage } from './plain-page.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <PlainPage>
      <Notice
        icon={MapPinOff}
        title="Page not found"
        action={
          <Button variant="contained" component={Link} to={surface().home}>
            {surface().goHome}
          </Button>
        }
      >
        <Typography>
          There is no page at this address. It may have moved, or the link is incomplete.
        </Typography>
      </Notice>
    </PlainPage>
  );
}
