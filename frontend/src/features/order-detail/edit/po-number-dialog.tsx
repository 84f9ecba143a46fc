import { useId } from 'react';
import { updatePoNumberInput } from '#schema/order-calls.ts';
import type { OrderView } from '#schema/orders.ts';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { useUpdatePoNumber } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { EditDialog } from './edit-dialog.tsx';

/** What the customer books the service under (`?po=10001`); empty takes it away. */
export function PoNumberDialog(props: OrderDialogProps) {
  const formId = useId();
  const update = useUpdatePoNumber();
  return (
    <EditDialog
      {...props}
      title="Edit PO Number"
      command="updatePoNumber"
      formId={formId}
      busy={update.isPending}
    >
      {(order) => <PoNumberForm {...{ formId, order, update, dialog: props }} />}
    </EditDialog>
  );
}

interface PoNumberFormProps {
  readonly formId: string;
  readonly order: OrderView;
  readonly update: ReturnType<typeof useUpdatePoNumber>;
  readonly dialog: OrderDialogProps;
}

function PoNumberForm({ formId, order: { id, poNumber }, update, dialog }: PoNumberFormProps) {
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
          const { fields = {} } = apiFailure(error).details;
          if (!form.setApiErrors(fields)) tellFailure(error, 'poNumber', dialog);
        }
      }}
    >
      <TextField
        label="PO number"
        optional
        autoComplete="off"
        inputProps={{ maxLength: 200 }}
        hint="It stands on the invoice. Technicians don’t see it."
        {...form.field('poNumber', { empty: null })}
      />
    </Form>
  );
}
