import { SwitchRow } from '../forms/switch-row.tsx';
import type { FilterSwitch } from './filter-bar.tsx';

export interface FilterSwitchesProps<Filters> {
  readonly switches: readonly FilterSwitch<Filters>[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Switches for whose rows to show, and for rows that a list hides by default. */
export function FilterSwitches<Filters>({ switches, filters, onChange }: FilterSwitchesProps<Filters>) {
  return switches.map(({ label, isOn, set }) => (
    <SwitchRow
      key={label}
      label={label}
      checked={isOn(filters)}
      onChange={(on) => onChange(set(filters, on))}
    />
  ));
}
