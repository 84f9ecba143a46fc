import Button from '@mui/material/Button';
import { ErrorState } from '../../components/data/error-state.tsx';
import { Dialog } from '../../components/flow/dialog.tsx';
import { NotificationSwitches } from '../../components/shell/notification-switches.tsx';
import { techPushCalls } from '../../lib/tech-api.ts';
import { useOwnNotices, useTechnicianProfile, useUpdateNotificationSettings } from './api.ts';

export interface NotificationSettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How and when the technician is notified of jobs. */
export function NotificationSettingsDialog({ open, onClose }: NotificationSettingsDialogProps) {
  const { data, error, isPending, refetch } = useTechnicianProfile();
  const { mutate } = useUpdateNotificationSettings();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notification Settings"
      subtitle="Sign-in codes are always sent."
      size="xs"
      loading={isPending}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {data ? (
        <NotificationSwitches settings={data} push={techPushCalls} useNotices={useOwnNotices} save={mutate} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
