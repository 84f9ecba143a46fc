import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type * as z from 'zod';
import type { RoleId } from '#schema/accounts/roles.ts';
import { roles } from '#schema/accounts/roles.ts';
import { createOrUpdateInput } from '#schema/accounts/team.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { PersonFields } from '../../../components/forms/person-fields.tsx';
import { PhoneField } from '../../../components/forms/phone-field.tsx';
import { PictureField } from '../../../components/forms/picture-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { useSaveColleague } from '../../../lib/colleague-changes.ts';
import { uploadCompanyPicture } from '../../../lib/company-picture.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useEmailTaken } from '../../../lib/use-email-taken.ts';
import type { usePerson } from '../api.ts';
import { mustTransferWords } from './owned-words.ts';
import { refusalWords } from './refusal-words.ts';
import { RoleField } from './role-field.tsx';
import { TransferHere } from './transfer-here.tsx';

type Person = NonNullable<ReturnType<typeof usePerson>['data']>;

export interface UserFormProps {
  /** Of the form, for the button outside of it. */
  readonly id: string;
  /** Who is changed; nobody: somebody is invited. */
  readonly person?: Person;
  readonly onBusy: (busy: boolean) => void;
  readonly onDone: () => void;
}

/** Who somebody is, how to reach that person, and one role (document 2 section 5, User form). */
export function UserForm({ id, person, onBusy, onDone }: UserFormProps) {
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
          hint={person?.phoneProven === false ? 'Waits for its code.' : undefined}
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
    // What waits for its code stays asked for.
    email: person?.unprovenEmail ?? person?.email ?? '',
    phone: formatPhoneNumber(person?.phone ?? ''),
    title: person?.title ?? '',
    picture: person?.picture ?? null,
    // Nobody is given a role by oversight.
    roleId: (person?.roleId ?? '') as 'InternalUser',
  };
}

function emailHint(person: Person | undefined): string | undefined {
  if (person === undefined) return 'The invitation goes here.';
  return person.unprovenEmail === null ? undefined : `Waits for its code. Until then ${person.email} counts.`;
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
