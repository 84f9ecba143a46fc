import { type RefObject, useEffect, useRef, useState } from 'react';
import { firstStep, type SignInStep, stepOf } from './sign-in-step.ts';

/** The props of a sign-in page. */
export interface SignInPageProps {
  /** The first step. */
  readonly first: SignInStep;
  /** The step for a history entry without one. */
  readonly beginning?: SignInStep;
  /** A code was sent. While the person waits, the next page can load. */
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
    /** Stores what was typed or sent in this history entry, for when the person comes back. */
    onKeep: (step: SignInStep) => {
      history.replaceState(step, '');
      setCurrent(step);
    },
    onBack: () => history.back(),
  };
}

/** Focuses the step's first field once, when the step appears. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
