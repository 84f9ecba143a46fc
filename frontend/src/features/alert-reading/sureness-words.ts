import type { ReadPlace } from './read-places.ts';

/** How sure a value is, in words; `check` where somebody should look. */
export type Sureness = 'sure' | 'likely' | 'check';

export function surenessOf(confidence: number): Sureness {
  if (confidence >= 0.85) return 'sure';
  return confidence >= 0.6 ? 'likely' : 'check';
}

/** `Likely, from an earlier correction`; the reader itself is not named. */
export function surenessWords({ confidence, by }: Pick<ReadPlace, 'confidence' | 'by'>): string {
  const words = { sure: 'Sure', likely: 'Likely', check: 'Check this' }[surenessOf(confidence)];
  if (by === 'correction') return `${words}, from an earlier correction`;
  return by === 'second_reader' ? `${words}, found by the second reader` : words;
}
