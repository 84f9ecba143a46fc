import { useState } from 'react';
import { useLate } from '../../lib/use-late.ts';
import type { Invitation } from './invite-dialog.tsx';
import { PersonPicker, type PersonPickerProps, type PickedPerson } from './person-picker.tsx';

export interface ParticipantPickerProps extends Omit<PersonPickerProps, 'onInvite' | 'single'> {
  /** Undefined for people who can't invite anyone from outside the company. */
  readonly invitation: Invitation | undefined;
}

/**
 * Picks an order's participants: people of the company, or an invitation for someone not found (document 2 section 5).
 */
export function ParticipantPicker({
  invitation,
  people,
  value,
  onChange,
  ...picker
}: ParticipantPickerProps) {
  const [text, setText] = useState<string>();
  const [invited, setInvited] = useState<readonly PickedPerson[]>([]);
  const late = useLate(loadDialog, text !== undefined);
  return (
    <>
      <PersonPicker
        {...picker}
        // Until they show up among the colleagues.
        people={[...people, ...invited.filter(({ id }) => !people.some((each) => each.id === id))]}
        value={value}
        onChange={onChange}
        onInvite={invitation && setText}
      />
      {late && invitation && text !== undefined && (
        <late.InviteDialog
          text={text}
          invitation={invitation}
          onClose={() => setText(undefined)}
          onInvited={(person) => {
            setInvited([...invited, person]);
            onChange([...value, person.id]);
            setText(undefined);
          }}
        />
      )}
    </>
  );
}

const loadDialog = () => import('./invite-dialog.tsx');
