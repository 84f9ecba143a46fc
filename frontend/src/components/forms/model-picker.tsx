import type { ReactNode } from 'react';
import { machineWords, unitWords } from '../../lib/order-words.ts';
import { MachineThumb } from '../identity/machine.tsx';
import { Combobox, type Option } from './combobox.tsx';
import type { Search } from './use-search.ts';

/** A model from the catalogue, or one of the company's own machines. */
export interface PickedModel {
  /** The machine's id if it is one, else the model's. */
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string | null;
  /** Which machine it is; undefined for a model. */
  readonly machine?: { readonly unitNumber: string | null; readonly serialNumber: string | null } | undefined;
  /** What else sets it apart, such as where it is. */
  readonly note?: string | undefined;
}

export interface ModelPickerProps<Picked extends PickedModel> {
  readonly label?: string;
  readonly value: PickedModel | null;
  readonly onChange: (model: Picked | null) => void;
  /** Machines come first, under a heading of their own. */
  readonly search: Search<Picked>;
  /** Offers to add the typed text if nothing is found. */
  readonly onOwn?: (typed: string) => void;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** Finds a machine by make and model, unit number or serial number. */
export function ModelPicker<Picked extends PickedModel>({
  label = 'Equipment',
  value,
  onChange,
  search,
  onOwn,
  ...field
}: ModelPickerProps<Picked>) {
  return (
    <Combobox<Found<Picked>>
      {...field}
      label={label}
      value={value && optionOf(value)}
      onChange={(option) => {
        if (option === null) onChange(null);
        else if ('found' in option) onChange(option.found);
        else onOwn?.(option.label);
      }}
      search={async (text, signal) => (await search(text, signal)).map(optionOf)}
      groupBy={({ found }) => (found.machine ? 'Your machines' : 'Models')}
      ownOnLeave={false}
      {...(onOwn && { ownEntry: (text: string) => `Add ${text}` })}
    />
  );
}

interface Found<Picked extends PickedModel> extends Option {
  readonly found: Picked;
}

function optionOf<Picked extends PickedModel>(found: Picked): Found<Picked> {
  return {
    id: found.id,
    label: machineWords(found),
    note: noteOf(found),
    picture: <MachineThumb product={found.product} brand={found.brand} size={40} />,
    found,
  };
}

function noteOf({ machine, note, product }: PickedModel): string | undefined {
  const words = [machine && unitWords(machine), note].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : (product ?? undefined);
}
