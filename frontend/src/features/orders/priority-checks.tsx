import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Priority, priorities } from '#schema/severity.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';

export interface PriorityChecksProps {
  readonly value: readonly Priority[];
  readonly onChange: (value: Priority[]) => void;
}

/** The priorities to show; none chosen shows all. */
export function PriorityChecks({ value, onChange }: PriorityChecksProps) {
  const toggle = (priority: Priority) =>
    onChange(value.includes(priority) ? value.filter((each) => each !== priority) : [...value, priority]);
  return (
    <Box component="fieldset" aria-label="Priority" sx={{ display: 'grid', border: 0, m: 0, p: 0 }}>
      {priorities.toReversed().map((priority) => (
        <FormControlLabel
          key={priority}
          control={<Checkbox checked={value.includes(priority)} onChange={() => toggle(priority)} />}
          label={<PriorityPill priority={priority} />}
        />
      ))}
    </Box>
  );
}
