import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeleton-rows.tsx';
import { ParticipantPicker } from '../../../components/forms/participant-picker.tsx';
import { PersonPicker } from '../../../components/forms/person-picker.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { searchColleagues, useColleagues } from '../../../lib/colleagues.ts';
import { useInvitation } from '../../../lib/use-invitation.ts';
import { useQuickPicks } from '../api.ts';
import { Summary } from '../summary.tsx';
import type { StepProps } from './step-props.ts';

export interface FinalStepProps extends StepProps {
  readonly mayManage: boolean;
  readonly accountId: string;
}

/** Who decides or takes part, and all that is about to be ordered. */
export function FinalStep({ mayManage, accountId, ...step }: FinalStepProps) {
  return (
    <>
      {mayManage ? <TakingPart {...step} accountId={accountId} /> : <Owner {...step} />}
      <Summary draft={step.draft} />
    </>
  );
}

/** Who may not manage orders names somebody who may (document 1 section 6). */
function Owner({ draft, change, faults }: StepProps) {
  const managers = useColleagues('order_management');
  const quickPicks = useQuickPicks(draft, 'order_management').data;
  if (managers.isError) {
    return <ErrorState error={managers.error} onRetry={() => void managers.refetch()} />;
  }
  if (managers.data === undefined) return <SkeletonRows count={1} height={98} />;
  return (
    <PersonPicker
      label="Owner"
      single
      people={managers.data.people}
      value={draft.ownerId === null ? [] : [draft.ownerId]}
      onChange={([ownerId = null]) => change({ ownerId })}
      quickPicks={draft.ownerId === null ? (quickPicks ?? []) : []}
      error={faults.ownerId}
      hint="Approves the order, and decides about offers."
    />
  );
}

function TakingPart({ draft, change, accountId }: StepProps & { readonly accountId: string }) {
  const colleagues = useColleagues();
  const invitation = useInvitation();
  const quickPicks = useQuickPicks(draft).data ?? [];
  const others = ({ id }: { readonly id: string }) => id !== accountId;
  const people = colleagues.data?.people ?? [];
  return (
    <>
      {colleagues.isPending ? (
        <SkeletonRows count={1} height={98} />
      ) : (
        <ParticipantPicker
          label="Participants"
          invitation={invitation}
          optional
          people={people.filter(others)}
          {...(colleagues.data?.isWhole === true ? {} : { search: searchColleagues })}
          quickPicks={quickPicks.filter(others)}
          value={draft.participantIds}
          onChange={(participantIds) => change({ participantIds })}
          hint="They get updates about this order by text and email."
        />
      )}
      <TextField
        label="PO number"
        optional
        autoComplete="off"
        name="poNumber"
        inputProps={{ maxLength: 200 }}
        value={draft.poNumber}
        onChange={({ target }) => change({ poNumber: target.value })}
      />
    </>
  );
}
