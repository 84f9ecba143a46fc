import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { publicApi } from '../lib/public-api.ts';
import { Notice } from './notice.tsx';
import { PlainPage } from './plain-page.tsx';

/** `/unsubscribe?token=…`, from the foot of a mail: one press, and no sign-in. */
export function UnsubscribePage() {
  usePageTitle('Unsubscribe');
  const [address] = useSearchParams();
  const end = useMutation({
    mutationFn: () => publicApi.public.unsubscribe.mutate({ token: address.get('token') ?? '' }),
  });
  return (
    <PlainPage>
      <Notice
        icon={MailX}
        title={end.isSuccess ? 'You are unsubscribed' : 'Unsubscribe from emails'}
        action={
          end.isSuccess ? (
            <Button variant="contained" href="/">
              Go to Ironcall
            </Button>
          ) : (
            <Button variant="contained" loading={end.isPending} onClick={() => end.mutate()}>
              Unsubscribe
            </Button>
          )
        }
      >
        <Typography role="status">
          {end.isSuccess
            ? 'You get no more emails about orders. You can switch them on again in Notification Settings.'
            : 'You will get no more emails about orders. Sign-in codes and emails about your own account still come.'}
        </Typography>
        {end.isError && (
          <Typography role="alert" color="error">
            That did not work. Open the link from the email again, or try once more in a moment.
          </Typography>
        )}
      </Notice>
    </PlainPage>
  );
}
