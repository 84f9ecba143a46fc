import Button from '@mui/material/Button';
import { NotificationSwitches } from '../../components/shell/notification-switches.tsx';
import { pushCalls } from '../../lib/api.ts';
import { type AddressedDialogProps, useOpenDialog } from '../../lib/dialog-address.ts';
import type { Profile } from '../../lib/profile.ts';
import { useOwnNotices, useUpdateNotificationSettings } from './api.ts';
import { contactWords } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';

/** How and when the person is notified of orders (`?notification-settings=me`). */
export function NotificationSettingsDialog(dialog: AddressedDialogProps) {
  return (
    <OwnDialog
      dialog={dialog}
      title="Notification Settings"
      subtitle="Sign-in codes are always sent."
      size="xs"
    >
      {({ account }) => <Switches account={account} />}
    </OwnDialog>
  );
}

function Switches({ account }: { readonly account: Profile['account'] }) {
  const { phone, unprovenPhone } = account;
  const { mutate } = useUpdateNotificationSettings();
  const open = useOpenDialog();
  return (
    <NotificationSwitches
      settings={account}
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
      useNotices={useOwnNotices}
      save={mutate}
    />
  );
}
