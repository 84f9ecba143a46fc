import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Priority, priorities } from '#schema/severity.ts';
import { PriorityPill } from '../../components/facts/priority-pill.tsx';
import { DateRange } from '../../components/forms/date-range.tsx';
import { PersonPicker, type PickedPerson } from '../../components/forms/person-picker.tsx';
import type { DayRange } from '../../lib/day-range.ts';
import { findColleagues } from './api.ts';

export interface PeopleFieldProps {
  /** Those who are chosen, as far as they are known. */
  readonly people: readonly PickedPerson[];
  readonly value: readonly string[];
  readonly locked: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** All users, or people chosen by name (document 1 section 2, Participants filter). */
export function PeopleField(props: PeopleFieldProps) {
  return (
    <PersonPicker
      {...props}
      label="People"
      search={findColleagues}
      hint={props.value.length === 0 ? 'While nobody is chosen, orders of all users are shown.' : undefined}
    />
  );
}

export interface PriorityFieldProps {
  readonly value: readonly Priority[];
  readonly onChange: (value: Priority[]) => void;
}

/** The priorities to show; none chosen shows all. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
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

export interface DateFieldProps {
  readonly value: DayRange;
  readonly onChange: (value: DayRange) => void;
}

export function DateField(props: DateFieldProps) {
  return <DateRange label="When" {...props} />;
}
