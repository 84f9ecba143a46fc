import { MapPin, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundAddress, PlacedJobsite } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { addressLines } from '../../lib/jobsite-words.ts';
import { Combobox, type Option } from './combobox.tsx';

/** A place that was chosen: one of the company's jobsites, or an address that none of them has. */
export interface PickedPlace {
  readonly address: Address;
  readonly jobsite: PlacedJobsite | undefined;
}

/** What `searchAddressesAndJobsites` answers. */
export interface FoundPlaces {
  readonly jobsites: readonly PlacedJobsite[];
  readonly addresses: readonly FoundAddress[];
}

export interface AddressPickerProps {
  readonly label?: string;
  /** Where the field is now; null where nothing is chosen yet. */
  readonly address: Address | null;
  /** Clearing the field chooses nothing: the address stays until there is another. */
  readonly onChoose: (place: PickedPlace) => void;
  readonly search: (text: string, signal: AbortSignal) => Promise<FoundPlaces>;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A place among the company's jobsites and all addresses (document 2 section 2). */
export function AddressPicker({
  label = 'Address',
  address,
  onChoose,
  search,
  ...field
}: AddressPickerProps) {
  return (
    <Combobox<Found>
      {...field}
      label={label}
      placeholder="Search addresses or jobsites"
      value={address && { id: 'present', label: addressLines(address).join(', ') }}
      onChange={(option) => {
        if (option !== null && 'place' in option) onChoose(option.place);
      }}
      search={async (text, signal) => optionsOf(await search(text, signal))}
      groupBy={({ place }) => (place.jobsite ? 'Jobsites' : 'Search Results')}
    />
  );
}

interface Found extends Option {
  readonly place: PickedPlace;
}

function optionsOf({ jobsites, addresses }: FoundPlaces): Found[] {
  return [
    ...jobsites.map((jobsite): Found => {
      const words = addressLines(jobsite.address).join(', ');
      return {
        id: jobsite.id,
        label: jobsite.name ?? words,
        note: jobsite.name === null ? undefined : words,
        picture: <Warehouse size={20} aria-hidden />,
        place: { address: jobsite.address, jobsite },
      };
    }),
    ...addresses.map(
      ({ label, address }): Found => ({
        id: label,
        label,
        picture: <MapPin size={20} aria-hidden />,
        place: { address, jobsite: undefined },
      }),
    ),
  ];
}
