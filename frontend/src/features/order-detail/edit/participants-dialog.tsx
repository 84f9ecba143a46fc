import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { updateParticipantsInput } from '#schema/order-calls.ts';
import type { OrderView } from '#schema/orders.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Form, useZodForm } from '../../../components/forms/form.tsx';
import { ParticipantPicker } from '../../../components/forms/participant-picker.tsx';
import { trpc } from '../../../lib/api.ts';
import { apiFailure } from '../../../lib/api-failure.ts';
import { searchColleagues, useColleagues, useInvitation } from '../../../lib/colleagues.ts';
import { useProfile } from '../../../lib/profile.ts';
import { toast } from '../../../lib/toasts.ts';
import { useUpdateParticipants } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { EditDialog } from './edit-dialog.tsx';
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
          const { fields = {} } = apiFailure(error).details;
          if (!form.setApiErrors(fields)) tellFailure(error, 'participants', dialog);
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
