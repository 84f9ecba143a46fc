import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type RejectionReason, rejectionReasons } from '#schema/order-values.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FieldMessage } from '../../components/field-message.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useProfile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useRejectOrder } from './api.ts';
import { type OrderDialogProps, tellFailure } from './decision.ts';
import { rejectionReasonLabels } from './reasons.ts';

/** "Don't Fix It": why not (`?reject=10001`). */
export function RejectDialog(props: OrderDialogProps) {
  const { value: id } = props;
  const [reason, setReason] = useState<RejectionReason>();
  const [custom, setCustom] = useState('');
  const [error, setError] = useState<string>();
  const reject = useRejectOrder();
  const once = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const mayReject = useProfile().data?.account.role.permissions.includes('order_management');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined || (reason === 'other' && custom.trim() === '')) {
      setError('Please provide a reason for rejection');
      form.current?.querySelector<HTMLElement>(reason ? 'textarea:not([aria-hidden])' : 'input')?.focus();
      return;
    }
    const rejectionReasonCustom = reason === 'other' ? custom.trim() : null;
    once(() =>
      reject.mutateAsync({ id, rejectionReason: reason, rejectionReasonCustom }).then(
        () => {
          toast.success('Order rejected successfully');
          props.onClose();
        },
        (failure: unknown) => tellFailure(failure, 'reject', props),
      ),
    );
  };

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={reject.isPending}
      title={`Reject #${id}`}
      onSubmit={submit}
      formRef={form}
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
        <>
          <RadioGroup
            aria-label="Reason"
            aria-describedby={messageId}
            value={reason ?? ''}
            onChange={(_, chosen) => {
              setReason(rejectionReasons.find((each) => each === chosen));
              setCustom('');
              setError(undefined);
            }}
          >
            {rejectionReasons.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio />}
                label={rejectionReasonLabels[each]}
                sx={{ minHeight: 44, mr: 0 }}
              />
            ))}
          </RadioGroup>
          {reason === 'other' ? (
            <Box sx={{ mt: 1 }}>
              <TextField
                label="Reason"
                multiline
                minRows={2}
                maxRows={6}
                value={custom}
                error={error}
                onChange={(event) => {
                  setCustom(event.target.value);
                  setError(undefined);
                }}
              />
            </Box>
          ) : (
            <Box sx={{ mt: 1 }}>
              <FieldMessage id={messageId} error={error} />
            </Box>
          )}
        </>
      )}
    </Dialog>
  );
}
