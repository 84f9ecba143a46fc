import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Address } from '#schema/places/places.ts';
import { borderedList } from '../../components/data/list-styles.ts';
import { FieldMessage } from '../../components/forms/field.tsx';
import { Form, useZodForm, type ZodForm } from '../../components/forms/form.tsx';
import { TagField } from '../../components/forms/tag-field.tsx';
import type { AddressedDialogProps } from '../../lib/dialog-address.ts';
import { addressLines } from '../../lib/jobsite-words.ts';
import { messageOf } from '../../lib/messages.ts';
import { type Profile, usePermission } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useUpdateBillingInfo } from './api.ts';
import { BillingAddressForm } from './billing-address-form.tsx';
import { billingForm, isEmail } from './billing-form.ts';
import { OwnDialog } from './own-dialog.tsx';

/** Where invoices go (`?billing-info=company`; document 2 section 2, modal 9). */
export function BillingDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const mayChange = usePermission('user_management');
  const update = useUpdateBillingInfo();
  /** Index of the address being edited; one past the last for a new one. */
  const [edited, setEdited] = useState<number>();
  return (
    <OwnDialog
      dialog={dialog}
      title={edited === undefined ? 'Edit Billing Info' : 'Billing address'}
      form={mayChange ? formId : undefined}
      save={edited === undefined ? 'Save' : 'Use Address'}
      busy={update.isPending}
      onBack={edited === undefined ? undefined : () => setEdited(undefined)}
    >
      {({ account: { company } }) =>
        mayChange && company.billing ? (
          <BillingForm
            {...{ formId, update, edited }}
            billing={company.billing}
            onEdit={setEdited}
            onClose={dialog.onClose}
          />
        ) : (
          'You can’t change this. Please contact a manager if needed.'
        )
      }
    </OwnDialog>
  );
}

interface BillingFormProps {
  readonly formId: string;
  readonly billing: NonNullable<Profile['account']['company']['billing']>;
  readonly update: ReturnType<typeof useUpdateBillingInfo>;
  readonly edited: number | undefined;
  readonly onEdit: (at: number | undefined) => void;
  readonly onClose: () => void;
}

function BillingForm({ formId, billing, update, edited, onEdit, onClose }: BillingFormProps) {
  const form = useZodForm(billingForm, {
    billingEmails: billing.emails,
    billingAddresses: billing.addresses,
  });
  const addresses = form.value('billingAddresses') as readonly Address[];
  const [wasTyped, setWasTyped] = useState(false);
  if (edited !== undefined && !wasTyped) setWasTyped(true);
  if (edited !== undefined) {
    return (
      <BillingAddressForm
        formId={formId}
        address={addresses[edited]}
        onDone={(address) => {
          form.set('billingAddresses', addresses.toSpliced(edited, 1, address));
          onEdit(undefined);
        }}
      />
    );
  }
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (values) => {
        try {
          await update.mutateAsync(values);
          toast.success('Company updated successfully.');
          onClose();
        } catch (error) {
          toast.error(messageOf(error));
        }
      }}
    >
      <TagField
        label="Billing emails"
        type="email"
        hint="Invoices go to each of them. Enter adds another one."
        isWrong={(email) => !isEmail(email)}
        {...form.control('billingEmails')}
      />
      <Addresses form={form} addresses={addresses} isReturn={wasTyped} onEdit={onEdit} />
    </Form>
  );
}

interface AddressesProps {
  readonly form: ZodForm<{ billingAddresses: Address[]; billingEmails: string[] }, unknown>;
  readonly addresses: readonly Address[];
  /** Whether an address was just edited. */
  readonly isReturn: boolean;
  readonly onEdit: (at: number) => void;
}

function Addresses({ form, addresses, isReturn, onEdit }: AddressesProps) {
  const titleId = useId();
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Back from an address: the button pressed there is gone.
    if (isReturn) add.current?.focus();
  }, [isReturn]);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        Billing addresses
      </Typography>
      {addresses.length > 0 && (
        <Box component="ul" sx={borderedList}>
          {addresses.map((address, at) => {
            const words = addressLines(address).join(', ');
            return (
              <Box component="li" key={words} sx={row}>
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {words}
                </Box>
                <Button aria-label={`Edit ${words}`} onClick={() => onEdit(at)} sx={square}>
                  <Pencil size={18} />
                </Button>
                <Button
                  aria-label={`Remove ${words}`}
                  onClick={() => form.set('billingAddresses', addresses.toSpliced(at, 1))}
                  sx={square}
                >
                  <Trash2 size={18} />
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
      <FieldMessage id={`${titleId}-message`} error={form.error('billingAddresses')} />
      <Button
        ref={add}
        variant="outlined"
        startIcon={<Plus size={18} />}
        onClick={() => onEdit(addresses.length)}
        sx={{ justifySelf: 'start' }}
      >
        Add address
      </Button>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 52, pl: 1.5, pr: 0.5 } as const;

const square = { minWidth: 44, px: 0, color: 'text.secondary' } as const;
