import { type Priority, priorities } from '#schema/alerts/severity.ts';
import { ChipSelect } from '../../components/forms/chip-select.tsx';
import { DateRange } from '../../components/forms/date-range.tsx';
import { PersonPicker, type PickedPerson } from '../../components/forms/person-picker.tsx';
import type { DayRange } from '../../lib/day-range.ts';
import { findColleagues } from './api.ts';

export interface PeopleFieldProps {
  /** The people chosen, as far as loaded. */
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
      label="Participants"
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
export function PriorityField(props: PriorityFieldProps) {
  return <ChipSelect {...props} label="Priority" options={options} />;
}

const options = priorities
  .toReversed()
  .map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export interface DateFieldProps {
  readonly label: string;
  readonly value: DayRange;
  readonly onChange: (value: DayRange) => void;
}

export function DateField(props: DateFieldProps) {
  return <DateRange {...props} />;
}
