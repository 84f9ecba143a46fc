import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Address } from '#schema/places/places.ts';
import { AddressPicker } from '../../components/forms/address-picker.tsx';
import { Form, useZodForm } from '../../components/forms/form.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { addressOf as addressOfFound, findPlaces } from '../../lib/find-places.ts';
import { addressOf, addressValues, searchOf, type TypedAddress, typedAddress } from './billing-form.ts';

export interface BillingAddressFormProps {
  readonly formId: string;
  /** The current address; undefined for a new one. */
  readonly address: Address | undefined;
  readonly onDone: (address: Address) => void;
}

/** An address that is searched for or typed by hand. */
export function BillingAddressForm({ formId, address, onDone }: BillingAddressFormProps) {
  const form = useZodForm(typedAddress, addressValues(address));
  /** The address as searched for, which still has its coordinates. */
  const found = useRef(address);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here is gone.
    fields.current?.querySelector('input')?.focus();
  }, []);
  const take = async (typed: TypedAddress) => {
    const point = isAt(typed, found.current) ? found.current : await pointOf(typed);
    if (point !== undefined) onDone(addressOf(typed, point));
    else form.setApiErrors({ city: 'This place could not be found. Please check city, state and ZIP code.' });
  };
  return (
    <Form id={formId} form={form} onSubmit={take}>
      <Box ref={fields}>
        <AddressPicker
          label="Find an address"
          address={null}
          search={findPlaces}
          addressOf={addressOfFound}
          onChoose={({ address: chosen }) => {
            found.current = chosen;
            for (const [field, value] of Object.entries(addressValues(chosen))) {
              form.set(field as keyof TypedAddress, value);
            }
          }}
        />
      </Box>
      <TextField label="Address line 1" autoComplete="address-line1" {...form.field('address1')} />
      <TextField label="Address line 2" optional autoComplete="address-line2" {...form.field('address2')} />
      <Box sx={twoFields}>
        <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
        <TextField label="County" autoComplete="off" {...form.field('county')} />
        <TextField label="State" autoComplete="address-level1" {...form.field('state')} />
        <TextField label="ZIP code" optional autoComplete="postal-code" {...form.field('zip')} />
        <TextField label="Country" autoComplete="country" {...form.field('country')} />
      </Box>
    </Form>
  );
}

/** Whether the coordinates still apply: they don't change with the street. */
function isAt(typed: TypedAddress, address: Address | undefined): address is Address {
  return address !== undefined && address.city === typed.city && address.state === typed.state;
}

/** Looks up the coordinates of a typed address; undefined if nothing matches. */
async function pointOf(typed: TypedAddress): Promise<Address | undefined> {
  const search = async (text: string) => {
    try {
      const [found] = (await findPlaces(text)).addresses;
      return (found && (await addressOfFound(found))) ?? undefined;
    } catch {
      return undefined;
    }
  };
  return (await search(searchOf(typed))) ?? (await search(searchOf({ ...typed, address1: '' })));
}

const twoFields = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const;
