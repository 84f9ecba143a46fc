import type { ReactNode } from 'react';
import type { PlacedJobsite } from '#schema/jobsites.ts';
import type { Address } from '#schema/places.ts';
import { Combobox, type Option } from '../../../components/forms/combobox.tsx';
import { addressLines } from '../../../lib/address-words.ts';
import { api } from '../../../lib/api.ts';

/** A place that was chosen: one of the company's jobsites, or an address that none of them has. */
export interface ChosenPlace {
  readonly address: Address;
  readonly jobsite: PlacedJobsite | undefined;
}

export interface AddressFieldProps {
  readonly address: Address;
  readonly onChoose: (place: ChosenPlace) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The jobsite's address, found among the company's jobsites and all addresses (document 2 section 2). */
export function AddressField({ address, onChoose, ...field }: AddressFieldProps) {
  return (
    <Combobox<Found>
      label="Address"
      placeholder="Search addresses or jobsites"
      search={findPlaces}
      groupBy={({ group }) => group}
      value={{ id: 'present', label: addressLines(address).join(', ') }}
      onChange={(option) => {
        // An order stands somewhere: what was cleared comes back when the field is left.
        if (option !== null && 'place' in option) onChoose(option.place);
      }}
      {...field}
    />
  );
}

interface Found extends Option {
  readonly group: 'Jobsites' | 'Search Results';
  readonly place: ChosenPlace;
}

async function findPlaces(search: string, signal: AbortSignal): Promise<readonly Found[]> {
  const found = await api.customers.jobsites.searchAddressesAndJobsites.query({ search }, { signal });
  return [
    ...found.jobsites.map(
      (jobsite): Found => ({
        id: jobsite.id,
        label: jobsite.name ?? addressLines(jobsite.address).join(', '),
        note: addressLines(jobsite.address).join(', '),
        group: 'Jobsites',
        place: { address: jobsite.address, jobsite },
      }),
    ),
    ...found.addresses.map(
      ({ label, address }): Found => ({
        id: label,
        label,
        group: 'Search Results',
        place: { address, jobsite: undefined },
      }),
    ),
  ];
}
