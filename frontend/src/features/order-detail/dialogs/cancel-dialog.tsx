import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cancellationReasons } from '#schema/orders/order-values.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { cancellationReasonLabels } from '../../../lib/order-words.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useCancelOrder } from '../api.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';
import { ReasonField, useReasonChoice } from './reason-field.tsx';

/** Cancels the order while nobody is booked, with a reason (`?cancel=10001`). */
export function CancelDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const choice = useReasonChoice(
    `cancel.${id}`,
    cancellationReasons,
    'Please provide a reason for cancellation',
  );
  const cancel = useCancelOrder();
  const once = useOneAtATime();
  const mayCancel = useProfile().data?.account.role.permissions.includes('order_management');

  const submit = choice.submit((cancellationReason, cancellationReasonCustom) =>
    once(() =>
      cancel.mutateAsync({ id, cancellationReason, cancellationReasonCustom }).then(
        () => {
          choice.forget();
          toast.success('Order cancelled successfully');
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'cancel', props),
      ),
    ),
  );

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={cancel.isPending}
      title="Cancel service"
      subtitle={`Order #${id}`}
      onSubmit={submit}
      kept
      formRef={choice.form}
      actions={
        mayCancel && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={cancel.isPending}>
              Keep order
            </Button>
            <BusyButton type="submit" variant="contained" color="error" busy={cancel.isPending}>
              Cancel order
            </BusyButton>
          </>
        )
      }
    >
      {mayCancel === false ? (
        'You don’t have permission to cancel orders. Please contact a manager if needed.'
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            The search for technicians ends, and what they have offered is withdrawn. The order can be
            reopened later.
          </Typography>
          <ReasonField
            name="Reason"
            customName="Reason"
            reasons={cancellationReasons}
            labels={cancellationReasonLabels}
            choice={choice}
          />
        </>
      )}
    </Dialog>
  );
}
