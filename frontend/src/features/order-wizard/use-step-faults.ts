import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { type Faults, type Orderer, type StepId, wrongIn } from './step-rules.ts';

/** An error from the API or a look-up, valid while the field keeps that value. */
interface Refusal {
  readonly field: keyof Draft;
  readonly value: unknown;
  readonly words: string;
}

/**
 * The errors to show: what a step lacked when the person tried to leave it, while it is still missing, and what was
 * refused about the current values. Each failed try focuses the first invalid field.
 */
export function useStepFaults(draft: Draft, orderer: Orderer) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    document.querySelector<HTMLElement>(wrongField)?.focus();
  }, [failures]);

  const standing: Faults = Object.fromEntries(
    refusals
      .filter(({ field, value }) => same(draft[field], value))
      .map(({ field, words }) => [field, words]),
  );
  const refuse = (faults: Faults) =>
    setRefusals((before) => [
      ...before,
      ...(Object.entries(faults) as [keyof Draft, string][]).map(([field, words]) => ({
        field,
        value: draft[field],
        words,
      })),
    ]);
  return {
    of: (step: StepId): Faults => ({
      ...standing,
      ...Object.fromEntries(
        Object.entries(wrongIn(step, draft, orderer)).filter(([field]) => shown.has(field)),
      ),
    }),
    /** Records errors about the current values. */
    refuse,
    /** Whether the step can be left; if not, shows why. `also`: errors found only now. */
    pass(step: StepId, also: Faults = {}): boolean {
      const wrong = { ...wrongIn(step, draft, orderer), ...also };
      if (Object.keys(wrong).length === 0) return true;
      setShown((before) => new Set([...before, ...Object.keys(wrong)]));
      refuse(also);
      setFailures((count) => count + 1);
      return false;
    },
  };
}

/** An invalid field, or the first control of an invalid group. */
const wrongField = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea, button)';

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
