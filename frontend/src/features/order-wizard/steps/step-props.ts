import type { Draft } from '../draft.ts';
import type { Faults } from '../step-rules.ts';

/** What every step is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** What is to be shown as wrong. */
  readonly faults: Faults;
}
