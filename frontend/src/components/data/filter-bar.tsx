import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { useWide } from '../../lib/use-window.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSwitches } from './filter-switches.tsx';
import { SearchBox } from './search-box.tsx';

/** One field that a list can be filtered by. */
export interface FilterField<Filters> {
  /** `Priority` */
  readonly name: string;
  /** The current values, in words; empty while the filter is off. */
  readonly words: readonly string[];
  readonly clear: (filters: Filters) => Filters;
  /**
   * The fields to choose by, under a label with the name. Works on the current filters, or on a small screen's draft.
   */
  readonly render: (filters: Filters, onChange: (filters: Filters) => void) => ReactNode;
}

/** An on/off filter, always visible beside the list. */
export interface FilterSwitch<Filters> {
  readonly label: string;
  readonly isOn: (filters: Filters) => boolean;
  readonly set: (filters: Filters, on: boolean) => Filters;
}

interface FilterSort<Filters> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly of: (filters: Filters) => { readonly by: string; readonly direction: SortDirection };
  readonly set: (filters: Filters, by: string, direction: SortDirection) => Filters;
  /** `Newest first`: the direction's name for this sort. */
  readonly directionLabel: (by: string, direction: SortDirection) => string;
}

export type SortDirection = 'asc' | 'desc';

export interface FilterBarProps<Filters> {
  /** The search box's label. */
  readonly label: string;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly search: {
    readonly label: string;
    /** Maximum characters. */
    readonly limit: number;
    readonly of: (filters: Filters) => string;
    readonly set: (filters: Filters, search: string) => Filters;
  };
  readonly sort: FilterSort<Filters>;
  /** Where there is room, column headers do the sorting. */
  readonly sortsByHeads?: boolean;
  readonly fields: readonly FilterField<Filters>[];
  readonly switches?: readonly FilterSwitch<Filters>[];
  /** Clears all filters. */
  readonly clearAll: (filters: Filters) => Filters;
  /** Resets everything except the search. */
  readonly reset: (filters: Filters) => Filters;
}

/**
 * Search, sort and filters above a list, with the active filters below (document 1 section 2). On small screens
 * everything but the search moves into a sheet.
 */
export function FilterBar<Filters>(props: FilterBarProps<Filters>) {
  const { label, filters, onChange, search, sort, fields, switches = [], clearAll } = props;
  const { sortsByHeads = false } = props;
  const wide = useWide('lg');
  const bar = useRef<HTMLElement>(null);
  return (
    <Box component="search" aria-label={label} ref={bar} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: { lg: 'wrap' } }}>
        <SearchBox
          label={search.label}
          limit={search.limit}
          value={search.of(filters)}
          onChange={(text) => onChange(search.set(filters, text))}
        />
        {wide ? (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {!sortsByHeads && <SortControl filters={filters} onChange={onChange} sort={sort} />}
            {fields.map((field) => (
              <FilterButton key={field.name} field={field} filters={filters} onChange={onChange} />
            ))}
          </Box>
        ) : (
          <SheetButton {...props} />
        )}
      </Box>
      {wide && switches.length > 0 && (
        <Box sx={{ display: 'flex', columnGap: 4, flexWrap: 'wrap', '& > label': { gap: 0.5 } }}>
          <FilterSwitches switches={switches} filters={filters} onChange={onChange} />
        </Box>
      )}
      <FilterChips
        chips={fields}
        onRemove={(chip) => onChange(chip.clear(filters))}
        onClearAll={() => onChange(clearAll(filters))}
        // Focus would be lost with the last chip.
        onEmptied={() => bar.current?.querySelector('input')?.focus()}
      />
    </Box>
  );
}

type PartProps<Filters> = Pick<FilterBarProps<Filters>, 'filters' | 'onChange'>;

function SortControl<Filters>({
  filters,
  onChange,
  sort,
}: PartProps<Filters> & { readonly sort: FilterSort<Filters> }) {
  const { by, direction } = sort.of(filters);
  const turned = direction === 'asc' ? 'desc' : 'asc';
  const Icon = direction === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  const label = sort.directionLabel(by, direction);
  return (
    <Box sx={{ display: 'flex' }}>
      <Box component="label" sx={sortBy}>
        Sort By
        <select value={by} onChange={(event) => onChange(sort.set(filters, event.target.value, direction))}>
          {sort.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-label={`${label}. Sort ${sort.directionLabel(by, turned).toLowerCase()}`}
        title={label}
        onClick={() => onChange(sort.set(filters, by, turned))}
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

function FilterButton<Filters>({
  field,
  filters,
  onChange,
}: PartProps<Filters> & { readonly field: FilterField<Filters> }) {
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const isOn = field.words.length > 0;
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
        sx={{ ...control, ...(isOn ? chosen : {}) }}
      >
        {field.name}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': field.name,
            // A fixed width, since its content may still be loading when it is positioned.
            sx: { mt: 0.5, p: 2, boxSizing: 'border-box', width: 352 },
          },
        }}
      >
        <div key={cleared}>{field.render(filters, onChange)}</div>
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          disabled={!isOn}
          onClick={() => {
            onChange(field.clear(filters));
            setCleared(cleared + 1);
          }}
        >
          Clear
        </Button>
      </Popover>
    </>
  );
}

function SheetButton<Filters>(props: FilterBarProps<Filters>) {
  const [open, setOpen] = useState(false);
  const late = useLate(loadSheet, open);
  const count = props.fields.filter(({ words }) => words.length > 0).length;
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
      {open && late && <late.FilterSheet {...props} onClose={() => setOpen(false)} />}
    </Box>
  );
}

const loadSheet = () => import('./filter-sheet.tsx');

/** A native select, as wide as the button it looks like. */
const sortBy = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: 44,
  boxSizing: 'border-box',
  pl: 1.5,
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: '8px 0 0 8px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& select': {
    appearance: 'none',
    alignSelf: 'stretch',
    border: 0,
    pl: 1,
    pr: 5,
    font: 'inherit',
    fontWeight: 500,
    color: 'text.primary',
    bgcolor: 'transparent',
    cursor: 'pointer',
    outline: 'none',
  },
  // The system draws the list itself, on its own background.
  '& option': { color: 'text.primary', bgcolor: 'background.paper' },
  '& > svg': { position: 'absolute', right: 12, pointerEvents: 'none' },
} as const;

const control = { borderColor: 'text.disabled', fontWeight: 500, height: 44 } as const;
const chosen = { borderColor: 'text.primary', bgcolor: 'surface.3' } as const;
