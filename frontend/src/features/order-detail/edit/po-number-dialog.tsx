import { updatePoNumberInput } from '#schema/orders/order-calls.ts';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useUpdatePoNumber } from '../api.ts';
import type { OrderDialogProps } from '../dialogs/decision.ts';
import { EditDialog, type EditFormProps, showRefusal } from './edit-dialog.tsx';

/** The customer's own number for the service (`?po=10001`). Saving it empty removes it. */
export function PoNumberDialog(props: OrderDialogProps) {
  const update = useUpdatePoNumber();
  return (
    <EditDialog {...props} title="Edit PO Number" command="updatePoNumber" update={update}>
      {(order, formId) => <PoNumberForm {...{ formId, order, update, dialog: props }} />}
    </EditDialog>
  );
}

function PoNumberForm({
  formId,
  order: { id, poNumber },
  update,
  dialog,
}: EditFormProps<typeof useUpdatePoNumber>) {
  const form = useZodForm(updatePoNumberInput, { id, poNumber });
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (input) => {
        try {
          await update.mutateAsync(input);
          dialog.onClose();
        } catch (error) {
          showRefusal(error, form, 'poNumber', dialog);
        }
      }}
    >
      <TextField
        label="PO number"
        optional
        autoComplete="off"
        inputProps={{ maxLength: 200 }}
        hint="It appears on the invoice. Technicians don’t see it."
        {...form.field('poNumber', { empty: null })}
      />
    </Form>
  );
}
