import Button from '@mui/material/Button';
import { rejectionReasons } from '#schema/orders/order-values.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { rejectionReasonLabels } from '../../../lib/order-words.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useRejectOrder } from '../api.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';
import { ReasonField, useReasonChoice } from './reason-field.tsx';

/** "Don't Fix It": rejects the order with a reason (`?reject=10001`). */
export function RejectDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const choice = useReasonChoice(`reject.${id}`, rejectionReasons, 'Please provide a reason for rejection');
  const reject = useRejectOrder();
  const once = useOneAtATime();
  const mayReject = useProfile().data?.account.role.permissions.includes('order_management');

  const submit = choice.submit((rejectionReason, rejectionReasonCustom) =>
    once(() =>
      reject.mutateAsync({ id, rejectionReason, rejectionReasonCustom }).then(
        () => {
          choice.forget();
          toast.success('Order rejected successfully');
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'reject', props),
      ),
    ),
  );

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={reject.isPending}
      title={`Reject #${id}`}
      onSubmit={submit}
      kept
      formRef={choice.form}
      actions={
        mayReject && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={reject.isPending}>
              Cancel
            </Button>
            <BusyButton type="submit" variant="contained" color="error" busy={reject.isPending}>
              Reject
            </BusyButton>
          </>
        )
      }
    >
      {mayReject === false ? (
        'You don’t have permission to approve. Please contact a manager to move this order forward.'
      ) : (
        <ReasonField
          name="Reason"
          customName="Reason"
          reasons={rejectionReasons}
          labels={rejectionReasonLabels}
          choice={choice}
        />
      )}
    </Dialog>
  );
}
