import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../components/flow/dialog.tsx';
import { SignedInDevices } from '../../components/shell/signed-in-devices.tsx';
import { deviceId } from '../../lib/device.ts';
import { techApi, techTrpc } from '../../lib/tech-api.ts';
import { useCommand } from '../../lib/use-command.ts';

export interface DevicesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The technician's signed-in devices. */
export function DevicesDialog({ open, onClose }: DevicesDialogProps) {
  const sessions = useQuery(
    techTrpc.technicians.account.sessions.queryOptions({ device: deviceId() }, { enabled: open }),
  );
  const end = useCommand(techApi.technicians.account.signOutEverywhere.mutate);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your devices"
      size="xs"
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SignedInDevices query={sessions} signOutEverywhere={() => end.mutateAsync()} />
    </Dialog>
  );
}
