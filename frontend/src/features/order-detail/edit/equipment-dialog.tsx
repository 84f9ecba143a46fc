import type { OrderView } from '#schema/orders/order.ts';
import { updateSerialNumberInput } from '#schema/orders/order-calls.ts';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { tellDuplicate } from '../../../lib/duplicate-number.ts';
import { useUpdateSerialNumber } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { EditDialog, type EditFormProps } from './edit-dialog.tsx';

/** The machine's missing serial number (`?serial=10001`). */
export function SerialNumberDialog(props: OrderDialogProps) {
  return <NumbersDialog {...props} title={() => 'Serial number'} withUnit={false} />;
}

/** The machine's serial and unit number (`?equipment=10001`). */
export function EquipmentDialog(props: OrderDialogProps) {
  return (
    <NumbersDialog
      {...props}
      title={({ equipment }) => (equipment.serialNumber === null ? 'Add Equipment' : 'Edit Equipment')}
      withUnit
    />
  );
}

interface NumbersDialogProps extends OrderDialogProps {
  readonly title: (order: OrderView) => string;
  readonly withUnit: boolean;
}

function NumbersDialog({ title, withUnit, ...props }: NumbersDialogProps) {
  const update = useUpdateSerialNumber();
  return (
    <EditDialog {...props} title={title} command="updateSerialNumber" update={update}>
      {(order, formId) => <NumbersForm {...{ formId, order, withUnit, update, dialog: props }} />}
    </EditDialog>
  );
}

interface NumbersFormProps extends EditFormProps<typeof useUpdateSerialNumber> {
  readonly withUnit: boolean;
}

function NumbersForm({ formId, order: { id, equipment }, withUnit, update, dialog }: NumbersFormProps) {
  const form = useZodForm(updateSerialNumberInput, {
    id,
    serialNumber: equipment.serialNumber ?? '',
    // A hidden field is not changed.
    ...(withUnit && { unitNumber: equipment.unitNumber ?? '' }),
  });
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (numbers) => {
        try {
          await update.mutateAsync(numbers);
          dialog.onClose();
        } catch (error) {
          const fields = tellDuplicate(error, numbers) ?? apiFailure(error).details.fields ?? {};
          if (!form.setApiErrors(fields)) tellFailure(error, 'serialNumber', dialog);
        }
      }}
    >
      <TextField
        label="Serial number"
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 200, sx: upperCase }}
        hint="On the machine’s data plate. Technicians look up parts by it."
        {...form.field('serialNumber')}
      />
      {withUnit && (
        <TextField
          label="Unit number"
          optional
          autoComplete="off"
          inputProps={{ maxLength: 200 }}
          hint="What your company calls it."
          {...form.field('unitNumber')}
        />
      )}
    </Form>
  );
}

/** As it will be stored; spaces are removed on save. */
const upperCase = { textTransform: 'uppercase' } as const;
