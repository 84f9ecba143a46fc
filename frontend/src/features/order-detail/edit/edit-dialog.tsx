import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog, type DialogProps } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import type { ZodForm } from '../../../components/forms/form.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import type { Situation } from '../../../lib/messages.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { useOrder } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';

type Size = NonNullable<DialogProps['size']>;

export interface EditDialogProps extends OrderDialogProps {
  readonly title: string | ((order: OrderView) => string);
  /** The command that must be allowed for this person on the order. */
  readonly command: string;
  readonly update: { readonly isPending: boolean };
  /** `xl` if there is a map beside the form. */
  readonly size?: Size | ((order: OrderView) => Size);
  /** The form, once the order is loaded. Its id must be `formId`, so that Save can submit it. */
  readonly children: (order: OrderView, formId: string) => ReactNode;
}

/** The props of each form in an `EditDialog`. `UseUpdate` is the hook for its command. */
export interface EditFormProps<UseUpdate extends () => unknown> {
  readonly formId: string;
  readonly order: OrderView;
  readonly update: ReturnType<UseUpdate>;
  readonly dialog: OrderDialogProps;
}

/** Edits something about an order: a form with Save, if this person may change it now. */
export function EditDialog({
  title,
  command,
  update: { isPending: busy },
  size = 'xs',
  children,
  ...props
}: EditDialogProps) {
  const formId = useId();
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
    return mayEdit ? children(order.data, formId) : barredWords(order.data);
  }
}

/** Shows why a save failed: the API's messages at their fields, or a toast if it has none for this form. */
export function showRefusal<Input extends Record<string, unknown>>(
  error: unknown,
  form: Pick<ZodForm<Input, unknown>, 'setApiErrors'>,
  situation: Situation,
  dialog: OrderDialogProps,
): void {
  const { fields = {} } = apiFailure(error).details;
  if (!form.setApiErrors(fields)) tellFailure(error, situation, dialog);
}

function barredWords({ status }: OrderView): string {
  return status === 'cancelled' || status === 'rejected'
    ? 'Nothing can be changed in this order until it is reopened.'
    : 'You can’t change this now. Please contact a manager if needed.';
}
