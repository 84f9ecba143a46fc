import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { ParticipantPicker } from '../../../components/forms/participant-picker.tsx';
import { PersonPicker } from '../../../components/forms/person-picker.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { searchColleagues, useColleagues, useInvitation } from '../../../lib/colleagues.ts';
import { useQuickPicks } from '../api.ts';
import type { Draft } from '../draft.ts';
import type { StepProps } from '../step-rules.ts';
import { Summary } from '../summary.tsx';

export interface FinalStepProps extends StepProps {
  readonly mayManage: boolean;
  readonly accountId: string;
}

/** Who decides or takes part, and the whole order: shown at once, so that nothing moves under a thumb. */
export function FinalStep({ mayManage, accountId, ...step }: FinalStepProps) {
  const { people, quickPicks } = useFinalPeople(step.draft, mayManage);
  if (people.isPending || quickPicks.isLoading) return <SkeletonRows count={3} height={98} gap={20} />;
  return (
    <>
      {mayManage ? <TakingPart {...step} accountId={accountId} /> : <Owner {...step} />}
      <Summary draft={step.draft} />
    </>
  );
}

/** Who can be chosen. Fetched once the place is known, to be ready when needed. */
export function useFinalPeople(draft: Pick<Draft, 'jobsiteId' | 'address'>, mayManage: boolean) {
  const permission = mayManage ? undefined : 'order_management';
  return { people: useColleagues(permission), quickPicks: useQuickPicks(draft, permission) };
}

/** People who can't manage orders must name someone who can (document 1 section 6). */
function Owner({ draft, change, faults }: StepProps) {
  const { people: managers, quickPicks } = useFinalPeople(draft, false);
  if (managers.data === undefined) {
    return <ErrorState error={managers.error} onRetry={() => void managers.refetch()} />;
  }
  return (
    <PersonPicker
      label="Owner"
      single
      people={managers.data.people}
      value={draft.ownerId === null ? [] : [draft.ownerId]}
      onChange={([ownerId = null]) => change({ ownerId })}
      quickPicks={draft.ownerId === null ? (quickPicks.data ?? []) : []}
      error={faults.ownerId}
      hint="Approves the order, and decides about offers."
    />
  );
}

function TakingPart({ draft, change, accountId }: StepProps & { readonly accountId: string }) {
  const invitation = useInvitation();
  const { people: colleagues, quickPicks } = useFinalPeople(draft, true);
  const others = ({ id }: { readonly id: string }) => id !== accountId;
  return (
    <>
      <ParticipantPicker
        label="Participants"
        invitation={invitation}
        optional
        people={(colleagues.data?.people ?? []).filter(others)}
        {...(colleagues.data?.isWhole === true ? {} : { search: searchColleagues })}
        quickPicks={(quickPicks.data ?? []).filter(others)}
        value={draft.participantIds}
        onChange={(participantIds) => change({ participantIds })}
        hint="They get updates about this order by text and email."
      />
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
