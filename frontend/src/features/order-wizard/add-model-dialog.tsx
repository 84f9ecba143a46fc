import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { Combobox, type Option } from '../../components/forms/combobox.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { useForm } from '../../lib/use-form.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { findBrands, findEquipmentTypes, useAddModel, usePartsOfModel } from './api.ts';

interface AddedModel {
  readonly modelId: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string;
}

export interface AddModelDialogProps {
  /** The text that nothing was found for. */
  readonly typed: string;
  readonly onAdded: (model: AddedModel) => void;
  readonly onClose: () => void;
}

/**
 * Names a model that neither the catalogue nor the company has yet, starting with what the catalogue recognizes in the
 * text.
 */
export function AddModelDialog({ typed, ...props }: AddModelDialogProps) {
  const parts = usePartsOfModel(typed);
  if (parts.isPending) return null;
  const { model, brand, equipmentType } = parts.data ?? {};
  return (
    <ModelForm
      {...props}
      initial={{ model: model ?? typed, brand: brand ?? '', equipmentType: equipmentType ?? '' }}
    />
  );
}

interface ModelFormProps extends Omit<AddModelDialogProps, 'typed'> {
  readonly initial: { readonly model: string; readonly brand: string; readonly equipmentType: string };
}

function ModelForm({ initial, onAdded, onClose }: ModelFormProps) {
  const [open, setOpen] = useState(true);
  const form = useForm(
    { ...initial },
    // All three are required (document 1 section 5).
    (values) => ({
      model: required(values.model),
      brand: required(values.brand),
      equipmentType: required(values.equipmentType),
    }),
  );
  const add = useAddModel();
  const once = useOneAtATime();
  const close = () => setOpen(false);

  const save = (values: typeof form.values) =>
    once(async () => {
      try {
        const { id, model, brand, product } = await add.mutateAsync({
          ...values,
          model: withoutBrand(values),
        });
        onAdded({ modelId: id, model, brand: brand.name, product: product.name });
        close();
      } catch (failure) {
        toast.error(messageOf(failure, 'addModel'));
      }
    });

  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClose}
      keepOpen={add.isPending}
      title="Add Model"
      onSubmit={(event) => {
        // In React's tree, the dialog is inside the wizard's form.
        event.stopPropagation();
        form.onSubmit(save)(event);
      }}
      formRef={form.formRef}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={add.isPending}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" busy={add.isPending}>
            Add Model
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <TextField
          label="Model"
          autoComplete="off"
          inputProps={{ maxLength: 200 }}
          {...form.field('model')}
        />
        <NameField
          label="Brand"
          value={form.values.brand}
          onChange={(brand) => form.set('brand', brand)}
          find={findBrands}
          error={form.errors.brand}
        />
        <NameField
          label="Equipment type"
          value={form.values.equipmentType}
          onChange={(type) => form.set('equipmentType', type)}
          find={findEquipmentTypes}
          error={form.errors.equipmentType}
        />
      </Box>
    </Dialog>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly find: (text: string) => Promise<readonly string[]>;
  readonly error: string | undefined;
}

/** A name from the catalogue, or a new one. */
function NameField({ value, onChange, find, ...field }: NameFieldProps) {
  return (
    <Combobox<Option>
      {...field}
      value={value === '' ? null : { id: value, label: value }}
      onChange={(option) => onChange(option?.label ?? '')}
      search={async (text) => (await find(text)).map((name) => ({ id: name, label: name }))}
      ownEntry={(text) => `Add ${text}`}
    />
  );
}

/** People who type an unknown machine usually include its maker. */
function withoutBrand({ brand, model }: { readonly brand: string; readonly model: string }): string {
  const begin = `${brand.trim()} `.toLowerCase();
  return model.trim().toLowerCase().startsWith(begin) ? model.trim().slice(begin.length) : model;
}

function required(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : 'Required';
}
