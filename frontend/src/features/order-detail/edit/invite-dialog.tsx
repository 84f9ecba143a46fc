import Button from '@mui/material/Button';
import { useId } from 'react';
import type { Colleague } from '#schema/people.ts';
import { roles } from '#schema/roles.ts';
import { createOrUpdateInput } from '#schema/team.ts';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { PersonFields } from '../../../components/forms/person-fields.tsx';
import { apiFailure } from '../../../lib/api-failure.ts';
import { useEmailTaken, useSaveColleague } from '../../../lib/colleague-changes.ts';
import { messageOf } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toasts.ts';

export interface InviteDialogProps {
  /** What was typed for somebody who was not found: a name, or an address. */
  readonly text: string;
  readonly onInvited: (person: Colleague) => void;
  readonly onClose: () => void;
}

/** Invites somebody of outside, who then follows the order (document 2 section 6: custom participants). */
export function InviteDialog({ text, onInvited, onClose }: InviteDialogProps) {
  const formId = useId();
  const save = useSaveColleague();
  const form = useZodForm(createOrUpdateInput, { ...typedPerson(text), roleId: 'ExternalUser' });
  const emailTaken = useEmailTaken(form.value('email'));
  return (
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
            onInvited(await save.mutateAsync(person));
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
  );
}

function typedPerson(text: string): { firstName: string; lastName: string; email: string } {
  if (text.includes('@')) return { firstName: '', lastName: '', email: text };
  const [firstName = '', ...others] = text.split(/\s+/);
  return { firstName, lastName: others.join(' '), email: '' };
}
