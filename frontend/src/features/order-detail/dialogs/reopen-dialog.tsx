import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrderStatus } from '#schema/order-values.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeleton-rows.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useOrder, useReopenOrder, useReopenPendingOrder } from '../api.ts';
import { OrderingUnavailable, useOrderingUnavailable } from '../status/ordering-unavailable.tsx';
import { decidedWords } from './decided-words.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';

/** Brings a rejected order back for a decision, and a cancelled one back to the search (`?reopen=10001`). */
export function ReopenDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const order = useOrder(id);
  const reopenPending = useReopenPendingOrder();
  const reopenCancelled = useReopenOrder();
  const once = useOneAtATime();
  const paused = useOrderingUnavailable();
  const mayReopen = useProfile().data?.account.role.permissions.includes('order_management');
  // What the order was when it was decided on: the answer changes it before the dialog has left the screen.
  const [decidedOn, setDecidedOn] = useState<OrderStatus>();
  const status = decidedOn ?? order.data?.status;
  const busy = reopenPending.isPending || reopenCancelled.isPending;
  const isCancelled = status === 'cancelled';
  const blocked = isCancelled && paused;

  const confirm = () =>
    once(async () => {
      setDecidedOn(status);
      try {
        await (isCancelled ? reopenCancelled : reopenPending).mutateAsync({ id });
        toast.success('Order reopened successfully');
        props.onClose();
      } catch (failure) {
        setDecidedOn(undefined);
        tellFailure(failure, 'reopen', props);
      }
    });

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={busy}
      title="Reopen this order?"
      size="xs"
      actions={
        mayReopen &&
        (isCancelled || status === 'rejected') && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={busy}>
              Dismiss
            </Button>
            <BusyButton variant="contained" busy={busy} disabled={blocked} onClick={confirm}>
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
    switch (status) {
      case undefined:
        if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
        return <SkeletonRows count={1} height={48} />;
      case 'rejected':
        return `Order #${id} goes back to Pending, for a manager to approve.`;
      case 'cancelled':
        return (
          <>
            {blocked && (
              <Box sx={{ mb: 2 }}>
                <OrderingUnavailable />
              </Box>
            )}
            {`The search for technicians for order #${id} starts again.`}
          </>
        );
      default:
        return decidedWords(status, 'reopen');
    }
  }
}
