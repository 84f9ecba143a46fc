import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '../flow/dialog.tsx';
import { SelectField } from '../forms/select-field.tsx';
import type { FilterBarProps, SortDirection } from './filter-bar.tsx';
import { FilterSwitches } from './filter-switches.tsx';

export interface FilterSheetProps<Filters> extends FilterBarProps<Filters> {
  readonly onClose: () => void;
}

/** All sorting and filtering on small screens. Nothing changes until 'Apply'. */
export function FilterSheet<Filters>({ sort, fields, switches = [], ...props }: FilterSheetProps<Filters>) {
  const { filters, onChange, onClose, reset } = props;
  const [draft, setDraft] = useState(filters);
  const [cleared, setCleared] = useState(0);
  const { by, direction } = sort.of(draft);
  const clear = () => {
    setDraft(reset(draft));
    setCleared(cleared + 1);
  };
  const apply = () => {
    onChange(draft);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sort & Filter"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      actions={
        <>
          <Button variant="outlined" onClick={clear}>
            Clear
          </Button>
          <Button variant="contained" type="submit">
            Apply
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <SelectField
            label="Sort By"
            value={by}
            onChange={(event) => setDraft(sort.set(draft, event.target.value, direction))}
          >
            {sort.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Direction"
            value={direction}
            onChange={(event) => setDraft(sort.set(draft, by, event.target.value as SortDirection))}
          >
            {(['desc', 'asc'] as const).map((each) => (
              <option key={each} value={each}>
                {sort.directionLabel(by, each)}
              </option>
            ))}
          </SelectField>
        </Box>
        {fields.map(({ name, render }) => (
          <div key={`${name} ${cleared}`}>{render(draft, setDraft)}</div>
        ))}
        {switches.length > 0 && (
          <Box sx={{ display: 'grid' }}>
            <FilterSwitches switches={switches} filters={draft} onChange={setDraft} />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
