import { useCallback, useSyncExternalStore } from 'react';

/** The first six digits typed or pasted. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}

export function codeProblem(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : 'Code must be a valid code format';
}

/** Errors shown at the code's field. */
export const refusalsOfCodes: ReadonlySet<string> = new Set([
  'INVALID_CODE',
  'CODE_EXPIRED',
  'TOO_MANY_TRIES',
  'CODES_CLOSED',
  'BAD_INPUT',
]);

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((moment - Date.now()) / 1000)), [moment]);
  return useSyncExternalStore(everyQuarterSecond, secondsLeft);
}

function everyQuarterSecond(look: () => void): () => void {
  const timer = setInterval(look, 250);
  return () => clearInterval(timer);
}
