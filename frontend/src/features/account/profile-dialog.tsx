import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { updateProfileInput } from '#schema/accounts/team.ts';
import { Form, useZodForm } from '../../components/forms/form.tsx';
import { PhoneField } from '../../components/forms/phone-field.tsx';
import { PictureField } from '../../components/forms/picture-field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Avatar } from '../../components/identity/avatar.tsx';
import { SignedInDevices } from '../../components/shell/signed-in-devices.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { uploadCompanyPicture } from '../../lib/company-picture.ts';
import { type AddressedDialogProps, useOpenDialog, useReplaceDialog } from '../../lib/dialog-address.ts';
import { messageOf } from '../../lib/messages.ts';
import type { Profile } from '../../lib/profile.ts';
import { toast } from '../../lib/toasts.ts';
import { useSessions, useSignOutEverywhere, useUpdateProfile } from './api.ts';
import { type Channel, changedContact, isSameContact, profileValues } from './contacts.ts';
import { OwnDialog } from './own-dialog.tsx';

/** The person's own name, contacts and signed-in devices (`?profile=me`; document 2 section 5, Profile). */
export function ProfileDialog(dialog: AddressedDialogProps) {
  const formId = useId();
  const update = useUpdateProfile();
  const sessions = useSessions();
  const end = useSignOutEverywhere();
  return (
    <OwnDialog dialog={dialog} title="Profile" form={formId} busy={update.isPending}>
      {({ account }) => (
        <>
          <ProfileForm {...{ formId, update, account }} onClose={dialog.onClose} />
          <Divider sx={{ mt: 3, mb: 2.5 }} />
          <SignedInDevices query={sessions} signOutEverywhere={() => end.mutateAsync()} />
        </>
      )}
    </OwnDialog>
  );
}

export interface WaitingContactProps {
  readonly channel: Channel;
  /** The email or phone that is waiting, or null. */
  readonly contact: string | null;
  /** The field's current text. */
  readonly typed: string;
}

/** Shown under an email or phone that is not confirmed yet. */
export function WaitingContact({ channel, contact, typed }: WaitingContactProps) {
  const open = useOpenDialog();
  if (contact === null || !isSameContact(channel, contact, typed)) return null;
  return (
    <Box sx={waitingLine}>
      <Hourglass size={16} aria-hidden />
      <span>Not confirmed yet</span>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Confirm ${channel === 'email' ? 'email' : 'phone number'}`}
        onClick={() => open('contact-code', channel)}
        sx={{ ml: 'auto' }}
      >
        Confirm
      </Button>
    </Box>
  );
}

interface ProfileFormProps {
  readonly formId: string;
  readonly account: Profile['account'];
  readonly update: ReturnType<typeof useUpdateProfile>;
  readonly onClose: () => void;
}

function ProfileForm({ formId, account, update, onClose }: ProfileFormProps) {
  const form = useZodForm(updateProfileInput, profileValues(account));
  const replaceBy = useReplaceDialog();
  const name = `${form.value('firstName')} ${form.value('lastName')}`;
  const phone = form.field('phone');
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (values) => {
        try {
          const after = await update.mutateAsync(values);
          toast.success('Profile updated successfully.');
          const asked = changedContact(account, after);
          if (asked === undefined) onClose();
          else replaceBy('contact-code', asked);
        } catch (error) {
          const { fields = {} } = apiFailure(error).details;
          if (!form.setApiErrors(fields)) toast.error(messageOf(error, 'profile'));
        }
      }}
    >
      <PictureField
        label="Picture"
        shape="round"
        preview={<Avatar name={name} picture={form.value('picture') ?? null} size={72} />}
        upload={uploadCompanyPicture}
        value={form.value('picture') ?? null}
        onChange={(picture) => form.set('picture', picture)}
        error={form.error('picture')}
      />
      <Box sx={twoFields}>
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </Box>
      <TextField
        label="Job title"
        optional
        autoComplete="organization-title"
        {...form.field('title', { empty: null })}
      />
      <div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          hint="Email for notifications"
          {...form.field('email')}
        />
        <WaitingContact channel="email" contact={account.unprovenEmail} typed={form.value('email')} />
      </div>
      <div>
        <PhoneField
          label="Phone"
          optional
          hint="Phone for SMS"
          name="phone"
          error={phone.error}
          value={phone.value}
          onChange={(typed) => form.set('phone', typed)}
        />
        <WaitingContact channel="phone" contact={account.unprovenPhone} typed={phone.value} />
      </div>
    </Form>
  );
}

const twoFields = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
} as const;

const waitingLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  p: 0.5,
  pl: 1.5,
  borderRadius: 1,
  color: 'status.warning.text',
  bgcolor: 'status.warning.tint',
  typography: 'body2',
} as const;
