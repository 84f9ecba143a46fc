import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { PersonDialog } from './person-dialog.tsx';
import { UserForm } from './user-form.tsx';

/** Invites somebody (`?edit=add`), or changes somebody of the team (`?edit=acc_1`). */
export function UserDialog(props: AddressedDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const actions = (save: string) => (
    <>
      <Button variant="outlined" onClick={props.onClose} disabled={busy}>
        Cancel
      </Button>
      <BusyButton type="submit" form={formId} variant="contained" busy={busy}>
        {save}
      </BusyButton>
    </>
  );
  const form = { id: formId, onBusy: setBusy, onDone: props.onClose };
  if (props.value === 'add') {
    return (
      <Dialog {...props} title="Invite User" size="md" keepOpen={busy} actions={actions('Send invitation')}>
        <UserForm {...form} />
      </Dialog>
    );
  }
  return (
    <PersonDialog {...props} title="Edit User" size="md" keepOpen={busy} actions={() => actions('Save')}>
      {(person) => <UserForm {...form} person={person} />}
    </PersonDialog>
  );
}
