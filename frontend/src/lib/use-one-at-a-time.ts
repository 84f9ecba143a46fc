import { useCallback, useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: what comes while another is under way is left out. A busy button is drawn a moment
 * after the press, and a second press may come before that.
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

/** Runs one thing at a time: what is asked for meanwhile is not done. */
export function useBusy(): [busy: boolean, during: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false);
  // State alone would let a second click through before the next rendering.
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
