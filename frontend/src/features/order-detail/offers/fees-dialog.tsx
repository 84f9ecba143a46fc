import Button from '@mui/material/Button';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { FeeTable } from '../../../components/facts/fee-table.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { StepFocus } from '../../../components/flow/step-focus.tsx';
import { useOrder } from '../api.ts';
import { type OrderDialogProps, orderIdOf } from '../dialogs/decision.ts';
import { technicianName } from './offer-words.ts';

/** 'Estimated fees' of the booked technician (`?fees=10001`) or of an offer (`?fees=10001.000042`). */
export function FeesDialog({ value, open, onClose, onClosed }: OrderDialogProps) {
  const order = useOrder(orderIdOf(value));
  const offer = order.data?.ordersTechnicians.find(({ id }) => id === value);
  const quote = offer ?? order.data?.fees;
  const technician = offer?.technician ?? order.data?.technician;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      closeOnBackdrop
      title="Estimated fees"
      subtitle={technician && technicianName(technician)}
      size="xs"
      actions={
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      {quote ? (
        <StepFocus step="fees" isTextOnly>
          <FeeTable quote={quote} />
        </StepFocus>
      ) : order.data ? (
        'No fees are known for this order now.'
      ) : order.isError ? (
        <ErrorState onRetry={() => void order.refetch()} />
      ) : (
        <SkeletonRows count={5} height={44} />
      )}
    </Dialog>
  );
}
