import { useQuery } from '@tanstack/react-query';
import { updateParticipantsInput } from '#schema/orders/order-calls.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { ParticipantPicker } from '../../../components/forms/participant-picker.tsx';
import { trpc } from '../../../lib/api.ts';
import { searchColleagues, useColleagues, useInvitation } from '../../../lib/colleagues.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useUpdateParticipants } from '../api.ts';
import type { OrderDialogProps } from '../dialogs/decision.ts';
import { EditDialog, type EditFormProps, showRefusal } from './edit-dialog.tsx';
import { knownPeople, lockedPeople, takingPart } from './participants.ts';

/** Who follows the order and gets its updates (`?participants=10001`). */
export function ParticipantsDialog(props: OrderDialogProps) {
  const update = useUpdateParticipants();
  return (
    <EditDialog
      {...props}
      title="Edit Order Participants"
      command="updateParticipants"
      update={update}
      size="sm"
    >
      {(order, formId) => <ParticipantsForm {...{ formId, order, update, dialog: props }} />}
    </EditDialog>
  );
}

function ParticipantsForm({ formId, order, update, dialog }: EditFormProps<typeof useUpdateParticipants>) {
  const { id, jobsiteId, lat, long } = order;
  const ownId = useProfile().data?.account.id;
  const colleagues = useColleagues();
  const invitation = useInvitation();
  const quickPicks = useQuery(
    trpc.customers.accounts.getQuickPickParticipants.queryOptions({ jobsiteId, lat, long }),
  );
  const form = useZodForm(updateParticipantsInput, { id, customerIds: takingPart(order) });
  if (colleagues.isError) return <ErrorState onRetry={() => void colleagues.refetch()} />;
  if (colleagues.data === undefined || ownId === undefined)
    return <SkeletonRows count={2} height={72} gap={16} />;
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (input) => {
        try {
          await update.mutateAsync(input);
          toast.success('Order participants updated successfully');
          dialog.onClose();
        } catch (error) {
          showRefusal(error, form, 'participants', dialog);
        }
      }}
    >
      <ParticipantPicker
        label="Participants"
        invitation={invitation}
        people={knownPeople(order, colleagues.data.people)}
        {...(colleagues.data.isWhole ? {} : { search: searchColleagues })}
        locked={lockedPeople(order, ownId)}
        quickPicks={quickPicks.data ?? []}
        hint="They get updates about this order by text and email."
        {...form.control('customerIds')}
      />
    </Form>
  );
}
