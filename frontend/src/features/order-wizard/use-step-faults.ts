import { useEffect, useState } from 'react';
import type { Draft } from './draft.ts';
import { type Faults, type Orderer, type StepId, wrongIn } from './step-rules.ts';

/** What the service, or a look-up, has said of a field, as long as the field says the same. */
interface Refusal {
  readonly field: keyof Draft;
  readonly value: unknown;
  readonly words: string;
}

/**
 * What is shown as wrong: what a step lacked when it was tried, as long as it does, and what was refused of the present values. The focus goes to the first
 * field that is wrong whenever a try fails.
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
    /** Notes what was said of the present values. */
    refuse,
    /** Whether the step can be left; where not, says why. `also`: what was found out only now. */
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

/** A field that is wrong, or the first control of a group that is. */
const wrongField = '[aria-invalid="true"], [data-invalid] :is(input, select, textarea, button)';

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
