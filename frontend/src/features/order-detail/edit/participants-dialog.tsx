import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { updateParticipantsInput } from '#schema/orders.ts';
import type { Colleague } from '#schema/people.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeleton-rows.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { PersonPicker } from '../../../components/forms/person-picker.tsx';
import { trpc } from '../../../lib/api.ts';
import { apiFailure } from '../../../lib/api-failure.ts';
import { searchColleagues, useColleagues } from '../../../lib/colleagues.ts';
import { usePermission, useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { useUpdateParticipants } from './edit-commands.ts';
import { EditDialog } from './edit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { knownPeople, lockedPeople, takingPart } from './participants.ts';

/** Who follows the order and gets its updates (`?participants=10001`). */
export function ParticipantsDialog(props: OrderDialogProps) {
  const formId = useId();
  const update = useUpdateParticipants();
  return (
    <EditDialog
      {...props}
      title="Edit Order Participants"
      command="updateParticipants"
      formId={formId}
      busy={update.isPending}
      size="sm"
    >
      {(order) => <ParticipantsForm {...{ formId, order, update, dialog: props }} />}
    </EditDialog>
  );
}

interface ParticipantsFormProps {
  readonly formId: string;
  readonly order: OrderView;
  readonly update: ReturnType<typeof useUpdateParticipants>;
  readonly dialog: OrderDialogProps;
}

function ParticipantsForm({ formId, order, update, dialog }: ParticipantsFormProps) {
  const { id, jobsiteId, lat, long } = order;
  const ownId = useProfile().data?.account.id;
  const mayInvite = usePermission('user_management');
  const colleagues = useColleagues();
  const quickPicks = useQuery(
    trpc.customers.accounts.getQuickPickParticipants.queryOptions({ jobsiteId, lat, long }),
  );
  const form = useZodForm(updateParticipantsInput, { id, customerIds: takingPart(order) });
  const [inviting, setInviting] = useState<string>();
  const [invited, setInvited] = useState<readonly Colleague[]>([]);
  if (colleagues.isError) return <ErrorState onRetry={() => void colleagues.refetch()} />;
  if (colleagues.data === undefined || ownId === undefined)
    return <SkeletonRows count={2} height={72} gap={16} />;
  const { people } = colleagues.data;
  // Until they are among the colleagues.
  const withInvited = [...people, ...invited.filter(({ id }) => !people.some((each) => each.id === id))];
  return (
    <>
      <Form
        id={formId}
        form={form}
        onSubmit={async (input) => {
          try {
            await update.mutateAsync(input);
            toast.success('Order participants updated successfully');
            dialog.onClose();
          } catch (error) {
            const { fields = {} } = apiFailure(error).details;
            if (!form.setApiErrors(fields)) tellFailure(error, 'participants', dialog);
          }
        }}
      >
        <PersonPicker
          label="Participants"
          people={knownPeople(order, withInvited)}
          {...(colleagues.data.isWhole ? {} : { search: searchColleagues })}
          locked={lockedPeople(order, ownId)}
          quickPicks={quickPicks.data ?? []}
          onInvite={mayInvite ? setInviting : undefined}
          hint="They get updates about this order by text and email."
          {...form.control('customerIds')}
        />
      </Form>
      {/* Beside the form: what is submitted in it is not to submit this one, too. */}
      {inviting !== undefined && (
        <InviteDialog
          text={inviting}
          onClose={() => setInviting(undefined)}
          onInvited={(person) => {
            setInvited([...invited, person]);
            form.set('customerIds', [...form.value('customerIds'), person.id]);
            setInviting(undefined);
          }}
        />
      )}
    </>
  );
}
