import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { OrderingUnavailable } from '../../../components/shell/ordering-unavailable.tsx';
import { useOrderingUnavailable, useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useOrder, useReopenOrder } from '../api.ts';
import { decidedWords } from './decided-words.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';

/** Reopens a cancelled order and its search (`?reopen=10001`). */
export function ReopenDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const order = useOrder(id);
  const reopen = useReopenOrder();
  const once = useOneAtATime();
  const paused = useOrderingUnavailable();
  const mayReopen = useProfile().data?.account.role.permissions.includes('order_management');
  // The answer updates the order before the dialog has closed.
  const [isDecided, setDecided] = useState(false);
  const isCancelled = isDecided || order.data?.status === 'cancelled';

  const confirm = () =>
    once(async () => {
      setDecided(true);
      try {
        await reopen.mutateAsync({ id });
        toast.success('Order reopened successfully');
        props.onClose();
      } catch (failure) {
        setDecided(false);
        tellFailure(failure, 'reopen', props);
      }
    });

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={reopen.isPending}
      title="Reopen this order?"
      size="xs"
      actions={
        mayReopen &&
        isCancelled && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={reopen.isPending}>
              Dismiss
            </Button>
            <BusyButton variant="contained" busy={reopen.isPending} disabled={paused} onClick={confirm}>
              Reopen Order
            </BusyButton>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (mayReopen === false) {
      return 'You don’t have permission to reopen orders. Please contact a manager if needed.';
    }
    if (isCancelled) {
      return (
        <>
          {paused && (
            <Box sx={{ mb: 2 }}>
              <OrderingUnavailable />
            </Box>
          )}
          {`The search for technicians for order #${id} starts again.`}
        </>
      );
    }
    switch (order.data?.status) {
      case undefined:
        if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
        return <SkeletonRows count={1} height={48} />;
      case 'rejected':
        return 'A rejected order is reopened on its page, and goes back to Pending for a manager to approve.';
      default:
        return decidedWords(order.data?.status, 'reopen');
    }
  }
}
