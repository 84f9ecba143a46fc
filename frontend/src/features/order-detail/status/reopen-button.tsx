import Button from '@mui/material/Button';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useReopenRejected } from '../../../lib/reopen-order.ts';

export interface ReopenButtonProps {
  readonly orderId: string;
  /** A cancelled order asks first, since its search starts again; a rejected one is back at once (document 1 section 4). */
  readonly asks: boolean;
}

export function ReopenButton({ orderId, asks }: ReopenButtonProps) {
  const open = useOpenDialog();
  const { reopen, busyId } = useReopenRejected();
  if (asks) {
    return (
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => open('reopen', orderId)}>
        Reopen Order
      </Button>
    );
  }
  return (
    <BusyButton variant="outlined" busy={busyId === orderId} onClick={() => reopen(orderId)}>
      Reopen Order
    </BusyButton>
  );
}
