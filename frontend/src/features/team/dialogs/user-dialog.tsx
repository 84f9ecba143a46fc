import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type * as z from 'zod';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { createOrUpdateInput } from '#schema/accounts/team.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { PersonFields } from '../../../components/forms/person-fields.tsx';
import { PhoneField } from '../../../components/forms/phone-field.tsx';
import { PictureField } from '../../../components/forms/picture-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { useEmailTaken, useSaveColleague } from '../../../lib/colleagues.ts';
import { uploadCompanyPicture } from '../../../lib/company-picture.ts';
import type { AddressedDialogProps } from '../../../lib/dialog-address.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import type { usePerson } from '../api.ts';
import { mustTransferWords, stoppedMailWords } from '../team-words.ts';
import { PersonDialog, refusalWords } from './person-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { TransferHere } from './transfer-here.tsx';

/** Invites a person (`?edit=add`), or edits one (`?edit=acc_1`). */
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

type Person = NonNullable<ReturnType<typeof usePerson>['data']>;

interface UserFormProps {
  /** For the submit button, which is outside the form. */
  readonly id: string;
  /** The person to edit; undefined to invite a new one. */
  readonly person?: Person;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

/** A person's name, contacts and role (document 2 section 5, User form). */
function UserForm({ id, person, onBusy, onDone }: UserFormProps) {
  const ownId = useProfile().data?.account.id;
  const form = useZodForm(createOrUpdateInput, valuesOf(person));
  const save = useSaveColleague();
  const emailTaken = useEmailTaken(form.value('email'), person?.id);
  const isOneself = person !== undefined && person.id === ownId;
  const roleId = form.value('roleId');
  const mustTransfer = person !== undefined && losesOrders(person, roleId);
  useEffect(() => onBusy(form.busy), [onBusy, form.busy]);

  return (
    <Form
      id={id}
      form={form}
      onSubmit={async (values) => {
        if (emailTaken !== undefined) return form.setApiErrors({ email: emailTaken });
        if (mustTransfer) return form.setApiErrors({ roleId: mustTransferWords(person.ordersCount) });
        try {
          await save.mutateAsync(values);
          toast.success('User updated or invited successfully.');
          onDone();
        } catch (error) {
          const { fields = {} } = apiFailure(error).details;
          if (!form.setApiErrors(fields)) toast.error(refusalWords(error, 'saveUser'));
        }
      }}
    >
      <PictureField
        label="Picture"
        shape="round"
        preview={
          <Avatar
            name={`${form.value('firstName')} ${form.value('lastName')}`}
            picture={form.value('picture') ?? null}
            size={72}
          />
        }
        upload={uploadCompanyPicture}
        {...form.control('picture')}
        value={form.value('picture') ?? null}
      />
      <Box sx={fields}>
        <PersonFields field={form.field} emailTaken={emailTaken} emailHint={emailHint(person)} />
        <PhoneField
          label="Phone"
          optional
          hint={person?.phoneProven === false ? 'Not confirmed yet.' : undefined}
          {...form.field('phone')}
          onChange={(text) => form.set('phone', text)}
        />
        <TextField
          label="Job title"
          optional
          autoComplete="off"
          inputProps={{ maxLength: 100 }}
          {...form.field('title')}
        />
      </Box>
      <RoleField
        value={roleId}
        onChange={(chosen) => form.set('roleId', chosen)}
        error={mustTransfer ? mustTransferWords(person.ordersCount) : form.error('roleId')}
        isFixed={isOneself}
      >
        {mustTransfer && <TransferHere from={person} onDone={() => form.set('roleId', roleId)} />}
      </RoleField>
    </Form>
  );
}

function valuesOf(person: Person | undefined): z.input<typeof createOrUpdateInput> {
  return {
    id: person?.id ?? null,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    // An unconfirmed email stays in the field.
    email: person?.unprovenEmail ?? person?.email ?? '',
    phone: formatPhoneNumber(person?.phone ?? ''),
    title: person?.title ?? '',
    picture: person?.picture ?? null,
    // No default, so that a role is always chosen on purpose.
    roleId: (person?.roleId ?? '') as 'InternalUser',
  };
}

function emailHint(person: Person | undefined): string | undefined {
  if (person === undefined) return 'The invitation is sent here.';
  return person.unprovenEmail === null
    ? stoppedMailWords(person)
    : `Not confirmed yet. Until then, ${person.email} is used.`;
}

function losesOrders({ ordersCount }: Person, roleId: RoleId): boolean {
  return ordersCount > 0 && !roles[roleId].permissions.includes('order_management');
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2.5,
} as const;
