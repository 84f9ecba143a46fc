import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { OrderTab } from '#schema/order-values.ts';
import { type Priority, priorities } from '#schema/severity.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import type { OrderFilters } from './filters.ts';

export interface FilterFieldsProps {
  readonly tab: OrderTab;
  readonly filters: OrderFilters;
  readonly onChange: (filters: OrderFilters) => void;
}

/** The priorities to show; none chosen shows all. */
export function PriorityChecks({ filters, onChange }: Omit<FilterFieldsProps, 'tab'>) {
  const toggle = (priority: Priority) =>
    onChange({
      ...filters,
      priorities: filters.priorities.includes(priority)
        ? filters.priorities.filter((each) => each !== priority)
        : [...filters.priorities, priority],
    });
  return (
    <Box component="fieldset" aria-label="Priority" sx={{ display: 'grid', border: 0, m: 0, p: 0 }}>
      {priorities.toReversed().map((priority) => (
        <FormControlLabel
          key={priority}
          control={
            <Checkbox checked={filters.priorities.includes(priority)} onChange={() => toggle(priority)} />
          }
          label={<PriorityPill priority={priority} />}
          sx={{ minHeight: 44, mr: 0 }}
        />
      ))}
    </Box>
  );
}

/** Whose orders, and the orders that a tab leaves out by itself. */
export function ScopeSwitches({ tab, filters, onChange }: FilterFieldsProps) {
  const mine = !filters.showAllUsersOrders;
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={mine}
            onChange={() => onChange({ ...filters, showAllUsersOrders: mine, participantIds: [] })}
          />
        }
        label="Only my orders"
        sx={switchRow}
      />
      {tab === 'needsService' && (
        <FormControlLabel
          control={
            <Switch
              checked={filters.showRejectedJobs}
              onChange={(_, showRejectedJobs) => onChange({ ...filters, showRejectedJobs })}
            />
          }
          label="Show rejected jobs"
          sx={switchRow}
        />
      )}
      {tab === 'scheduled' && (
        <FormControlLabel
          control={
            <Switch
              checked={filters.showCancelledJobs}
              onChange={(_, showCancelledJobs) => onChange({ ...filters, showCancelledJobs })}
            />
          }
          label="Show cancelled orders"
          sx={switchRow}
        />
      )}
    </>
  );
}

/** Its left edge in line with the rest: a switch keeps room for its halo. */
const switchRow = { minHeight: 44, mr: 0, ml: '-8px' } as const;
