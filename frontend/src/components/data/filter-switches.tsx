import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { FilterSwitch } from './filter-bar.tsx';

export interface FilterSwitchesProps<Filters> {
  readonly switches: readonly FilterSwitch<Filters>[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Whose rows, and the rows that a list leaves out by itself. */
export function FilterSwitches<Filters>({ switches, filters, onChange }: FilterSwitchesProps<Filters>) {
  return switches.map(({ label, isOn, set }) => (
    <FormControlLabel
      key={label}
      control={<Switch checked={isOn(filters)} onChange={(_, on) => onChange(set(filters, on))} />}
      label={label}
      // Its left edge in line with the rest: a switch keeps room for its halo.
      sx={{ ml: '-10px' }}
    />
  ));
}
