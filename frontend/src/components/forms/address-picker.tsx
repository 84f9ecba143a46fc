import { MapPin, Warehouse } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FoundAddress, PlacedJobsite } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { addressLines } from '../../lib/jobsite-words.ts';
import { messageOf } from '../../lib/messages.ts';
import { Combobox, type Option } from './combobox.tsx';

/** A chosen place: one of the company's jobsites, or an address that isn't one. */
export interface PickedPlace {
  readonly address: Address;
  readonly jobsite: PlacedJobsite | undefined;
}

/** The answer of `searchAddressesAndJobsites`. */
export interface FoundPlaces {
  readonly jobsites: readonly PlacedJobsite[];
  readonly addresses: readonly FoundAddress[];
}

export interface AddressPickerProps {
  readonly label?: string;
  /** The current address; null if nothing is chosen yet. */
  readonly address: Address | null;
  /** Not called when the field is cleared: the address stays until another is chosen. */
  readonly onChoose: (place: PickedPlace) => void;
  readonly search: (text: string, signal: AbortSignal) => Promise<FoundPlaces>;
  /** Looks up the address of a search result; null if it has none. */
  readonly addressOf: (found: FoundAddress) => Promise<Address | null>;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** Searches the company's jobsites and all addresses (document 2 section 2). */
export function AddressPicker({
  label = 'Address',
  address,
  onChoose,
  search,
  addressOf,
  error,
  ...field
}: AddressPickerProps) {
  /** Chosen, with its address still loading. */
  const [pending, setPending] = useState<Option>();
  const [failure, setFailure] = useState<string>();
  const newest = useRef<Option>(undefined);
  const input = useHeldSubmit(pending !== undefined, failure === undefined);
  const choose = (option: Found) => {
    newest.current = option;
    setPending(undefined);
    setFailure(undefined);
    if ('jobsite' in option) return onChoose({ address: option.jobsite.address, jobsite: option.jobsite });
    if ('address' in option.found) return onChoose({ address: option.found.address, jobsite: undefined });
    setPending(option);
    const settle = (outcome: () => void) => {
      if (newest.current !== option) return;
      setPending(undefined);
      outcome();
    };
    void addressOf(option.found).then(
      (found) =>
        settle(() =>
          found === null ? setFailure(noAddress) : onChoose({ address: found, jobsite: undefined }),
        ),
      (reason: unknown) => settle(() => setFailure(messageOf(reason))),
    );
  };
  return (
    <Combobox<Found>
      {...field}
      inputRef={input}
      label={label}
      placeholder="Search addresses or jobsites"
      error={failure ?? error}
      value={pending ?? (address && { id: 'present', label: addressLines(address).join(', ') })}
      onChange={(option) => {
        if (option !== null && ('jobsite' in option || 'found' in option)) choose(option);
      }}
      search={async (text, signal) => optionsOf(await search(text, signal))}
      groupBy={(option) => ('jobsite' in option ? 'Jobsites' : 'Search Results')}
    />
  );
}

/**
 * Holds back the form's submit while a choice is loading, so that the form isn't saved with the previous address.
 * Submits afterwards if the choice worked out. Returns the ref for the field's input.
 */
function useHeldSubmit(isPending: boolean, isGood: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    if (!isPending) {
      if (isGood) held.current?.requestSubmit();
      held.current = undefined;
      return;
    }
    const hold = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target !== input.current?.form) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = event.target;
    };
    // Before React gets the event.
    document.addEventListener('submit', hold, { capture: true });
    return () => document.removeEventListener('submit', hold, { capture: true });
  }, [isPending, isGood]);
  return input;
}

type Found = Option & ({ readonly jobsite: PlacedJobsite } | { readonly found: FoundAddress });

const noAddress = 'The map has no address there. Please choose another one.';

function optionsOf({ jobsites, addresses }: FoundPlaces): Found[] {
  return [
    ...jobsites.map((jobsite): Found => {
      const words = addressLines(jobsite.address).join(', ');
      return {
        id: jobsite.id,
        label: jobsite.name ?? words,
        note: jobsite.name === null ? undefined : words,
        picture: <Warehouse size={20} aria-hidden />,
        jobsite,
      };
    }),
    ...addresses.map(
      (found): Found => ({
        id: 'placeId' in found ? found.placeId : found.label,
        label: found.label,
        picture: <MapPin size={20} aria-hidden />,
        found,
      }),
    ),
  ];
}
