import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MapPinned } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Dialog } from '../../components/flow/dialog.tsx';
import { Wizard } from '../../components/flow/wizard.tsx';
import type { PickedPlace } from '../../components/forms/address-picker.tsx';
import { CreditHoldDialog } from '../../components/shell/ordering-unavailable.tsx';
import { jobsiteNameExists } from '../../lib/find-places.ts';
import { jobsiteNameTaken } from '../../lib/messages.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useWide } from '../../lib/use-window.ts';
import { bearerOf, type FoundMachine, type NumberKind, placeAt } from './api.ts';
import { AttachPage } from './attach-page.tsx';
import { atPlace, type Draft, emptyDraft, isBegun, keptDraft } from './draft.ts';
import { type Faults, isDone, type StepId, stepIds } from './step-rules.ts';
import { EquipmentStep } from './steps/equipment-step.tsx';
import { FaultCodesStep } from './steps/fault-codes-step.tsx';
import { FinalStep, useFinalPeople } from './steps/final-step.tsx';
import { IssueStep } from './steps/issue-step.tsx';
import { LocationStep } from './steps/location-step.tsx';
import { takenWords } from './steps/number-field.tsx';
import { PhotosStep } from './steps/photos-step.tsx';
import { UnitStatusStep } from './steps/unit-status-step.tsx';
import { usePhotos } from './use-photos.ts';
import { useStepFaults } from './use-step-faults.ts';
import { useSubmit } from './use-submit.ts';

const WizardMap = lazy(async () => ({ default: (await import('./wizard-map.tsx')).WizardMap }));

export interface OrderWizardProps {
  readonly accountId: string;
  readonly mayManage: boolean;
  /** The company has reached its credit limit. */
  readonly isPaused: boolean;
}

/** The seven steps of an order. The draft is kept until it is sent or discarded. */
export function OrderWizard({ accountId, mayManage, isPaused }: OrderWizardProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const keptAs = `order.${accountId}`;
  const {
    values: draft,
    change,
    forget,
  } = useDraft<Draft>('order', keptDraft, emptyDraft, {
    // Sent or discarded in another tab. If this tab is sending it too, that leads to the order.
    onForgottenElsewhere: () => {
      if (!busy) void navigate('/orders', { replace: true });
    },
  });
  const photos = usePhotos(keptAs, draft.photoNames, (photoNames) => change({ photoNames }));
  const orderer = { mayManage };
  const faults = useStepFaults(draft, orderer);
  useFinalPeople(draft, mayManage);
  const [isHeld, setHeld] = useState(isPaused);
  const wide = useWide('lg');

  const leave = (to: string) => {
    forget();
    photos.forget();
    void navigate(to, { replace: true });
  };
  const goTo = (step: StepId) => void navigate({ search: `?step=${step}` });
  const { busy, submit } = useSubmit({
    draft,
    orderer,
    onOrdered: (orderId) => (photos.items.length > 0 ? change({ orderId }) : leave(`/orders/${orderId}`)),
    onCreditHold: () => setHeld(true),
    onRefused: (step, wrong) => {
      faults.refuse(wrong);
      goTo(step);
    },
  });

  const choosePlace = (place: PickedPlace) => change(atPlace(draft, place));
  const chooseMachine = (found: FoundMachine | null) => {
    change({ machine: found?.chosen ?? null, serialNumber: '', unitNumber: '' });
    const last = found?.lastJobsite;
    if (!last || (draft.address !== null && !draft.isPlaceGuessed)) return;
    placeAt(last).then(
      (place) => place && change(atPlace(draft, place, true)),
      // The person didn't ask for it, and can choose the place by hand.
      () => undefined,
    );
  };

  const checkNumbers = async (): Promise<Faults> => {
    const { machine } = draft;
    if (machine === null) return {};
    const taken = await Promise.all(
      numberKinds
        .filter((kind) => machine[kind] === null && draft[kind].trim() !== '')
        .map(async (kind): Promise<Faults> => {
          const number = draft[kind].trim();
          // Checked again when the order is placed, so a failed check blocks nobody.
          const bearer = await bearerOf(kind, number, machine).catch(() => null);
          return bearer === null ? {} : { [kind]: takenWords(kind, number) };
        }),
    );
    return Object.assign({}, ...taken);
  };
  const checkName = async (): Promise<Faults> => {
    const name = draft.jobsiteName.trim();
    if (name === '' || draft.address === null) return {};
    const jobsite = { id: draft.jobsiteId, name };
    const isTaken = await jobsiteNameExists(name, { jobsite, address: draft.address }).catch(() => false);
    return isTaken ? { jobsiteName: jobsiteNameTaken } : {};
  };
  const checks: Partial<Record<StepId, () => Promise<Faults>>> = {
    equipment: checkNumbers,
    location: checkName,
  };

  const map = (
    <Suspense fallback={null}>
      <WizardMap draft={draft} onPlace={query.get('step') === 'location' ? choosePlace : undefined} />
    </Suspense>
  );
  const shared = (step: StepId) => ({ draft, change, faults: faults.of(step) });
  const contents: Readonly<Record<StepId, { readonly title: string; readonly content: React.ReactNode }>> = {
    equipment: {
      title: 'Which machine needs service?',
      content: <EquipmentStep {...shared('equipment')} onChoose={chooseMachine} />,
    },
    location: {
      title: 'Where is it?',
      content: (
        <LocationStep
          {...shared('location')}
          onPlace={choosePlace}
          map={wide ? undefined : <MapButton map={map} />}
          onCheckName={() => void checkName().then(faults.refuse)}
        />
      ),
    },
    'fault-codes': {
      title: 'Does it show fault codes?',
      content: <FaultCodesStep {...shared('fault-codes')} />,
    },
    photos: { title: 'Can you show the problem?', content: <PhotosStep photos={photos} /> },
    issue: { title: 'What is wrong?', content: <IssueStep {...shared('issue')} /> },
    'unit-status': { title: 'What state is it in?', content: <UnitStatusStep {...shared('unit-status')} /> },
    final: {
      title: 'Is this right?',
      content: <FinalStep {...shared('final')} mayManage={mayManage} accountId={accountId} />,
    },
  };

  if (draft.orderId !== null) {
    return (
      <AttachPage orderId={draft.orderId} photos={photos} onDone={() => leave(`/orders/${draft.orderId}`)} />
    );
  }
  return (
    <>
      <Wizard
        title="Order Service"
        dirty={isBegun(draft)}
        exitQuestion={{
          title: 'Exit this booking?',
          text: 'Are you sure you want to exit this booking? Any progress will be lost.',
        }}
        onExit={() => leave('/orders')}
        finish="Order Service"
        onFinish={submit}
        busy={busy}
        aside={wide ? map : undefined}
        steps={stepIds.map((id) => ({
          id,
          ...contents[id],
          isDone: isDone(id, draft, orderer),
          check: async () => faults.pass(id, await checks[id]?.()),
        }))}
      />
      <CreditHoldDialog open={isHeld} onClose={() => leaveHeld()} />
    </>
  );

  /** The draft is kept: the hold will end. */
  function leaveHeld() {
    void navigate('/orders', { replace: true });
  }
}

const numberKinds: readonly NumberKind[] = ['serialNumber', 'unitNumber'];

/** Opens the map in a dialog, on screens too narrow to show it beside the step. */
function MapButton({ map }: { readonly map: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<MapPinned size={20} />} onClick={() => setOpen(true)}>
        Set on the map
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Where is it?"
        size="md"
        actions={
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        }
      >
        <Box sx={{ height: { xs: 'calc(100dvh - 200px)', sm: '56dvh' } }}>{map}</Box>
      </Dialog>
    </>
  );
}
