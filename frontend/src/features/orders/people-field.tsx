import { PersonPicker, type PickedPerson } from '../../components/forms/person-picker.tsx';
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
