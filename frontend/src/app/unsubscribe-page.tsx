import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { publicApi } from '../lib/public-api.ts';
import { Notice, PlainPage } from './plain-page.tsx';

/** `/unsubscribe?token=…`, linked at the foot of every email: one press, no sign-in. */
export function UnsubscribePage() {
  usePageTitle('Unsubscribe');
  const [address] = useSearchParams();
  // No query client: this page works signed out, and one would hold the call back until the network returns.
  const [state, setState] = useState<'asked' | 'pending' | 'done' | 'failed'>('asked');
  const isDone = state === 'done';
  const end = () => {
    setState('pending');
    publicApi.public.unsubscribe.mutate({ token: address.get('token') ?? '' }).then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  return (
    <PlainPage>
      <Notice
        icon={MailX}
        title={isDone ? 'You are unsubscribed' : 'Unsubscribe from emails'}
        action={
          isDone ? (
            <Button variant="contained" href="/">
              Go to Ironcall
            </Button>
          ) : (
            <Button variant="contained" loading={state === 'pending'} onClick={end}>
              Unsubscribe
            </Button>
          )
        }
      >
        <Typography role="status">
          {isDone
            ? 'You get no more emails about orders. You can switch them on again in Notification Settings.'
            : 'You will get no more emails about orders. Sign-in codes and emails about your own account still come.'}
        </Typography>
        {state === 'failed' && (
          <Typography role="alert" color="error">
            That did not work. Open the link from the email again, or try once more in a moment.
          </Typography>
        )}
      </Notice>
    </PlainPage>
  );
}
