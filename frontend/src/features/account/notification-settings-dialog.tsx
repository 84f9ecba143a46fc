import Button from '@mui/material/Button';
import { useState } from 'react';
import { NotificationSwitches } from '../../components/shell/notification-switches.tsx';
import { pushCalls } from '../../lib/api.ts';
import { type AddressedDialogProps, useOpenDialog } from '../../lib/dialog-address.ts';
import { messageOf } from '../../lib/messages.ts';
import type { Profile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOwnNotices, useUpdateNotificationSettings } from './api.ts';
import { contactWords } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';

/** How and when one is told of orders (`?notification-settings=me`). */
export function NotificationSettingsDialog(dialog: AddressedDialogProps) {
  return (
    <OwnDialog
      dialog={dialog}
      title="Notification Settings"
      subtitle="Codes for signing in always come."
      size="xs"
    >
      {({ account }) => <Switches account={account} />}
    </OwnDialog>
  );
}

function Switches({ account }: { readonly account: Profile['account'] }) {
  const { email, phone, unprovenPhone } = account;
  const update = useUpdateNotificationSettings();
  const open = useOpenDialog();
  const [wantsNotices, setWantsNotices] = useState(false);
  const notices = useOwnNotices(wantsNotices);
  return (
    <NotificationSwitches
      settings={account}
      emailNote={`To ${email}`}
      textsNote={
        phone === null
          ? 'No phone number is confirmed, so no texts come.'
          : `To ${contactWords('phone', phone)}`
      }
      textsAction={
        phone === null && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => (unprovenPhone === null ? open('profile', 'me') : open('contact-code', 'phone'))}
            sx={{ justifySelf: 'start' }}
          >
            {unprovenPhone === null
              ? 'Add a phone number'
              : `Confirm ${contactWords('phone', unprovenPhone)}`}
          </Button>
        )
      }
      push={pushCalls}
      notices={notices}
      onWantNotices={() => setWantsNotices(true)}
      onChange={(change) =>
        update.mutate(change, {
          onSuccess: () => toast.success('Notification preferences updated!'),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    />
  );
}
