import Button from '@mui/material/Button';
import { BusyButton } from '../../components/busy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useReopenPendingOrder } from './api.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';

/** Brings a rejected order back for a decision (`?reopen=10001`). */
export function ReopenDialog(props: OrderDialogProps) {
  const reopen = useReopenPendingOrder();
  const once = useOneAtATime();
  const mayReopen = useProfile().data?.account.role.permissions.includes('order_management');
  const confirm = () =>
    once(() =>
      reopen.mutateAsync({ id: props.value }).then(
        () => {
          toast.success('Order reopened successfully');
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'reopen', props),
      ),
    );
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={reopen.isPending}
      title="Reopen this order?"
      size="xs"
      actions={
        mayReopen && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={reopen.isPending}>
              Dismiss
            </Button>
            <BusyButton variant="contained" busy={reopen.isPending} onClick={confirm}>
              Reopen Order
            </BusyButton>
          </>
        )
      }
    >
      {mayReopen === false
        ? 'You don’t have permission to reopen orders. Please contact a manager if needed.'
        : `Order #${props.value} goes back to Pending, for a manager to approve.`}
    </Dialog>
  );
}
