import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import { roles } from '#schema/accounts/roles.ts';
import { createOrUpdateInput } from '#schema/accounts/team.ts';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { Dialog } from '../flow/dialog.tsx';
import { BusyButton } from './busy-button.tsx';
import { Form, useZodForm } from './form.tsx';
import { PersonFields } from './person-fields.tsx';
import type { PickedPerson } from './person-picker.tsx';

/** The state and calls of an invitation. */
export interface Invitation {
  readonly invite: (person: NewPerson) => Promise<PickedPerson>;
  /** Called as the email address is typed. */
  readonly onEmail: (typed: string) => void;
  /** An error for the address: someone else has it. */
  readonly emailTaken: string | undefined;
}

interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roleId: 'ExternalUser';
}

export interface InviteDialogProps {
  /** What was typed when nobody was found: a name or an email address. */
  readonly text: string;
  readonly invitation: Invitation;
  readonly onInvited: (person: PickedPerson) => void;
  readonly onClose: () => void;
}

/** Invites someone from outside the company to follow an order (document 2 section 6: custom participants). */
export function InviteDialog({ text, invitation, onInvited, onClose }: InviteDialogProps) {
  const formId = useId();
  const { emailTaken, onEmail, invite } = invitation;
  const form = useZodForm(invited, typedPerson(text));
  const email = form.value('email');
  useEffect(() => onEmail(email), [email, onEmail]);
  return (
    // Submitting in here must not submit the form around the picker.
    <Box onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        onClose={onClose}
        keepOpen={form.busy}
        title="Invite a participant"
        subtitle={`As ${roles.ExternalUser.name}: sees the orders that they take part in, and no others.`}
        size="xs"
        actions={
          <>
            <Button variant="outlined" onClick={onClose} disabled={form.busy}>
              Cancel
            </Button>
            <BusyButton type="submit" form={formId} variant="contained" busy={form.busy}>
              Invite
            </BusyButton>
          </>
        }
      >
        <Form
          id={formId}
          form={form}
          onSubmit={async (person) => {
            if (emailTaken !== undefined) return form.setApiErrors({ email: emailTaken });
            try {
              onInvited(await invite({ ...person, roleId: 'ExternalUser' }));
            } catch (error) {
              const { fields = {} } = apiFailure(error).details;
              if (!form.setApiErrors(fields)) toast.error(messageOf(error, 'saveUser'));
            }
          }}
        >
          <PersonFields
            field={form.field}
            emailTaken={emailTaken}
            emailHint="The invitation and the updates about this order go here."
          />
        </Form>
      </Dialog>
    </Box>
  );
}

const invited = createOrUpdateInput.pick({ firstName: true, lastName: true, email: true });

function typedPerson(text: string): { firstName: string; lastName: string; email: string } {
  if (text.includes('@')) return { firstName: '', lastName: '', email: text };
  const [firstName = '', ...others] = text.split(/\s+/);
  return { firstName, lastName: others.join(' '), email: '' };
}
