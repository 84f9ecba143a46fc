import { useCallback, useRef, useState } from 'react';

/**
 * Runs one piece of work at a time and ignores the rest. A busy button renders a moment after the press, so a second
 * press could slip in.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const working = useRef(false);
  return (work) => {
    if (working.current) return;
    working.current = true;
    void work().finally(() => {
      working.current = false;
    });
  };
}

/** The same, and says whether work is in progress. */
export function useBusy(): [busy: boolean, during: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false);
  // State alone would let a second click through before the next render.
  const running = useRef(false);
  const during = useCallback((work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return [busy, during];
}
