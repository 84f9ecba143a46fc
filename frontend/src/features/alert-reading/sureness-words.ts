import type { ReadPlace } from './read-places.ts';

/** How sure a value is, in words; `check` where somebody should look. */
export type Sureness = 'sure' | 'likely' | 'check';

export function surenessOf(confidence: number): Sureness {
  if (confidence >= 0.85) return 'sure';
  return confidence >= 0.6 ? 'likely' : 'check';
}

/** `Probably right, as corrected earlier`; the reader itself is not named. */
export function surenessWords({ confidence, by }: Pick<ReadPlace, 'confidence' | 'by'>): string {
  const words = { sure: 'Read clearly', likely: 'Probably right', check: 'Check this' }[
    surenessOf(confidence)
  ];
  if (by === 'correction') return `${words}, as corrected earlier`;
  return by === 'second_reader' ? `${words}, found on a second pass` : words;
}
