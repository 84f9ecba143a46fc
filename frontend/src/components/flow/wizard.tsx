import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WizardPage } from '../templates/wizard-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface WizardStep {
  /** As in the address: `?step=location`. */
  readonly id: string;
  /** The step's question. */
  readonly title: string;
  readonly content: ReactNode;
  /** Whether the step is complete; until it is, later steps can't be reached. */
  readonly isDone: boolean;
  /** Called before moving on. Shows what is wrong and returns false, or returns true. */
  readonly check?: () => boolean | Promise<boolean>;
}

export interface WizardProps {
  readonly title: string;
  readonly steps: readonly WizardStep[];
  /** Whether exiting would lose anything. */
  readonly dirty: boolean;
  readonly exitQuestion: { readonly title: string; readonly text: string };
  /** Leaves the wizard and forgets its draft. */
  readonly onExit: () => void;
  readonly finish: string;
  readonly onFinish: () => void;
  readonly busy?: boolean;
  readonly aside?: ReactNode;
}

/**
 * Steps in sequence, each with an address, so that the Back button goes back a step and a reload stays. The caller
 * keeps what is typed (`useDraft`), so only the exit, which discards it, asks. A step reached by `useEditStep` leads
 * back to the step that sent the person there.
 */
export function Wizard({
  title,
  steps,
  dirty,
  exitQuestion,
  onExit,
  finish,
  onFinish,
  busy,
  aside,
}: WizardProps) {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isExiting, setExiting] = useState(false);
  const [isChecking, setChecking] = useState(false);
  // The address may name a step that can't be reached yet.
  const open = steps.findIndex(({ isDone }) => !isDone);
  const wanted = steps.findIndex(({ id }) => id === query.get('step'));
  const at = Math.max(0, open === -1 ? wanted : Math.min(wanted, open));
  const step = steps[at];
  useFocusOnStep(step?.id);

  const go = (to: number) => {
    const target = steps[to];
    if (target === undefined) return;
    void navigate(...stepAddress(query, target.id));
  };
  const back = () => {
    if (isSteppedHere(state)) void navigate(-1);
    else go(at - 1);
  };
  const isLast = at === steps.length - 1;
  const returnTo = steps.findIndex(({ id }) => id === returnStep(state));
  const goOn = () => (isLast ? onFinish() : go(Math.max(returnTo, at + 1)));
  const checkAndGoOn = async () => {
    setChecking(true);
    const isRight = await step?.check?.();
    setChecking(false);
    if (isRight) goOn();
  };
  if (step === undefined) return null;
  return (
    <>
      <WizardPage
        title={title}
        step={step.title}
        position={at + 1}
        count={steps.length}
        onBack={at === 0 ? undefined : back}
        onExit={() => (dirty ? setExiting(true) : onExit())}
        onNext={step.check === undefined ? goOn : () => void checkAndGoOn()}
        next={isLast ? finish : 'Continue'}
        isDecisive={isLast}
        busy={busy === true || isChecking}
        canGoOn={step.isDone || step.check !== undefined}
        aside={aside}
      >
        {step.content}
      </WizardPage>
      <ConfirmDialog
        open={isExiting}
        title={exitQuestion.title}
        confirm="Exit"
        dismiss="Stay"
        busy={false}
        onDismiss={() => setExiting(false)}
        onConfirm={onExit}
      >
        {exitQuestion.text}
      </ConfirmDialog>
    </>
  );
}

/** A step's location, for `navigate`. With `returnTo`, the step's button leads there instead of to the next step. */
function stepAddress(query: URLSearchParams, id: string, returnTo?: string) {
  const next = new URLSearchParams(query);
  next.set('step', id);
  // Reached from another step in this visit, so Back leads there too.
  return [{ search: next.toString() }, { state: { steppedHere: true, returnTo } }] as const;
}

/** Returns a function that goes to an earlier step, whose button then leads back to this one. */
export function useEditStep(): (id: string) => void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (id) => void navigate(...stepAddress(query, id, query.get('step') ?? undefined));
}

function returnStep(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
}

function isSteppedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'steppedHere' in state;
}

/** Moves the focus and the scroll position to the title of the new step. */
function useFocusOnStep(id: string | undefined): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const title = document.querySelector<HTMLElement>('[data-step-title]');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
