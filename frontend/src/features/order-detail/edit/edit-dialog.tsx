import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog, type DialogProps } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { machineWords } from '../../../lib/order-words.ts';
import { useOrder } from '../api.ts';
import type { OrderDialogProps } from '../dialogs/decision.ts';

type Size = NonNullable<DialogProps['size']>;

export interface EditDialogProps extends OrderDialogProps {
  readonly title: string | ((order: OrderView) => string);
  /** What this person must be allowed to do with the order. */
  readonly command: string;
  /** Of the form inside. */
  readonly formId: string;
  readonly busy: boolean;
  /** `xl` with a map beside the form. */
  readonly size?: Size | ((order: OrderView) => Size);
  /** The form, once the order is there that it begins with. */
  readonly children: (order: OrderView) => ReactNode;
}

/** Changes something about an order: a form with Save, for who may and while it can be. */
export function EditDialog({
  title,
  command,
  formId,
  busy,
  size = 'xs',
  children,
  ...props
}: EditDialogProps) {
  const order = useOrder(props.value);
  const mayEdit = order.data?.allowedCommands.includes(command) ?? false;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={busy}
      title={typeof title === 'string' ? title : order.data ? title(order.data) : `Order #${props.value}`}
      subtitle={order.data && `Order #${order.data.id}, ${machineWords(order.data.equipment)}`}
      size={typeof size === 'string' ? size : order.data ? size(order.data) : 'sm'}
      actions={
        mayEdit && (
          <>
            <Button variant="outlined" onClick={props.onClose} disabled={busy}>
              Cancel
            </Button>
            <BusyButton type="submit" form={formId} variant="contained" busy={busy}>
              Save
            </BusyButton>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (order.data === undefined) {
      if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
      return <SkeletonRows count={2} height={72} gap={16} />;
    }
    return mayEdit ? children(order.data) : barredWords(order.data);
  }
}

function barredWords({ status }: OrderView): string {
  return status === 'cancelled' || status === 'rejected'
    ? 'Nothing can be changed in this order until it is reopened.'
    : 'You can’t change this now. Please contact a manager if needed.';
}
