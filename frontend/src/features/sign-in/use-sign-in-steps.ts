import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstStep, type SignInStep, stepOf } from './sign-in-step.ts';

/** What a sign-in page is given. */
export interface SignInPageProps {
  /** The step that it begins with. */
  readonly first: SignInStep;
  /** The step of an entry of the history that holds none: the way in. */
  readonly beginning?: SignInStep;
  /** A code is on its way: there is time to load what comes after it. */
  readonly onCodeSent: () => void;
}

/** The steps of a sign-in, each a history entry of its own. */
export function useSignInSteps({ first, beginning = firstStep, onCodeSent }: SignInPageProps) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setCurrent(stepOf(state, beginning));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [beginning]);
  const waits = current.step === 'otp' || current.step === 'signup-verification';
  useEffect(() => {
    if (waits) onCodeSent();
  }, [waits, onCodeSent]);
  return {
    current,
    onNext: (step: SignInStep) => {
      history.pushState(step, '');
      setCurrent(step);
      scrollTo(0, 0);
    },
    /** Keeps in this entry what was typed or sent, for whoever comes back to it. */
    onKeep: (step: SignInStep) => {
      history.replaceState(step, '');
      setCurrent(step);
    },
    onBack: () => history.back(),
  };
}

/** The field that a step begins with: it has the focus when the step appears, and is not given it again. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
