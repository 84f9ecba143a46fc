import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#schema/orders/order.ts';
import { ParticipantPicker } from '../../../components/forms/participant-picker.tsx';
import { PersonPicker } from '../../../components/forms/person-picker.tsx';
import { trpc } from '../../../lib/api.ts';
import { searchColleagues, useColleagues, useInvitation } from '../../../lib/colleagues.ts';
import { useProfile } from '../../../lib/profile.ts';
import { knownPeople } from '../edit/participants.ts';
import type { ApprovalForm } from './approval.ts';

export interface ApprovalPeopleProps {
  readonly order: OrderView;
  readonly form: ApprovalForm;
}

/** The order's new owner and other participants. */
export function ApprovalPeople({ order, form }: ApprovalPeopleProps) {
  const { jobsiteId, lat, long } = order;
  const ownId = useProfile().data?.account.id;
  const managers = useColleagues('order_management').data;
  const colleagues = useColleagues().data;
  const invitation = useInvitation();
  const quickPicks = useQuery(
    trpc.customers.accounts.getQuickPickParticipants.queryOptions({ jobsiteId, lat, long }),
  ).data;
  const owner = form.control('customerId');
  const participants = form.control('customerIds');
  const others = ({ id }: { readonly id: string }) => id !== owner.value;
  // The rest of the form works without the people.
  if (managers === undefined || colleagues === undefined) return null;
  return (
    <>
      <PersonPicker
        label="Owner"
        single
        people={managers.people}
        value={[owner.value]}
        // An approved order needs an owner: clearing the field makes it this person.
        onChange={([id = ownId]) => id !== undefined && owner.onChange(id)}
        error={owner.error}
        hint="Decides about offers, and is told first."
      />
      <ParticipantPicker
        label="Participants"
        invitation={invitation}
        optional
        people={knownPeople(order, colleagues.people).filter(others)}
        {...(colleagues.isWhole ? {} : { search: searchColleagues })}
        locked={participants.value.filter((id) => id === ownId)}
        quickPicks={(quickPicks ?? []).filter(others)}
        value={participants.value.filter((id) => id !== owner.value)}
        onChange={participants.onChange}
        error={participants.error}
        hint="They get updates about this order by text and email."
      />
    </>
  );
}
