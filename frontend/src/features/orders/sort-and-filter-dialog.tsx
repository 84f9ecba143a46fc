import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DayRangeFields } from './day-range-fields.tsx';
import { type FilterFieldsProps, PriorityChecks, ScopeSwitches } from './filter-fields.tsx';
import { noFilters, type Sort, type SortDirection, sorts } from './filters.ts';
import { dateLabel, directionLabel, sortLabel } from './sort-words.ts';

export interface SortAndFilterDialogProps extends FilterFieldsProps {
  readonly onClose: () => void;
}

/** All of sorting and filtering for small screens; nothing changes before 'Apply'. */
export function SortAndFilterDialog({ tab, filters, onChange, onClose }: SortAndFilterDialogProps) {
  const [draft, setDraft] = useState(filters);
  const [cleared, setCleared] = useState(0);
  const fields = { tab, filters: draft, onChange: setDraft };
  const clear = () => {
    // The search has its own box, in sight beside the list.
    setDraft({ ...noFilters, search: filters.search });
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
            value={draft.sort}
            onChange={(event) => setDraft({ ...draft, sort: event.target.value as Sort })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabel(sort, tab)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Direction"
            value={draft.sortDir}
            onChange={(event) => setDraft({ ...draft, sortDir: event.target.value as SortDirection })}
          >
            {(['desc', 'asc'] as const).map((direction) => (
              <option key={direction} value={direction}>
                {directionLabel(draft.sort, direction)}
              </option>
            ))}
          </SelectField>
        </Box>
        <div>
          <Typography component="h3" variant="subtitle2">
            Priority
          </Typography>
          <PriorityChecks filters={draft} onChange={setDraft} />
        </div>
        <DayRangeFields
          key={cleared}
          label={dateLabel(tab)}
          value={draft.createdAt}
          onChange={(createdAt) => setDraft({ ...draft, createdAt })}
        />
        <Box sx={{ display: 'grid' }}>
          <ScopeSwitches {...fields} />
        </Box>
      </Box>
    </Dialog>
  );
}
