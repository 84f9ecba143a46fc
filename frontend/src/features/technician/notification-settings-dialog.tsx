import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatPhoneNumber } from '#schema/phone.ts';
import { ErrorState } from '../../components/data/error-state.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { NotificationSwitches } from '../../components/shell/notification-switches.tsx';
import { messageOf } from '../../lib/messages.ts';
import { techPushCalls } from '../../lib/tech-api.ts';
import { toast } from '../../lib/toasts.ts';
import { useOwnNotices, useTechnicianProfile, useUpdateNotificationSettings } from './technician-profile.ts';

export interface NotificationSettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How and when the technician is told of jobs. */
export function NotificationSettingsDialog({ open, onClose }: NotificationSettingsDialogProps) {
  const { data, error, isPending, refetch } = useTechnicianProfile();
  const [wantsNotices, setWantsNotices] = useState(false);
  const notices = useOwnNotices(wantsNotices);
  const update = useUpdateNotificationSettings();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notification Settings"
      subtitle="Codes for signing in always come."
      size="xs"
      loading={isPending}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {data ? (
        <NotificationSwitches
          settings={data}
          emailNote={`To ${data.email}`}
          textsNote={
            data.phone === null
              ? 'No phone number is confirmed, so no texts come.'
              : `To ${formatPhoneNumber(data.phone)}`
          }
          push={techPushCalls}
          notices={notices}
          onWantNotices={() => setWantsNotices(true)}
          onChange={(change) =>
            update.mutate(change, {
              onSuccess: () => toast.success('Notification preferences updated!'),
              onError: (failure) => toast.error(messageOf(failure)),
            })
          }
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
