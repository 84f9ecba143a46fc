import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((moment - Date.now()) / 1000)), [moment]);
  return useSyncExternalStore(everyQuarterSecond, secondsLeft);
}

function everyQuarterSecond(look: () => void): () => void {
  const timer = setInterval(look, 250);
  return () => clearInterval(timer);
}
