import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Select from '@mui/material/Select';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useWide } from '../../lib/use-wide.ts';
import { dayOperatorLabels, operatorOf, wordsOfDayRange } from './day-range.ts';
import { DayRangeFields } from './day-range-fields.tsx';
import { type FilterFieldsProps, PriorityChecks, ScopeSwitches } from './filter-fields.tsx';
import { countNarrowing, type OrderFilters, type Sort, sorts } from './filters.ts';
import { SearchBox } from './search-box.tsx';
import { SortAndFilterDialog } from './sort-and-filter-dialog.tsx';
import { dateLabel, directionLabel, sortLabel } from './sort-words.ts';

/** Search, sort and filter above a list; on small screens all but the search moves into a dialog. */
export function FilterBar(props: FilterFieldsProps) {
  const { tab, filters, onChange } = props;
  const wide = useWide();
  return (
    <Box component="search" aria-label="Orders" sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: { md: 'wrap' } }}>
        <SearchBox value={filters.search} onChange={(search) => onChange({ ...filters, search })} />
        {wide ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <SortControl {...props} />
            <FilterButton label="Priority" value={priorityWords(filters)}>
              <PriorityChecks filters={filters} onChange={onChange} />
            </FilterButton>
            <FilterButton label={dateLabel(tab)} value={dateWords(filters)}>
              <DayRangeFields
                label={dateLabel(tab)}
                value={filters.createdAt}
                onChange={(createdAt) => onChange({ ...filters, createdAt })}
              />
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                disabled={operatorOf(filters.createdAt) === undefined}
                onClick={() => onChange({ ...filters, createdAt: { from: null, to: null } })}
              >
                Clear
              </Button>
            </FilterButton>
          </Box>
        ) : (
          <SmallScreenFilters {...props} />
        )}
      </Box>
      {wide && (
        <Box sx={{ display: 'flex', columnGap: 3, flexWrap: 'wrap' }}>
          <ScopeSwitches {...props} />
        </Box>
      )}
    </Box>
  );
}

function SortControl({ tab, filters, onChange }: FilterFieldsProps) {
  const turned = filters.sortDir === 'asc' ? 'desc' : 'asc';
  const Icon = filters.sortDir === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const direction = directionLabel(filters.sort, filters.sortDir);
  return (
    <Box sx={{ display: 'flex' }}>
      <Select
        native
        value={filters.sort}
        onChange={(event) => onChange({ ...filters, sort: event.target.value as Sort })}
        inputProps={{ 'aria-label': 'Sort By' }}
        startAdornment={
          <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            Sort By
          </Box>
        }
        sx={{
          height: 44,
          pl: 1.5,
          '& select': { pl: 1, fontWeight: 500 },
          borderTopRightRadius: 0,
          borderBottomRightRadius: 0,
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabel(sort, tab)}
          </option>
        ))}
      </Select>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`${direction}. Sort ${directionLabel(filters.sort, turned).toLowerCase()}`}
        title={direction}
        onClick={() => onChange({ ...filters, sortDir: turned })}
        sx={{
          ...control,
          minWidth: 44,
          px: 1,
          ml: '-1px',
          borderTopLeftRadius: 0,
          borderBottomLeftRadius: 0,
        }}
      >
        <Icon size={20} />
      </Button>
    </Box>
  );
}

interface FilterButtonProps {
  readonly label: string;
  /** What is chosen, in words; undefined while nothing is. */
  readonly value: string | undefined;
  readonly children: ReactNode;
}

function FilterButton({ label, value, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        endIcon={<ChevronDown size={18} />}
        sx={{ ...control, ...(value === undefined ? {} : chosen) }}
      >
        {value === undefined ? label : `${label}: ${value}`}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { mt: 0.5, p: 2, minWidth: 240, maxWidth: 360, border: 1, borderColor: 'divider' },
          },
        }}
      >
        {children}
      </Popover>
    </>
  );
}

function SmallScreenFilters(props: FilterFieldsProps) {
  const [open, setOpen] = useState(false);
  const count = countNarrowing({ ...props.filters, search: '' });
  return (
    <Box sx={{ flex: 'none' }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        startIcon={<SlidersHorizontal size={18} />}
        sx={{ ...control, ...(count > 0 ? chosen : {}) }}
      >
        Sort &amp; Filter{count > 0 ? ` (${count})` : ''}
      </Button>
      {open && <SortAndFilterDialog {...props} onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** Two values, then how many more (document 2 section 2, filter chips). */
function priorityWords({ priorities }: OrderFilters): string | undefined {
  if (priorities.length === 0) return undefined;
  const words = priorities.toReversed().map((each) => each.charAt(0).toUpperCase() + each.slice(1));
  return words.slice(0, 2).join(', ') + (words.length > 2 ? ` +${words.length - 2}` : '');
}

function dateWords({ createdAt }: OrderFilters): string | undefined {
  const operator = operatorOf(createdAt);
  return operator && wordsOfDayRange(createdAt).replace(dayOperatorLabels[operator], short[operator]).trim();
}

const short = { on: '', between: '', onOrAfter: 'from', onOrBefore: 'until' } as const;

const control = { borderColor: 'text.disabled', fontWeight: 500, height: 44 } as const;
const chosen = { borderColor: 'text.primary', bgcolor: 'status.pending.tint' } as const;
