import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SwitchRow } from '../../components/forms/switch-row.tsx';
import { type AddressedDialogProps, useOpenDialog } from '../../lib/dialog-address.ts';
import { messageOf } from '../../lib/messages.ts';
import type { Profile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useUpdateNotificationSettings } from './api.ts';
import { contactWords } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';

/** Whether one is told of orders by email and by text (`?notification-settings=me`); each counts from the press on. */
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
  const { email, phone, unprovenPhone, emailNotificationEnabled, smsNotificationEnabled } = account;
  const update = useUpdateNotificationSettings();
  const open = useOpenDialog();
  const set = (change: Partial<Parameters<typeof update.mutate>[0]>) =>
    update.mutate(
      { emailNotificationEnabled, smsNotificationEnabled, ...change },
      {
        onSuccess: () => toast.success('Notification preferences updated!'),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SwitchRow
        label="Email"
        note={`To ${email}`}
        checked={emailNotificationEnabled}
        onChange={(on) => set({ emailNotificationEnabled: on })}
      />
      <SwitchRow
        label="Text messages"
        note={
          phone === null
            ? 'No phone number is confirmed, so no texts come.'
            : `To ${contactWords('phone', phone)}`
        }
        checked={smsNotificationEnabled}
        onChange={(on) => set({ smsNotificationEnabled: on })}
      />
      {phone === null && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => (unprovenPhone === null ? open('profile', 'me') : open('contact-code', 'phone'))}
          sx={{ justifySelf: 'start' }}
        >
          {unprovenPhone === null ? 'Add a phone number' : `Confirm ${contactWords('phone', unprovenPhone)}`}
        </Button>
      )}
    </Box>
  );
}
